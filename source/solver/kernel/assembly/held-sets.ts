import * as filter from './filter';
import {found, nextMaximal, placements, unseen} from './graph';
import {kingSteps} from './squares';
import {ANSWERS, answers, fresh, held, nextHeld, sound, stirred, turnHeld} from './tries-graph';

// The sets with Black to move from which every reply leads into a won set, for each announcement by itself.

/** Adds to a list of held sets what the newly won sets of a placement hold. */
function holdMore(placement: i32, list: i32): void {
	const mask = answers[list] & sound[placement];
	filter.clear();
	const size = held.sizeOf(list);
	const sets = held.at[list];
	for (let set = 0; set < size; set++) {
		filter.add(load<u64>(sets + ((<usize>set) << 3)));
	}

	filter.markOld();
	const end = found.at[placement] + ((<usize>found.sizeOf(placement)) << 3);
	for (let at = found.at[placement]; at < end; at += 8) {
		filter.add(mask & ~kingSteps(unseen[placement] & ~load<u64>(at)));
	}

	if (!filter.hasNew()) {
		fresh[list] = 0;
		nextHeld.copy(list, held);
		return;
	}

	const length = filter.reduce();
	const first = nextHeld.open(list, length);
	let to = first;
	for (let isOld = 0; isOld < 2; isOld++) {
		for (let index = 0; index < length; index++) {
			if (filter.isNew[index] !== isOld) {
				store<u64>(to, filter.kept[index]);
				to += 8;
			}
		}

		if (isOld === 0) {
			fresh[list] = <i32>((to - first) >> 3);
		}
	}

	nextHeld.close(list, to);
	if (fresh[list] > 0) {
		stirred[placement] = 1;
	}
}

/** Begins a level: collects for each placement and answer the sets, Black to move, that are won by now. */
export function emitTries(): void {
	nextHeld.clear();
	for (let placement = 0; placement < placements; placement++) {
		const hasNew = found.sizeOf(placement) !== 0;
		stirred[placement] = 0;
		const silent = placement * ANSWERS;
		for (let list = silent; list < silent + ANSWERS; list++) {
			// The silent list is never without a set, so that a move that always gives check has one too.
			if (hasNew && (answers[list] !== 0 || list === silent)) {
				holdMore(placement, list);
			} else {
				fresh[list] = 0;
				nextHeld.copy(list, held);
			}
		}
	}

	turnHeld();
	found.clear();
	nextMaximal.clear();
}
