import {tableTitle} from '../bot/game-tables.js';
import {type TableStatistics, tableStatistics} from '../solver/statistics.js';
import {EXIT, print, type RunCommand} from './command.js';
import {openNamedTables} from './open-tables.js';
import {variantField} from './read-endings.js';

const LONGEST_BAR = 40;

const share = (part: number, whole: number): string =>
	whole === 0 ? '' : ` (${((part / whole) * 100).toFixed(1)} %)`;

function describe({material, placements, starts, won, longest, histogram, blind}: TableStatistics) {
	const most = Math.max(...Object.values(histogram), 1);
	return [
		`${material}: ${placements} placements, ${starts} starts`,
		`won knowing the king’s square: ${won}${share(won, starts)}, longest ${longest} moves`,
		`won knowing nothing: ${blind.won} of ${blind.placements} placements${share(blind.won, blind.placements)}, longest ${blind.longest} moves`,
		...Object.entries(histogram).map(
			([moves, count]) =>
				`${moves.padStart(4)} ${String(count).padStart(9)} ${'█'.repeat(Math.ceil((count / most) * LONGEST_BAR))}`,
		),
	];
}

/** `table stats MATERIAL...`: the counts of a table; with `--json` one line for each. */
export const tableStats: RunCommand = async ({arguments: words, flags}, io) => {
	const {endings, game, tables} = await openNamedTables(words, flags, io);
	for (const ending of endings) {
		const {material, ...counts} = tableStatistics(tables.get(ending)!);
		print(io, flags, [{material, ...variantField(game), ...counts}], () =>
			describe({material: tableTitle(material, game), ...counts}),
		);
	}

	return EXIT.fine;
};
