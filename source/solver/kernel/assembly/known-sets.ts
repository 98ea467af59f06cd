import * as filter from './filter';
import {found, maximal, nextMaximal} from './graph';

// What both games do with the sets of one placement: those known are put in the filter when the first
// candidate comes, and at the end the maximal ones and the new ones among them are kept.

/** Whether the filter holds the known sets of the present placement. */
export let isFilled = false;

/** Begins a placement: the filter is empty. */
export function beginSets(): void {
	filter.clear();
	isFilled = false;
}

/** Fills the filter with the sets that are known for a placement, unless it has them. */
export function fillFilter(placement: i32): void {
	if (isFilled) {
		return;
	}

	const size = maximal.sizeOf(placement);
	const sets = maximal.at[placement];
	for (let set = 0; set < size; set++) {
		filter.add(load<u64>(sets + ((<usize>set) << 3)));
	}

	filter.markOld();
	isFilled = true;
}

/** Ends a placement: takes from the filter what is maximal and what is new. */
export function keepSets(placement: i32): void {
	if (!filter.hasNew()) {
		found.close(placement, found.open(placement, 0));
		nextMaximal.copy(placement, maximal);
		return;
	}

	const length = filter.reduce();
	let all = nextMaximal.open(placement, length);
	let fresh = found.open(placement, length);
	for (let index = 0; index < length; index++) {
		const set = filter.kept[index];
		store<u64>(all, set);
		all += 8;
		if (filter.isNew[index] === 1) {
			store<u64>(fresh, set);
			fresh += 8;
		}
	}

	nextMaximal.close(placement, all);
	found.close(placement, fresh);
}
