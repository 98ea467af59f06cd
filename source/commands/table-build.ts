import {keyOfTable, tableTitle} from '../bot/game-tables.js';
import {quote} from '../core/quote.js';
import {isTableGame, tableGame, USUAL_TABLES} from '../solver/table-game.js';
import {EXIT, need, print, Refusal, type RunCommand} from './command.js';
import {textFlag} from './flag-values.js';
import {openNamedTables, openTableCache} from './open-tables.js';
import {tableGameFlag, variantField} from './read-endings.js';

/** A row of a list of tables: which it is, how large, and where it comes from. */
type Row = {readonly title: string; readonly bytes: number; readonly note: string};

/** Returns a size in the unit in which it is no fraction of one. */
const sizeText = (bytes: number): string =>
	bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

function describe(rows: readonly Row[]): string[] {
	const width = Math.max(8, ...rows.map(({title}) => title.length + 1));
	return rows.map(
		({title, bytes, note}) => `${title.padEnd(width)}${sizeText(bytes).padStart(8)}  ${note}`,
	);
}

/** `table build MATERIAL...`: builds what the cache lacks, a line for each table there is then. */
export const buildTables: RunCommand = async ({arguments: words, flags}, io) => {
	const {game, tables, built, isKept} = await openNamedTables(words, flags, io);
	const rows = Array.from(tables.values(), (table) => ({
		material: table.name,
		...variantField(game),
		bytes: table.words.byteLength,
		built: built.has(keyOfTable(table)),
	}));
	print(io, flags, rows, () =>
		describe(
			rows.map(({material, bytes, built}) => ({
				title: tableTitle(material, game),
				bytes,
				note: built ? 'built' : 'was there',
			})),
		),
	);
	return isKept ? EXIT.fine : EXIT.fault;
};

/** `table list`: a line for each table in the cache, and for those that came with fogchess. */
export const listTables: RunCommand = async ({arguments: words, flags}, io) => {
	if (words.length > 0) {
		throw new Refusal(`table list does not take ${quote(words[0])}`);
	}

	const wanted = tableGameFlag(flags);
	const cache = openTableCache(io);
	if (cache === undefined) {
		return EXIT.fault;
	}

	const isOne = textFlag(flags, 'variant') !== undefined;
	const named = need(cache.list(), EXIT.fault).flatMap(({ending: key, ...file}) => {
		const [ending, id = USUAL_TABLES.id] = key.split(/\.(.*)/);
		const game = isTableGame(id) ? tableGame(id) : undefined;
		return game === undefined || (isOne && game !== wanted) ? [] : [{ending, game, ...file}];
	});
	const rows = named.map(({ending, game, bytes, modified, shipped}) => ({
		material: ending,
		...variantField(game),
		bytes,
		modified: new Date(modified).toISOString(),
		shipped,
	}));
	print(io, flags, rows, () =>
		rows.length === 0
			? [`no tables yet in ${cache.folder}`]
			: describe(
					rows.map(({bytes, modified, shipped}, index) => ({
						title: tableTitle(named[index].ending, named[index].game),
						bytes,
						note: shipped ? 'came with fogchess' : modified.slice(0, 10),
					})),
				),
	);
	return EXIT.fine;
};
