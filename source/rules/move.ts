import {EMPTY, makeMan, PAWN, ROLES, type Role} from '../core/man.js';
import type {Square} from '../core/square.js';
import {makeUci, type UciMove} from '../core/uci.js';

/**
 * A move of the kernel in one integer: bits 0–5 from, 6–11 to, 12–14 the code of the role that a pawn
 * becomes, 15–16 the kind.
 */
export type Move = number;

/** Kinds; a quiet move or a plain capture has none of them. */
export const DOUBLE_STEP = 1 << 15;
export const EN_PASSANT = 2 << 15;
export const CASTLING = 3 << 15;
export const KIND_MASK = 3 << 15;

export const moveFrom = (move: Move): Square => move & 63;
export const moveTo = (move: Move): Square => (move >> 6) & 63;

/** Returns what a pawn becomes by this move, or undefined. */
export function movePromotion(move: Move): Role | undefined {
	const code = (move >> 12) & 7;
	return code === EMPTY ? undefined : ROLES[code - PAWN];
}

/** Returns the move as a person names it. */
export function toUciMove(move: Move): UciMove {
	const promotion = movePromotion(move);
	const from = moveFrom(move);
	const to = moveTo(move);
	return promotion === undefined ? {from, to} : {from, to, promotion};
}

/** Returns the move as scripts write it, in UCI. */
export const moveText = (move: Move): string => makeUci(toUciMove(move));

/** Returns the kernel's number of a move but for its kind, which only the position tells. */
export const moveKey = ({from, to, promotion}: UciMove): number =>
	from | (to << 6) | (promotion === undefined ? 0 : makeMan('white', promotion) << 12);
