import {ROOK} from '../../core/man.js';
import {CASTLING_ROOK, CODES, lowestBit} from './codes.js';
import {MEMBER_WORDS, type MemberSet} from './member-set.js';

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
