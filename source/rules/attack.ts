import {EMPTY, PAWN} from '../core/man.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import type {Position} from './position.js';

/**
 * Returns whether a man of `side` attacks a square, whatever stands on it. Looks from the square with
 * each man's own movement, which is right for men that can go back the way they came; all men that
 * the rules know can.
 */
export function isAttacked(position: Position, square: Square, side: number): boolean {
	return (
		isWalkedTo(position, square, side, position.tables.walkers) || isPawned(position, square, side)
	);
}

/** Returns whether a man of `side` whose role code is among `walkers` attacks a square along steps. */
export function isWalkedTo(
	{board, tables}: Position,
	square: Square,
	side: number,
	walkers: Uint8Array,
): boolean {
	const {first, last, target, skip} = tables;
	const color = side << 3;
	// Each role that attacks along steps looks back from the square as if it stood there.
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

function isPawned({board}: Position, square: Square, side: number): boolean {
	const pawn = PAWN | (side << 3);
	const behind = side === 0 ? square - 8 : square + 8;
	const file = square & 7;
	return (
		behind >= 0 &&
		behind < 64 &&
		((file > 0 && board[behind - 1] === pawn) || (file < 7 && board[behind + 1] === pawn))
	);
}

/** Returns whether the king of `side` is attacked. A king that has been taken is not. */
export function isInCheck(position: Position, side: number): boolean {
	const king = position.kings[side];
	return king !== NO_SQUARE && isAttacked(position, king, side ^ 1);
}
