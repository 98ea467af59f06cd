import {EMPTY, PAWN} from '../core/man.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import {CASTLING, DOUBLE_STEP, EN_PASSANT} from './move.js';
import {isAttacked} from './attack.js';
import type {Position} from './position.js';

const castlingBit = (side: number, kingSide: boolean): number => (kingSide ? 1 : 2) << (side * 2);

/** Returns whether the side to move may castle: rights, an empty path and, where the rules ask it, no attacked square. */
function canCastle(position: Position, kingSide: boolean): boolean {
	const {board, side, tables} = position;
	if (tables.castling === 'none' || (position.castling & castlingBit(side, kingSide)) === 0) {
		return false;
	}

	const king = side === 0 ? 4 : 60;
	const isEmpty = kingSide
		? board[king + 1] === EMPTY && board[king + 2] === EMPTY
		: board[king - 1] === EMPTY && board[king - 2] === EMPTY && board[king - 3] === EMPTY;
	if (!isEmpty) {
		return false;
	}

	if (tables.castling === 'free') {
		return true;
	}

	const step = kingSide ? 1 : -1;
	const enemy = side ^ 1;
	return (
		!isAttacked(position, king, enemy) &&
		!isAttacked(position, king + step, enemy) &&
		!isAttacked(position, king + 2 * step, enemy)
	);
}

/**
 * Writes the pseudo-legal moves of the side to move into `moves` from index `start` and returns the
 * index behind the last one. Where the king may be taken these are the legal moves. The position must
 * not have ended. Allocates nothing.
 */
export function generateMoves(position: Position, moves: Int32Array, start: number): number {
	const {board, side, epSquare, tables} = position;
	const men = position.men[side];
	const {first, last, target, skip, promotions, peaceful} = tables;
	const own = side << 3;
	const enemy = own ^ 8;
	const forward = side === 0 ? 8 : -8;
	const homeRank = side === 0 ? 1 : 6;
	const lastRank = side === 0 ? 6 : 1;
	let n = start;
	const end = position.count[side];
	for (let index = 0; index < end; index++) {
		const from = men[index];
		const role = board[from] & 7;
		if (role !== PAWN) {
			let walk = first[(role << 6) | from];
			const stop = last[(role << 6) | from];
			const takes = peaceful[role] === 0;
			while (walk < stop) {
				const to = target[walk];
				const man = board[to];
				if (man === EMPTY) {
					moves[n++] = from | (to << 6);
					walk++;
				} else {
					if ((man & 8) === enemy && takes) {
						moves[n++] = from | (to << 6);
					}

					walk = skip[walk];
				}
			}

			continue;
		}

		const rank = from >> 3;
		const file = from & 7;
		const ahead = from + forward;
		if (ahead < 0 || ahead > 63) {
			// It came there as another man.
			continue;
		}

		if (rank === lastRank) {
			for (let choice = 0; choice < promotions.length; choice++) {
				const becomes = promotions[choice] << 12;
				if (board[ahead] === EMPTY) {
					moves[n++] = from | (ahead << 6) | becomes;
				}

				if (file > 0 && isEnemy(board[ahead - 1], enemy)) {
					moves[n++] = from | ((ahead - 1) << 6) | becomes;
				}

				if (file < 7 && isEnemy(board[ahead + 1], enemy)) {
					moves[n++] = from | ((ahead + 1) << 6) | becomes;
				}
			}

			continue;
		}

		if (board[ahead] === EMPTY) {
			moves[n++] = from | (ahead << 6);
			if (rank === homeRank && tables.doubleStep && board[ahead + forward] === EMPTY) {
				moves[n++] = from | ((ahead + forward) << 6) | DOUBLE_STEP;
			}
		}

		if (file > 0) {
			const to = ahead - 1;
			if (isEnemy(board[to], enemy)) {
				moves[n++] = from | (to << 6);
			} else if (to === epSquare && tables.enPassant) {
				moves[n++] = from | (to << 6) | EN_PASSANT;
			}
		}

		if (file < 7) {
			const to = ahead + 1;
			if (isEnemy(board[to], enemy)) {
				moves[n++] = from | (to << 6);
			} else if (to === epSquare && tables.enPassant) {
				moves[n++] = from | (to << 6) | EN_PASSANT;
			}
		}
	}

	if (position.castling !== 0) {
		const king = side === 0 ? 4 : 60;
		if (canCastle(position, true)) {
			moves[n++] = king | ((king + 2) << 6) | CASTLING;
		}

		if (canCastle(position, false)) {
			moves[n++] = king | ((king - 2) << 6) | CASTLING;
		}
	}

	return n;
}

/** Returns whether a code is a man of the side whose colour bit is `enemy`. */
const isEnemy = (man: number, enemy: number): boolean => man !== EMPTY && (man & 8) === enemy;

/** Returns how many castlings the side to move has. */
export const countCastlings = (position: Position): number =>
	position.castling === 0
		? 0
		: (canCastle(position, true) ? 1 : 0) + (canCastle(position, false) ? 1 : 0);

/**
 * Returns how many moves the man of `side` on a square has, castling and en passant left out, were that
 * side on move.
 */
export function countManMoves(position: Position, from: Square, side: number): number {
	const {board, tables} = position;
	const {first, last, target, skip, peaceful} = tables;
	const enemy = (side << 3) ^ 8;
	const role = board[from] & 7;
	let n = 0;
	if (role !== PAWN) {
		const takes = peaceful[role] === 0;
		let walk = first[(role << 6) | from];
		const stop = last[(role << 6) | from];
		while (walk < stop) {
			const man = board[target[walk]];
			if (man === EMPTY) {
				n++;
				walk++;
			} else {
				n += (man & 8) === enemy && takes ? 1 : 0;
				walk = skip[walk];
			}
		}

		return n;
	}

	const rank = from >> 3;
	const file = from & 7;
	const forward = side === 0 ? 8 : -8;
	const ahead = from + forward;
	if (ahead < 0 || ahead > 63) {
		return 0;
	}

	if (board[ahead] === EMPTY) {
		const isHome = rank === (side === 0 ? 1 : 6);
		n = isHome && tables.doubleStep && board[ahead + forward] === EMPTY ? 2 : 1;
	}

	if (file > 0 && isEnemy(board[ahead - 1], enemy)) {
		n++;
	}

	if (file < 7 && isEnemy(board[ahead + 1], enemy)) {
		n++;
	}

	return rank === (side === 0 ? 6 : 1) ? n * tables.promotions.length : n;
}

/** Returns how many moves `generateMoves` would write, without writing them. For counting leaves. */
export function countMoves(position: Position): number {
	const {side} = position;
	const men = position.men[side];
	const end = position.count[side];
	let n = countEnPassant(position) + countCastlings(position);
	for (let index = 0; index < end; index++) {
		n += countManMoves(position, men[index], side);
	}

	return n;
}

/** Returns how many pawns of the side to move could capture en passant, by the moves of the pawns alone: 0, 1 or 2. */
export function countEnPassant(position: Position): number {
	const {board, side, epSquare, tables} = position;
	if (epSquare === NO_SQUARE || !tables.enPassant) {
		return 0;
	}

	const pawn = PAWN | (side << 3);
	const behind = side === 0 ? epSquare - 8 : epSquare + 8;
	const file = epSquare & 7;
	return (
		(file > 0 && board[behind - 1] === pawn ? 1 : 0) +
		(file < 7 && board[behind + 1] === pawn ? 1 : 0)
	);
}
