import {EMPTY, KING, PAWN, QUEEN} from '../../core/man.js';
import {EN_PASSANT, type Move} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';

/** What `generateCaptures` returns when a king can be taken. */
export const TAKES_KING = -1;

/**
 * Returns how promising a capture is: the most valuable victim first, then the least valuable attacker
 * (MVV-LVA); below 64. Roles by code, EMPTY as the victim of a move that takes nothing.
 */
export const captureScore = (victim: number, attacker: number): number =>
	(victim << 3) + (KING - attacker);

/**
 * Writes the captures and the promotions to the likeliest role, which is the queen, of the side to move
 * into `moves` from `start`, how promising each is into `scores` at the same indices, and returns the
 * index behind the last one; or TAKES_KING when one of them takes the king. Allocates nothing.
 */
export function generateCaptures(
	position: Position,
	moves: Int32Array,
	scores: Int32Array,
	start: number,
): number {
	const {board, side, epSquare, tables} = position;
	const men = position.men[side];
	const {first, last, target, skip} = tables;
	const enemy = (side << 3) ^ 8;
	const forward = side === 0 ? 8 : -8;
	const lastRank = side === 0 ? 6 : 1;
	const king = KING | enemy;
	const end = position.count[side];
	let n = start;
	for (let index = 0; index < end; index++) {
		const from = men[index];
		const role = board[from] & 7;
		if (role !== PAWN) {
			let walk = first[(role << 6) | from];
			const stop = last[(role << 6) | from];
			while (walk < stop) {
				const man = board[target[walk]];
				if (man === EMPTY) {
					walk++;
					continue;
				}

				if ((man & 8) === enemy) {
					if (man === king) {
						return TAKES_KING;
					}

					moves[n] = from | (target[walk] << 6);
					scores[n++] = captureScore(man & 7, role);
				}

				walk = skip[walk];
			}

			continue;
		}

		const ahead = from + forward;
		const file = from & 7;
		let promotion = 0;
		let bonus = 0;
		if (from >> 3 === lastRank) {
			promotion = tables.promotions[0] << 12;
			bonus = QUEEN << 3;
			if (board[ahead] === EMPTY) {
				moves[n] = from | (ahead << 6) | promotion;
				scores[n++] = bonus;
			}
		}

		for (let step = -1; step <= 1; step += 2) {
			if (step < 0 ? file === 0 : file === 7) {
				continue;
			}

			const to = ahead + step;
			const man = board[to];
			if (man === EMPTY) {
				if (to === epSquare && tables.enPassant) {
					moves[n] = from | (to << 6) | EN_PASSANT;
					scores[n++] = captureScore(PAWN, PAWN);
				}
			} else if ((man & 8) === enemy) {
				if (man === king) {
					return TAKES_KING;
				}

				moves[n] = from | (to << 6) | promotion;
				scores[n++] = captureScore(man & 7, PAWN) + bonus;
			}
		}
	}

	return n;
}

/** Moves the move with the highest score among those from `at` to `end` to the place `at` and returns it. */
export function pickMove(moves: Int32Array, scores: Int32Array, at: number, end: number): Move {
	let best = at;
	for (let index = at + 1; index < end; index++) {
		if (scores[index] > scores[best]) {
			best = index;
		}
	}

	const move = moves[best];
	if (best !== at) {
		const score = scores[best];
		moves[best] = moves[at];
		scores[best] = scores[at];
		moves[at] = move;
		scores[at] = score;
	}

	return move;
}
