import {quote} from '../core/quote.js';
import type {Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {textFlag} from './flag-values.js';
import type {CommandIo} from './io.js';
import {openTableCache, openTables} from './open-tables.js';
import {readTables} from './read-endings.js';
import {splitTableKey, tableGameFlag, tableTitle, variantField} from './table-game-flag.js';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Returns how wide a column of titles is. */
const widthOf = (titles: readonly string[]): number =>
	Math.max(8, ...titles.map(({length}) => length + 1));

/** `table build MATERIAL...`: builds what the cache lacks, a line for each table there is then. */
export async function buildTables(
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
	const {tables, built, isKept} = await openTables(endings, io, game);
	const width = widthOf(Array.from(tables.keys(), (name) => tableTitle(name, game.id)));
	for (const {name, words} of tables.values()) {
		const isBuilt = built.has(name);
		io.out(
			flags['json'] === true
				? JSON.stringify({
						material: name,
						...variantField(game.id),
						bytes: words.byteLength,
						built: isBuilt,
					})
				: `${tableTitle(name, game.id).padEnd(width)}${megabytes(words.byteLength).padStart(8)}  ${isBuilt ? 'built' : 'was there'}`,
		);
	}

	return isKept ? EXIT.fine : EXIT.fault;
}

/** `table list`: a line for each table in the cache, and for those that came with fogchess. */
export async function listTables(
	words: readonly string[],
	flags: Flags,
	io: CommandIo,
): Promise<number> {
	if (words.length > 0) {
		io.error(`fogchess: table list does not take ${quote(words[0])}`);
		return EXIT.usage;
	}

	const wanted = tableGameFlag(flags);
	if (!wanted.ok) {
		io.error(`fogchess: ${wanted.error}`);
		return EXIT.usage;
	}

	const cache = openTableCache(io);
	const listed = cache?.list();
	if (cache === undefined || listed?.ok !== true) {
		if (listed?.ok === false) {
			io.error(`fogchess: ${listed.error}`);
		}

		return EXIT.fault;
	}

	const only = textFlag(flags, 'variant') === undefined ? undefined : wanted.value.id;
	const rows = listed.value.map((one) => ({...one, ...splitTableKey(one.ending)}));
	const named = rows.filter(
		({game}) => game !== undefined && (only === undefined || only === game),
	);
	const width = widthOf(named.map(({ending, game = 'fog'}) => tableTitle(ending, game)));
	for (const {ending, game = 'fog', bytes, modified, shipped} of named) {
		const time = new Date(modified).toISOString();
		io.out(
			flags['json'] === true
				? JSON.stringify({material: ending, ...variantField(game), bytes, modified: time, shipped})
				: `${tableTitle(ending, game).padEnd(width)}${megabytes(bytes).padStart(8)}  ${shipped ? 'came with fogchess' : time.slice(0, 10)}`,
		);
	}

	if (named.length === 0 && flags['json'] !== true) {
		io.out(`no tables yet in ${cache.folder}`);
	}

	return EXIT.fine;
}
