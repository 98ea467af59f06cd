import {type TableGame, tableGame} from '../solver/table-game.js';

/** The games whose endings can be practised: in the fog, or behind an umpire. */
export const DRILL_GAMES = ['fog', 'kriegspiel'] as const;
export type DrillGame = (typeof DRILL_GAMES)[number];

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

/** Returns the id of the rules under which a drill is played. */
export const drillVariant = (game: DrillGame): string => VARIANTS[game];

/** Returns the game that a drill under some rules is about, by the id of the rules. */
export const drillGame = (variant: string): DrillGame =>
	variant === VARIANTS.kriegspiel ? 'kriegspiel' : 'fog';

/** Returns the game whose tables a drill is judged by. */
export const drillTableGame = (game: DrillGame): TableGame => tableGame(game);
