import type {BeliefTable} from './belief-table.js';
import {NEVER} from './levels.js';

/**
 * Returns the levels of single squares after a move of White's, Black to move, for all placement
 * numbers: by number * 64 + square of the representative. For statistics over a whole table.
 */
export function singleLevels(table: BeliefTable): Uint8Array {
	const {words} = table;
	const {count} = table.index;
	const levels = new Uint8Array(count * 64);
	for (let number = 0; number < count; number++) {
		const first = number * 64;
		levels.set(table.squaresOf(number), first);
		const [seen, ...groups] = table.groupsOf(number);
		let leftLow = ~words[seen.from];
		let leftHigh = ~words[seen.from + 1];
		for (const {level, from, to} of groups) {
			let low = 0;
			let high = 0;
			for (let set = from; set < to; set += 2) {
				low |= words[set];
				high |= words[set + 1];
			}

			raiseTo(levels, first, level, low & leftLow);
			raiseTo(levels, first + 32, level, high & leftHigh);
			leftLow &= ~low;
			leftHigh &= ~high;
		}

		raiseTo(levels, first, NEVER, leftLow);
		raiseTo(levels, first + 32, NEVER, leftHigh);
	}

	return levels;
}

/** Raises to `level` the levels from index `first` on whose bits are set. */
function raiseTo(levels: Uint8Array, first: number, level: number, squares: number): void {
	for (let bits = squares; bits !== 0; bits &= bits - 1) {
		const index = first + 31 - Math.clz32(bits & -bits);
		levels[index] = Math.max(levels[index], level);
	}
}
