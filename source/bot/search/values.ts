import {EVALUATION_LIMIT} from '../evaluation/value.js';

/**
 * What the fall of the king is worth, less one for each ply until then. Near the evaluation's limit, so
 * that one possible world in which he falls does not outweigh all others (bounded terminal values).
 */
export const KING_VALUE = 3000;

/** Beyond any value. Values are turned round as 0 - value: -0 would make the machine leave integers. */
export const INFINITE = KING_VALUE + 1;

/** The host ends the game after so many plies without capture or pawn move, whatever could follow. */
export const FIFTY_MOVES = 100;

/** Returns a value as the table holds it: the fall of a king is counted from the position there, and from the root on a line. */
export const toTable = (value: number, ply: number): number =>
	value > EVALUATION_LIMIT ? value + ply : value < -EVALUATION_LIMIT ? value - ply : value;
/** Returns the value on this line of a value from the table. */
export const fromTable = (value: number, ply: number): number =>
	value > EVALUATION_LIMIT ? value - ply : value < -EVALUATION_LIMIT ? value + ply : value;
