import type {CastlingRights} from '../../core/castling.js';
import {EMPTY, ROOK} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {CASTLING_ROOK, CODES, HIGH_BIT, isManOf, LOW_BIT, lowestBit, roleOfCode} from './codes.js';
import {MEMBER_WORDS, type MemberSet} from './member-set.js';
import {FIRST_KEYS, SECOND_KEYS} from './zobrist.js';
import type {Position} from '../../rules/position.js';

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

/** Returns in how many members a man of each role stands on each square: index role code * 64 + square; code 0 counts members without an enemy man there. */
export function countMen({words, size}: MemberSet): Int32Array {
	const counts = new Int32Array(CODES * 64);
	for (let index = 0; index < size; index++) {
		for (let half = 0; half < 2; half++) {
			const start = index * MEMBER_WORDS + half;
			const a = words[start];
			const b = words[start + 2];
			const c = words[start + 4];
			for (let rest = a | b | c; rest !== 0; rest &= rest - 1) {
				const place = lowestBit(rest);
				const code = ((a >>> place) & 1) | (((b >>> place) & 1) << 1) | (((c >>> place) & 1) << 2);
				counts[code * 64 + half * 32 + place]++;
			}
		}
	}

	for (let square = 0; square < 64; square++) {
		counts[ROOK * 64 + square] += counts[CASTLING_ROOK * 64 + square];
		counts[CASTLING_ROOK * 64 + square] = 0;
		let men = 0;
		for (let code = 1; code < CASTLING_ROOK; code++) {
			men += counts[code * 64 + square];
		}

		counts[square] = size - men;
	}

	return counts;
}

/**
 * Puts the enemy men (`side`) of the member at `start` of `words` and the seat's own onto a position's
 * board and adds their castling rights to those it has. Side to move and en passant square are the
 * caller's to set.
 */
export function loadMember(
	words: Int32Array,
	start: number,
	own: Uint8Array,
	side: number,
	position: Position,
): void {
	position.board.fill(EMPTY);
	position.count.fill(0);
	position.kings.fill(NO_SQUARE);
	position.ply = 0;
	position.halfmoves = 0;
	position.fullmoves = 1;
	for (let square = 0; square < 64; square++) {
		if (own[square] !== EMPTY) {
			position.put(square, own[square]);
		}
	}

	for (let half = 0; half < 2; half++) {
		const a = words[start + half];
		const b = words[start + 2 + half];
		const c = words[start + 4 + half];
		for (let rest = a | b | c; rest !== 0; rest &= rest - 1) {
			const place = lowestBit(rest);
			const square = place + half * 32;
			const code = ((a >>> place) & 1) | (((b >>> place) & 1) << 1) | (((c >>> place) & 1) << 2);
			position.put(square, roleOfCode(code) | (side << 3));
			if (code === CASTLING_ROOK) {
				position.castling |= rightOf(square, side);
			}
		}
	}
}
