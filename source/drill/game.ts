import {gameTable, tablesOfGame} from '../bot/game-tables.js';
import type {BeliefGame} from '../endings/belief-game.js';
import {fogGame} from '../endings/fog/fog-game.js';
import {kriegspielGame} from '../endings/kriegspiel/kriegspiel-game.js';
import type {BeliefTable} from '../solver/belief-table.js';
import type {DrillTables} from './tables.js';

export const DRILL_GAMES = ['fog', 'kriegspiel'] as const;
export type DrillGame = (typeof DRILL_GAMES)[number];

/** The game that is practised when none is named. */
export const [USUAL_GAME] = DRILL_GAMES;

/**
 * Under which rules each is played. For Kriegspiel it is the Eastern book, which `kriegspiel` names
 * everywhere: an umpire who refuses aloud and tells checks by their kind is the one that the tables are for,
 * and its games end by mate, stalemate or men that cannot mate, and never by fifty moves, which some of these
 * endings exceed. What it tells besides, "No" to the question "Any?", is known against a lone king.
 */
const VARIANTS: {readonly [game in DrillGame]: string} = {
	fog: 'fog-ending',
	kriegspiel: 'kriegspiel-eastern',
};

const GAMES: {readonly [game in DrillGame]: BeliefGame} = {
	fog: fogGame,
	kriegspiel: kriegspielGame,
};

/** Returns the id of the rules under which a drill is played. */
export const drillVariant = (game: DrillGame): string => VARIANTS[game];

/** Returns the game that a drill under some rules is about, by the id of the rules. */
export const drillGame = (variant: string): DrillGame =>
	DRILL_GAMES.find((game) => VARIANTS[game] === variant) ?? USUAL_GAME;

/** Returns what a game's endings are to those who play and explain them. */
export const beliefGame = (game: DrillGame = USUAL_GAME): BeliefGame => GAMES[game];

/** Returns the same by the id of the rules. */
export const gameOf = (variant: string): BeliefGame => GAMES[drillGame(variant)];

/** Returns the table of an ending in a game, out of the tables of all games. */
export const tableFor = (
	tables: DrillTables,
	{table}: BeliefGame,
	ending: string,
): BeliefTable | undefined => gameTable(tables, table, ending);

/** Returns a game's tables by the names of their endings, out of the tables of all games. */
export const tablesFor = (tables: DrillTables, {table}: BeliefGame): DrillTables =>
	tablesOfGame(tables, table);
