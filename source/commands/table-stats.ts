import {tableStatistics, type TableStatistics} from '../solver/statistics.js';
import type {Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';
import {openTables} from './open-tables.js';
import {readTables} from './read-endings.js';
import {tableTitle, variantField} from './table-game-flag.js';

const LONGEST_BAR = 40;

const share = (part: number, whole: number): string =>
	whole === 0 ? '' : ` (${((part / whole) * 100).toFixed(1)} %)`;

/** Returns the statistics as lines for a person. */
function describe({material, placements, starts, won, longest, histogram, blind}: TableStatistics) {
	const most = Math.max(...Object.values(histogram), 1);
	return [
		`${material}: ${placements} placements, ${starts} starts`,
		`won knowing the king's square: ${won}${share(won, starts)}, longest ${longest} moves`,
		`won knowing nothing: ${blind.won} of ${blind.placements} placements${share(blind.won, blind.placements)}, longest ${blind.longest} moves`,
		...Object.entries(histogram).map(
			([moves, count]) =>
				`${moves.padStart(4)} ${String(count).padStart(9)} ${'█'.repeat(Math.ceil((count / most) * LONGEST_BAR))}`,
		),
	];
}

/** `table stats MATERIAL...`: the counts of a table; with `--json` one line for each. */
export async function tableStats(
	words: readonly string[],
	flags: Flags,
	io: CommandIo,
): Promise<number> {
	const wanted = readTables(words, flags);
	if (!wanted.ok) {
		io.error(`fogchess: ${wanted.error}`);
		return EXIT.usage;
	}

	const {endings, game} = wanted.value;
	const {tables} = await openTables(endings, io, game);
	for (const ending of endings) {
		const {material, ...counts} = tableStatistics(tables.get(ending)!);
		for (const line of flags['json'] === true
			? [JSON.stringify({material, ...variantField(game.id), ...counts})]
			: describe({material: tableTitle(material, game.id), ...counts})) {
			io.out(line);
		}
	}

	return EXIT.fine;
}
