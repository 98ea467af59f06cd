import {unwrap} from '../../source/core/result.js';
import type {BeliefTable} from '../../source/solver/belief-table.js';
import {buildTable, type Tables} from '../../source/solver/build-table.js';
import {materialName, parseMaterial} from '../../source/solver/material.js';
import {
	neededTables,
	tableGame,
	tableKey,
	type TableGameId,
} from '../../source/solver/table-game.js';
import {finish} from './finish.js';

const built = new Map<string, BeliefTable>();

/** Returns the tables of some endings in a game of tries and of those they need; each is built once in this process. */
export function buildTryTables(id: TableGameId, ...endings: readonly string[]): Tables {
	const game = tableGame(id);
	const tables = new Map<string, BeliefTable>();
	for (const ending of endings) {
		for (const material of neededTables(game, unwrap(parseMaterial(ending)))) {
			const name = materialName(material);
			const key = tableKey(game, name);
			const table = built.get(key) ?? finish(buildTable(material, tables, game));
			built.set(key, table);
			tables.set(name, table);
		}
	}

	return tables;
}
