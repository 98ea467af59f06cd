import {unwrap} from '../core/result.js';
import {BeliefTable} from '../solver/belief-table.js';
import {buildTable} from '../solver/build-table.js';
import {type Material, materialName, parseMaterial} from '../solver/material.js';
import {neededTables, type TableGame, tableKey} from '../solver/table-game.js';
import type {TableCache} from '../storage/table-cache.js';
import type {CommandIo} from './io.js';
import type {OpenTables} from './open-tables.js';
import {runSteps} from './run-steps.js';
import {tableTitle} from './table-game-flag.js';

/** In so many places there can be a table: among those that were kept, and those that came with the program. */
const PLACES = 2;

/** Returns a sound table from the cache, or undefined; a file that is not to be trusted is set aside with a word. */
function load(
	cache: TableCache | undefined,
	game: TableGame,
	material: Material,
	tables: ReadonlyMap<string, BeliefTable>,
	io: CommandIo,
): BeliefTable | undefined {
	const ending = materialName(material);
	const key = tableKey(game, ending);
	for (let place = 0; place < PLACES; place++) {
		const words = cache?.read(key);
		if (words === undefined) {
			return undefined;
		}

		const table = BeliefTable.fromWords(words, material, tables, game);
		if (table.ok) {
			return table.value;
		}

		cache?.setAside(key);
		io.error(
			`fogchess: The kept table of ${tableTitle(ending, game.id)} is not used: ${table.error}.`,
		);
	}

	return undefined;
}

/**
 * Returns the tables of some endings in a game of tries, and of those they lead to: from the cache, or
 * built here, step by step, and kept there. They take seconds, so that no thread is worth it. Says in a
 * sentence what is amiss with the files.
 */
export async function openTryTables(
	endings: readonly string[],
	game: TableGame,
	cache: TableCache | undefined,
	io: CommandIo,
): Promise<OpenTables> {
	const tables = new Map<string, BeliefTable>();
	const built = new Set<string>();
	let isKept = true;
	for (const ending of endings) {
		for (const material of neededTables(game, unwrap(parseMaterial(ending)))) {
			const name = materialName(material);
			if (tables.has(name)) {
				continue;
			}

			let table = load(cache, game, material, tables, io);
			if (table === undefined) {
				const title = tableTitle(name, game.id);
				table = await runSteps(buildTable(material, tables, game), `Building ${title}`, io);
				built.add(name);
				const kept = cache?.write(tableKey(game, name), table.words);
				isKept &&= kept?.ok === true;
				if (kept?.ok === false) {
					io.error(`fogchess: The table of ${title} cannot be kept: ${kept.error}.`);
				}
			}

			tables.set(name, table);
		}
	}

	return {tables, built, isKept};
}
