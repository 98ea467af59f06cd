import type {BeliefTable} from '../solver/belief-table.js';
import type {Tables} from '../solver/build-table.js';
import {type TableGame, tableKey, USUAL_TABLES} from '../solver/table-game.js';

/**
 * The tables of all games lie in one map, so that whoever is handed it has them all: the fog's by the name
 * of the ending ("KRvK"), another game's by `tableKey` ("KRvK.kriegspiel").
 */

/** Returns the key of a table in that map. */
export const keyOfTable = ({game, name}: BeliefTable): string => tableKey(game, name);

/** Returns the table of an ending in a game out of that map; undefined when it is not there. */
export const gameTable = (
	tables: Tables,
	game: TableGame,
	ending: string,
): BeliefTable | undefined => tables.get(tableKey(game, ending));

/**
 * Returns one game's tables out of that map, by the name of the ending, as they are now: what a table of
 * that game is built from, and what its pawns promote into.
 */
export const tablesOfGame = (tables: Tables, game: TableGame): Tables =>
	new Map(
		[...tables.values()].filter((table) => table.game.id === game.id).map((one) => [one.name, one]),
	);

/** Returns how a table is named to a person: the game is left out when it is the usual one. */
export const tableTitle = (ending: string, {id}: Pick<TableGame, 'id'>): string =>
	id === USUAL_TABLES.id ? ending : `${ending} (${id})`;
