import {isMan, ROOK} from '../../core/man.js';
import type {Square} from '../../core/square.js';

/**
 * What an enemy man is in a member of a set of positions: its role's code 1–6, or this one for a rook
 * whose castling right stands. So a right needs no place of its own: it moves, falls and counts in the
 * key with its rook, and when the king moves, its rooks become common ones.
 */
export const CASTLING_ROOK = 7;

/** How many codes there are, EMPTY included: the stride of tables by code and square is 64. */
export const CODES = 8;

/** Returns the role's code of a man in a member. */
export const roleOfCode = (code: number): number => (code === CASTLING_ROOK ? ROOK : code);

/** Returns whether a square's code on a board is a man of a side (0 White, 1 Black). */
export const isManOf = (code: number, side: number): boolean => isMan(code) && code >> 3 === side;

/** For each square its bit in the lower half (a1–h4) of a 64-bit set, or 0. */
export const LOW_BIT = new Int32Array(64);
/** For each square its bit in the upper half (a5–h8), or 0. */
export const HIGH_BIT = new Int32Array(64);
for (let square = 0; square < 64; square++) {
	LOW_BIT[square] = square < 32 ? 1 << square : 0;
	HIGH_BIT[square] = square < 32 ? 0 : 1 << (square - 32);
}

/** Returns the square of the lowest bit of the lower half; for the upper half add 32. */
export const lowestBit = (bits: number): Square => 31 - Math.clz32(bits & -bits);
