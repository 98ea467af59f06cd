import type {CastlingRights} from '../../core/castling.js';
import {EMPTY, ROOK} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {CASTLING_ROOK, HIGH_BIT, isManOf, LOW_BIT} from './codes.js';
import {MEMBER_WORDS, type MemberSet} from './member-set.js';
import {FIRST_KEYS, SECOND_KEYS} from './zobrist.js';

/** Returns the code of the man on a square of the member whose words begin at `start`. */
export function codeAt(words: Int32Array, start: number, square: Square): number {
	const half = start + (square >> 5);
	const place = square & 31;
	return (
		((words[half] >>> place) & 1) |
		(((words[half + 2] >>> place) & 1) << 1) |
		(((words[half + 4] >>> place) & 1) << 2)
	);
}

/** The castling right of a rook of a side on a square, or 0. */
function rightOf(square: Square, side: number): CastlingRights {
	const corner = side === 0 ? 0 : 56;
	return square === corner + 7 ? 1 << (side * 2) : square === corner ? 2 << (side * 2) : 0;
}

/** Returns one half of the key of the enemy men given by their codes on 64 squares. */
export function keyOf(codes: Uint8Array, keys: Int32Array): number {
	let key = 0;
	for (let square = 0; square < 64; square++) {
		key ^= keys[codes[square] * 64 + square];
	}

	return key;
}

const planes = new Int32Array(6);

/** Adds the enemy men given by their codes on 64 squares as a member, if it is new. */
export function addCodes(members: MemberSet, codes: Uint8Array): void {
	planes.fill(0);
	const first = keyOf(codes, FIRST_KEYS);
	const second = keyOf(codes, SECOND_KEYS);
	for (let square = 0; square < 64; square++) {
		const code = codes[square];
		for (let plane = 0; plane < 3; plane++) {
			if ((code >> plane) & 1) {
				planes[plane * 2] |= LOW_BIT[square];
				planes[plane * 2 + 1] |= HIGH_BIT[square];
			}
		}
	}

	if (members.admit(first, second)) {
		const start = members.size++ * MEMBER_WORDS;
		members.words.set(planes, start);
		members.words[start + 6] = first;
		members.words[start + 7] = second;
	}
}

/** Returns the codes of the men of `side` on a board; `castling` tells which rooks have their rights. */
export function codesOf(cells: Uint8Array, castling: CastlingRights, side: number): Uint8Array {
	return cells.map((code, square) => {
		if (!isManOf(code, side)) {
			return EMPTY;
		}

		const role = code & 7;
		return role === ROOK && (castling & rightOf(square, side)) !== 0 ? CASTLING_ROOK : role;
	});
}
