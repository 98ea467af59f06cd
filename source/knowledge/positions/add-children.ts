import {KING, ROOK} from '../../core/man.js';
import {CASTLING_ROOK, HIGH_BIT, LOW_BIT, lowestBit} from './codes.js';
import type {EnemyCastling} from './enemy-ply-tables.js';
import {MEMBER_WORDS, type MemberSet} from './member-set.js';
import {FIRST_KEYS, SECOND_KEYS} from './zobrist.js';

/** A move is from | to << 6 | the code that arrives << 12, and for a castling its place in the list + 1 << 15. */
export const CASTLING_SHIFT = 15;

/** Returns what a key changes by when the rooks on these squares lose their rights. */
function rightsKey(keys: Int32Array, low: number, high: number): number {
	let key = 0;
	for (let half = 0; half < 2; half++) {
		for (let rest = half === 0 ? low : high; rest !== 0; rest &= rest - 1) {
			const square = lowestBit(rest) + half * 32;
			key ^= keys[CASTLING_ROOK * 64 + square] ^ keys[ROOK * 64 + square];
		}
	}

	return key;
}

/**
 * Adds to `children` what the first `count` of some moves make of the member at `start` of `words`,
 * whose men stand on `board`. The key is known before the member is made, which is done for new ones only.
 */
export function addChildren(
	words: Int32Array,
	start: number,
	children: MemberSet,
	board: Uint8Array,
	moves: Int32Array,
	count: number,
	castlings: readonly EnemyCastling[],
): void {
	const a = words[start];
	const aHigh = words[start + 1];
	const b = words[start + 2];
	const bHigh = words[start + 3];
	const c = words[start + 4];
	const cHigh = words[start + 5];
	const firstKey = words[start + 6];
	const secondKey = words[start + 7];
	for (let index = 0; index < count; index++) {
		const move = moves[index];
		const from = move & 63;
		const to = (move >> 6) & 63;
		const code = (move >> 12) & 7;
		const before = board[from] * 64 + from;
		const arrived = code * 64 + to;
		let first = firstKey ^ FIRST_KEYS[before] ^ FIRST_KEYS[arrived];
		let second = secondKey ^ SECOND_KEYS[before] ^ SECOND_KEYS[arrived];
		// Rooks whose right goes with the king's move: code 7 becomes 4, the two lower planes lose their bits.
		let lostLow = 0;
		let lostHigh = 0;
		if (code === KING) {
			lostLow = a & b & c;
			lostHigh = aHigh & bHigh & cHigh;
			if ((lostLow | lostHigh) !== 0) {
				first ^= rightsKey(FIRST_KEYS, lostLow, lostHigh);
				second ^= rightsKey(SECOND_KEYS, lostLow, lostHigh);
			}
		}

		let fromLow = LOW_BIT[from];
		let fromHigh = HIGH_BIT[from];
		let rookLow = 0;
		let rookHigh = 0;
		const castling = move >> CASTLING_SHIFT;
		if (castling !== 0) {
			const {rook, rookTo} = castlings[castling - 1];
			first ^= FIRST_KEYS[ROOK * 64 + rook] ^ FIRST_KEYS[ROOK * 64 + rookTo];
			second ^= SECOND_KEYS[ROOK * 64 + rook] ^ SECOND_KEYS[ROOK * 64 + rookTo];
			fromLow |= LOW_BIT[rook];
			fromHigh |= HIGH_BIT[rook];
			rookLow = LOW_BIT[rookTo];
			rookHigh = HIGH_BIT[rookTo];
		}

		if (children.admit(first, second)) {
			const inFirst = -(code & 1);
			const inSecond = -((code >> 1) & 1);
			const inThird = -(code >> 2);
			const toLow = LOW_BIT[to];
			const toHigh = HIGH_BIT[to];
			const child = children.words;
			const at = children.size++ * MEMBER_WORDS;
			child[at] = (a & ~(fromLow | lostLow)) | (toLow & inFirst);
			child[at + 1] = (aHigh & ~(fromHigh | lostHigh)) | (toHigh & inFirst);
			child[at + 2] = (b & ~(fromLow | lostLow)) | (toLow & inSecond);
			child[at + 3] = (bHigh & ~(fromHigh | lostHigh)) | (toHigh & inSecond);
			child[at + 4] = (c & ~fromLow) | (toLow & inThird) | rookLow;
			child[at + 5] = (cHigh & ~fromHigh) | (toHigh & inThird) | rookHigh;
			child[at + 6] = first;
			child[at + 7] = second;
		}
	}
}
