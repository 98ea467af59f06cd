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

/** The moves of the member in hand that its children's set may still want, and the keys of the children. */
const wanted = new Int32Array(2048);
const firstKeys = new Int32Array(2048);
const secondKeys = new Int32Array(2048);

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
	const firstKey = words[start + 6];
	const secondKey = words[start + 7];
	// Rooks whose right goes with the king's move: code 7 becomes 4, the two lower planes lose their bits.
	const rightsLow = words[start] & words[start + 2] & words[start + 4];
	const rightsHigh = words[start + 1] & words[start + 3] & words[start + 5];
	// First all keys, without a branch for those that a full set does not want: it could not be foretold.
	let kept = 0;
	for (let index = 0; index < count; index++) {
		const move = moves[index];
		const from = move & 63;
		const code = (move >> 12) & 7;
		const before = board[from] * 64 + from;
		const arrived = code * 64 + ((move >> 6) & 63);
		let first = firstKey ^ FIRST_KEYS[before] ^ FIRST_KEYS[arrived];
		let second = secondKey ^ SECOND_KEYS[before] ^ SECOND_KEYS[arrived];
		if (code === KING && (rightsLow | rightsHigh) !== 0) {
			first ^= rightsKey(FIRST_KEYS, rightsLow, rightsHigh);
			second ^= rightsKey(SECOND_KEYS, rightsLow, rightsHigh);
			const castling = move >> CASTLING_SHIFT;
			if (castling !== 0) {
				const {rook, rookTo} = castlings[castling - 1];
				first ^= FIRST_KEYS[ROOK * 64 + rook] ^ FIRST_KEYS[ROOK * 64 + rookTo];
				second ^= SECOND_KEYS[ROOK * 64 + rook] ^ SECOND_KEYS[ROOK * 64 + rookTo];
			}
		}

		wanted[kept] = move;
		firstKeys[kept] = first;
		secondKeys[kept] = second;
		kept += children.mayAdmit(first);
	}

	for (let index = 0; index < kept; index++) {
		const first = firstKeys[index];
		const second = secondKeys[index];
		if (children.admit(first, second)) {
			const castling = wanted[index] >> CASTLING_SHIFT;
			const at = children.size++ * MEMBER_WORDS;
			writeChild(words, start, children.words, at, wanted[index]);
			if (castling !== 0) {
				const {rook, rookTo} = castlings[castling - 1];
				moveRook(children.words, at, rook, rookTo);
			}

			children.words[at + 6] = first;
			children.words[at + 7] = second;
		}
	}
}

/** Writes the planes of a member after a move, of a castling only the king's. */
function writeChild(
	words: Int32Array,
	start: number,
	child: Int32Array,
	at: number,
	move: number,
): void {
	const from = move & 63;
	const to = (move >> 6) & 63;
	const code = (move >> 12) & 7;
	const a = words[start];
	const aHigh = words[start + 1];
	const b = words[start + 2];
	const bHigh = words[start + 3];
	const c = words[start + 4];
	const cHigh = words[start + 5];
	const isKing = code === KING;
	const fromLow = LOW_BIT[from];
	const fromHigh = HIGH_BIT[from];
	const lostLow = fromLow | (isKing ? a & b & c : 0);
	const lostHigh = fromHigh | (isKing ? aHigh & bHigh & cHigh : 0);
	const inFirst = -(code & 1);
	const inSecond = -((code >> 1) & 1);
	const inThird = -(code >> 2);
	const toLow = LOW_BIT[to];
	const toHigh = HIGH_BIT[to];
	child[at] = (a & ~lostLow) | (toLow & inFirst);
	child[at + 1] = (aHigh & ~lostHigh) | (toHigh & inFirst);
	child[at + 2] = (b & ~lostLow) | (toLow & inSecond);
	child[at + 3] = (bHigh & ~lostHigh) | (toHigh & inSecond);
	child[at + 4] = (c & ~fromLow) | (toLow & inThird);
	child[at + 5] = (cHigh & ~fromHigh) | (toHigh & inThird);
}

/** Moves a rook without its right, code 4: it stands in the third plane alone. */
function moveRook(words: Int32Array, at: number, from: number, to: number): void {
	words[at + 4] = (words[at + 4] & ~LOW_BIT[from]) | LOW_BIT[to];
	words[at + 5] = (words[at + 5] & ~HIGH_BIT[from]) | HIGH_BIT[to];
}
