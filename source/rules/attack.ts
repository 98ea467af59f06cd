import {BISHOP, EMPTY, KING, KNIGHT, PAWN, QUEEN, ROOK} from '../core/man.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import type {Position} from './position.js';

/** Returns whether a pawn of `side` attacks a square. */
function isHitByPawn(board: Uint8Array, square: Square, side: number): boolean {
	const pawn = PAWN | (side << 3);
	const behind = side === 0 ? square - 8 : square + 8;
	const file = square & 7;
	return (
		behind >= 0 &&
		behind < 64 &&
		((file > 0 && board[behind - 1] === pawn) || (file < 7 && board[behind + 1] === pawn))
	);
}

/** Returns whether an orthodox man of `side` attacks a square: each line is walked once. */
function isHit({board, tables}: Position, square: Square, side: number): boolean {
	const {first, last, target, skip} = tables;
	const color = side << 3;
	const knight = KNIGHT | color;
	const queen = QUEEN | color;
	const king = KING | color;
	let walk = first[(KNIGHT << 6) | square];
	let stop = last[(KNIGHT << 6) | square];
	for (; walk < stop; walk++) {
		if (board[target[walk]] === knight) {
			return true;
		}
	}

	for (let role = BISHOP; role <= ROOK; role++) {
		const slider = role | color;
		walk = first[(role << 6) | square];
		stop = last[(role << 6) | square];
		while (walk < stop) {
			const man = board[target[walk]];
			if (man === EMPTY) {
				walk++;
				continue;
			}

			if (man === slider || man === queen) {
				return true;
			}

			walk = skip[walk];
		}
	}

	walk = first[(KING << 6) | square];
	stop = last[(KING << 6) | square];
	for (; walk < stop; walk++) {
		if (board[target[walk]] === king) {
			return true;
		}
	}

	return isHitByPawn(board, square, side);
}

/**
 * Returns whether a man of `side` whose role code is among `walkers` attacks a square: each kind of man looks back from
 * the square by its own movement, as if it stood there.
 */
export function isWalkedTo(
	{board, tables}: Position,
	square: Square,
	side: number,
	walkers: Uint8Array,
): boolean {
	const {first, last, target, skip} = tables;
	const color = side << 3;
	for (let walker = 0; walker < walkers.length; walker++) {
		const role = walkers[walker];
		const wanted = role | color;
		let walk = first[(role << 6) | square];
		const stop = last[(role << 6) | square];
		while (walk < stop) {
			const man = board[target[walk]];
			if (man === EMPTY) {
				walk++;
			} else if (man === wanted) {
				return true;
			} else {
				walk = skip[walk];
			}
		}
	}

	return false;
}

/**
 * Returns whether a man of `side` attacks a square, whatever stands on it. Looks from the square, which is right
 * for men that can go back the way they came; all men that the rules know can.
 */
export const isAttacked = (position: Position, square: Square, side: number): boolean =>
	position.tables.isOrthodox
		? isHit(position, square, side)
		: isWalkedTo(position, square, side, position.tables.walkers) ||
			isHitByPawn(position.board, square, side);

/** Returns whether the king of `side` is attacked. A king that has been taken is not. */
export function isInCheck(position: Position, side: number): boolean {
	const king = position.kings[side];
	return king !== NO_SQUARE && isAttacked(position, king, side ^ 1);
}
