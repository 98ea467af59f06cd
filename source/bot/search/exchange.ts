import {BISHOP, EMPTY, KING, KNIGHT, PAWN, QUEEN, ROOK} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {isAttacked} from '../../rules/attack.js';
import {EN_PASSANT, KIND_MASK, type Move} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';

/** What men count for in an exchange, in hundredths of a pawn, by role code. */
export const EXCHANGE_VALUES = Int32Array.of(0, 100, 325, 325, 500, 950, 10_000, 0);

/** The men that an exchange has used up: marked squares count as empty. Cleared after use. */
const gone = new Uint8Array(64);
const used = new Uint8Array(64);
const gains = new Int32Array(64);

/** Returns whether the side to move can take the king of the other side. */
export function canCaptureKing(position: Position): boolean {
	const king = position.kings[position.side ^ 1];
	return king !== NO_SQUARE && isAttacked(position, king, position.side);
}

/** Returns the square of a pawn of `side` that attacks `square` and is not gone, or NO_SQUARE. */
function pawnBeside(board: Uint8Array, square: Square, side: number): Square {
	const pawn = PAWN | (side << 3);
	const behind = side === 0 ? square - 8 : square + 8;
	if (behind < 0 || behind > 63) {
		return NO_SQUARE;
	}

	const file = square & 7;
	if (file > 0 && board[behind - 1] === pawn && gone[behind - 1] === 0) {
		return behind - 1;
	}

	return file < 7 && board[behind + 1] === pawn && gone[behind + 1] === 0 ? behind + 1 : NO_SQUARE;
}

/** Returns the square of the least valuable man of `side` that attacks `square` and is not gone, or NO_SQUARE. */
function leastAttacker(position: Position, square: Square, side: number): Square {
	const {board, tables} = position;
	const {first, last, target, skip} = tables;
	const color = side << 3;
	const pawn = pawnBeside(board, square, side);
	if (pawn !== NO_SQUARE) {
		return pawn;
	}

	let walk = first[(KNIGHT << 6) | square];
	let stop = last[(KNIGHT << 6) | square];
	for (; walk < stop; walk++) {
		if (board[target[walk]] === (KNIGHT | color) && gone[target[walk]] === 0) {
			return target[walk];
		}
	}

	let queen = NO_SQUARE;
	for (let role = BISHOP; role <= ROOK; role++) {
		walk = first[(role << 6) | square];
		stop = last[(role << 6) | square];
		while (walk < stop) {
			const at = target[walk];
			const man = board[at];
			if (man === EMPTY || gone[at] !== 0) {
				walk++;
				continue;
			}

			if (man === (role | color)) {
				return at;
			}

			if (man === (QUEEN | color)) {
				queen = at;
			}

			walk = skip[walk];
		}
	}

	const king = position.kings[side];
	if (queen !== NO_SQUARE || king === NO_SQUARE || gone[king] !== 0) {
		return queen;
	}

	const isNear =
		Math.abs((king & 7) - (square & 7)) <= 1 && Math.abs((king >> 3) - (square >> 3)) <= 1;
	return isNear ? king : NO_SQUARE;
}

/**
 * Returns what a capture or promotion wins for the mover when both sides take on its target square, the
 * least valuable man first, as long as it pays (static exchange evaluation by the swap algorithm), in
 * hundredths of a pawn. Men behind those that have moved join in; pins count for nothing, as kings may
 * be left to be taken.
 */
export function exchange(position: Position, move: Move): number {
	const {board} = position;
	const from = move & 63;
	const to = (move >> 6) & 63;
	const promotion = (move >> 12) & 7;
	let side = position.side;
	let standing = EXCHANGE_VALUES[promotion === 0 ? board[from] & 7 : promotion];
	gains[0] = EXCHANGE_VALUES[board[to] & 7];
	if (promotion !== 0) {
		gains[0] += standing - EXCHANGE_VALUES[PAWN];
	}

	let count = 0;
	if ((move & KIND_MASK) === EN_PASSANT) {
		gains[0] = EXCHANGE_VALUES[PAWN];
		const taken = side === 0 ? to - 8 : to + 8;
		gone[taken] = 1;
		used[count++] = taken;
	}

	gone[from] = 1;
	used[count++] = from;
	let depth = 0;
	// With a king the exchange ends.
	while ((board[to] & 7) !== KING && depth < 62) {
		side ^= 1;
		const attacker = leastAttacker(position, to, side);
		if (attacker === NO_SQUARE) {
			break;
		}

		depth++;
		gains[depth] = standing - gains[depth - 1];
		if (standing === EXCHANGE_VALUES[KING]) {
			break;
		}

		standing = EXCHANGE_VALUES[board[attacker] & 7];
		gone[attacker] = 1;
		used[count++] = attacker;
		if (standing === EXCHANGE_VALUES[KING] && leastAttacker(position, to, side ^ 1) !== NO_SQUARE) {
			// A king does not take what is protected.
			depth--;
			break;
		}
	}

	while (depth > 0) {
		gains[depth - 1] = -Math.max(-gains[depth - 1], gains[depth]);
		depth--;
	}

	while (count > 0) {
		gone[used[--count]] = 0;
	}

	return gains[0];
}
