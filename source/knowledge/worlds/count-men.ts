import {EMPTY, parseManLetter} from '../../core/man.js';
import {parseSquare} from '../../core/square.js';
import type {State, Variant} from '../../rules/variant.js';

/** How many numbers there are: for each role's code, and 0 for no man, one for each square. */
const NUMBERS = 8 * 64;

/** Returns in how many states a man of a side (0 for White) and of a role's code stands on a square: index code * 64 + square, code 0 for none. */
export function countMenIn(variant: Variant, states: readonly State[], side: number): Int32Array {
	const counts = new Int32Array(NUMBERS);
	for (const state of states) {
		const {cells, marks = []} = variant.truth(state);
		for (const mark of marks) {
			const man = mark[2] === '+' ? parseManLetter(mark[3]) : EMPTY;
			if (man !== EMPTY && man >> 3 === side) {
				const square = parseSquare(mark.slice(0, 2)) ?? 0;
				counts[(man & 7) * 64 + square]++;
				// The man on top, one of the other side, is counted as none.
				counts[square]--;
			}
		}

		for (let square = 0; square < 64; square++) {
			const man = cells[square];
			const code = man !== EMPTY && man >> 3 === side ? man & 7 : 0;
			counts[code * 64 + square]++;
		}
	}

	return counts;
}
