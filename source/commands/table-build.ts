import {quote} from '../core/quote.js';
import type {Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';
import {openTableCache, openTables} from './open-tables.js';
import {readEndings} from './read-endings.js';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** `table build MATERIAL...`: builds what the cache lacks, a line for each table there is then. */
export async function buildTables(
	words: readonly string[],
	flags: Flags,
	io: CommandIo,
): Promise<number> {
	const endings = readEndings(words);
	if (!endings.ok) {
		io.error(`fogchess: ${endings.error}`);
		return EXIT.usage;
	}

	const {tables, built, isKept} = await openTables(endings.value, io);
	for (const {name, words} of tables.values()) {
		const isBuilt = built.has(name);
		io.out(
			flags['json'] === true
				? JSON.stringify({material: name, bytes: words.byteLength, built: isBuilt})
				: `${name.padEnd(8)}${megabytes(words.byteLength).padStart(8)}  ${isBuilt ? 'built' : 'was there'}`,
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

	const cache = openTableCache(io);
	const listed = cache?.list();
	if (cache === undefined || listed?.ok !== true) {
		if (listed?.ok === false) {
			io.error(`fogchess: ${listed.error}`);
		}

		return EXIT.fault;
	}

	for (const {ending, bytes, modified, shipped} of listed.value) {
		const time = new Date(modified).toISOString();
		io.out(
			flags['json'] === true
				? JSON.stringify({material: ending, bytes, modified: time, shipped})
				: `${ending.padEnd(8)}${megabytes(bytes).padStart(8)}  ${shipped ? 'came with fogchess' : time.slice(0, 10)}`,
		);
	}

	if (listed.value.length === 0 && flags['json'] !== true) {
		io.out(`no tables yet in ${cache.folder}`);
	}

	return EXIT.fine;
}
