import {EMPTY, PAWN} from '../../core/man.js';
import {createRandom, randomInteger} from '../../core/random.js';
import {NO_SQUARE} from '../../core/square.js';
import type {Position} from '../../rules/position.js';

/**
 * Random 32-bit numbers, two for each fact of a position; a position's key is the exclusive or of its
 * facts' numbers (Zobrist, 1970). They come of mulberry32: a plain xorshift is linear over GF(2), and the
 * exclusive or of its numbers then has far fewer values than it seems.
 */
const random = createRandom('zobrist');
const numbers = (count: number): Int32Array =>
	Int32Array.from({length: count}, () => randomInteger(random, 2 ** 32) | 0);

/** By man * 64 + square. Empty squares have none, so that what was captured needs no question. */
export const MAN_LOW = numbers(16 * 64).fill(0, EMPTY, 64);
export const MAN_HIGH = numbers(16 * 64).fill(0, EMPTY, 64);
/** By castling rights. */
export const RIGHTS_LOW = numbers(16);
export const RIGHTS_HIGH = numbers(16);
/** By the file of an en passant square + 1; index 0, none, counts nothing. */
export const PASSED_LOW = numbers(9).fill(0, 0, 1);
export const PASSED_HIGH = numbers(9).fill(0, 0, 1);
/** For Black to move. */
export const [SIDE_LOW, SIDE_HIGH] = numbers(2);

/**
 * Returns the file + 1 of the en passant square if a pawn of the side to move stands ready to capture
 * there, or 0: positions in which nothing depends on it are to have the same key.
 */
export function passedFile(position: Position): number {
	const {board, side, epSquare} = position;
	if (epSquare === NO_SQUARE) {
		return 0;
	}

	const pawn = PAWN | (side << 3);
	const behind = side === 0 ? epSquare - 8 : epSquare + 8;
	const file = epSquare & 7;
	return (file > 0 && board[behind - 1] === pawn) || (file < 7 && board[behind + 1] === pawn)
		? file + 1
		: 0;
}
