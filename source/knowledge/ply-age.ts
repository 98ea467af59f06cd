import type {SeatHistory} from '../rules/history.js';
import {numberedPlies} from './move-list.js';

/**
 * Returns how old, in plies, what was so after so many entries of a history is: moves alone make it older, and nothing else
 * that is done in a turn or in a set-up.
 */
export function agesIn(history: SeatHistory): (length: number) => number {
	const ages = [0];
	for (const {isNumbered} of numberedPlies(history).toReversed()) {
		ages.push(ages[ages.length - 1] + (isNumbered ? 1 : 0));
	}

	return (length) => ages[history.plies.length - length];
}
