import {EMPTY, PAWN} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import type {MoveTables} from '../../rules/move-tables.js';
import {HIGH_BIT, LOW_BIT, lowestBit, roleOfCode} from './codes.js';

/** What the enemy's moves depend on besides its own men. */
export type Surroundings = {
	readonly tables: MoveTables;
	/** The enemy's side: 0 White, 1 Black. */
	readonly side: number;
	/** The seat's own men, 64 codes. */
	readonly own: Uint8Array;
	/** Where the enemy may capture en passant, or NO_SQUARE. */
	readonly epSquare: Square;
};

/** Returns whether an enemy pawn on a square has a move; `low` and `high` are all enemy men. */
function hasPawnMove(square: Square, low: number, high: number, around: Surroundings): boolean {
	const {side, own, epSquare} = around;
	const ahead = square + (side === 0 ? 8 : -8);
	const file = square & 7;
	const isTaken = own[ahead] !== EMPTY || ((low & LOW_BIT[ahead]) | (high & HIGH_BIT[ahead])) !== 0;
	const canTake = (to: Square): boolean =>
		own[to] !== EMPTY || (to === epSquare && epSquare !== NO_SQUARE);
	return !isTaken || (file > 0 && canTake(ahead - 1)) || (file < 7 && canTake(ahead + 1));
}

/** Returns whether an enemy piece on a square has a move: a square that no man of its own side holds. */
function hasPieceMove(
	role: number,
	square: Square,
	low: number,
	high: number,
	{first, last, target, skip}: MoveTables,
): boolean {
	let walk = first[role * 64 + square];
	const stop = last[role * 64 + square];
	while (walk < stop) {
		const to = target[walk];
		if (((low & LOW_BIT[to]) | (high & HIGH_BIT[to])) === 0) {
			return true;
		}

		walk = skip[walk];
	}

	return false;
}

/**
 * Returns whether the enemy men of the member at `start` of `words` have a move. Castling is not asked
 * for: a rook that can castle can also step aside.
 */
export function hasEnemyMove(words: Int32Array, start: number, around: Surroundings): boolean {
	const low = words[start] | words[start + 2] | words[start + 4];
	const high = words[start + 1] | words[start + 3] | words[start + 5];
	for (let half = 0; half < 2; half++) {
		const a = words[start + half];
		const b = words[start + 2 + half];
		const c = words[start + 4 + half];
		for (let rest = a | b | c; rest !== 0; rest &= rest - 1) {
			const place = lowestBit(rest);
			const square = place + half * 32;
			const code = ((a >>> place) & 1) | (((b >>> place) & 1) << 1) | (((c >>> place) & 1) << 2);
			const moves =
				code === PAWN
					? hasPawnMove(square, low, high, around)
					: hasPieceMove(roleOfCode(code), square, low, high, around.tables);
			if (moves) {
				return true;
			}
		}
	}

	return false;
}
