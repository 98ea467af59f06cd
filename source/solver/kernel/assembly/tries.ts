import * as combinations from './combinations';
import * as filter from './filter';
import {firstMove, found, maximal, moves, placements, turnMaximal, unseen} from './graph';
import {beginSets, fillFilter, keepSets} from './known-sets';
import {TARGET_MASK} from './layout';
import {
	forgetGains,
	gained,
	gainedCount,
	left,
	leftCount,
	makeLeftSets,
	MOST_LEFT,
	MOST_REFUSED,
	noteKnown,
	noteLeft,
	slotMove,
} from './left-sets';
import {Span} from './span';
import {imageOf} from './squares';
import {ANSWERS, fresh, held, refusals, stirred} from './tries-graph';

// Retrograde analysis of a game of tries; see `TryLevels`. What is kept for each placement is the maximal
// sets with White to move. A try of White's is refused for some squares of the king, and then White
// is still to move with those left over; else he hears one of several answers, and Black moves.

/** Candidates looked at so far. */
export let tryWork: f64 = 0;

/** How many moves of the present placement can be refused. */
let slots = 0;

/** Makes ready for level 0: nowhere is won. */
export function beginTryLevels(): void {
	makeLeftSets();
	for (let placement = 0; placement < placements; placement++) {
		const at = maximal.open(placement, 1);
		store<u64>(at, 0);
		maximal.close(placement, at + 8);
		found.copy(placement, maximal);
	}
}

/** Adds the union of a set with each won set of what a refusal leaves. */
function addWithLeft(set: u64, lefts: Span<u64>, first: i32, count: i32): void {
	tryWork += <f64>count;
	for (let index = first; index < first + count; index++) {
		filter.add(set | lefts[index]);
	}
}

/**
 * Adds what a move wins against when it stands, joined with each of `count` sets for which it is refused:
 * all, or only what has something new in it.
 */
function addMove(
	placement: i32,
	index: i32,
	isAll: bool,
	lefts: Span<u64>,
	first: i32,
	count: i32,
): void {
	const mask = unseen[placement] & ~refusals[index];
	combinations.combine(index, mask);
	const move = moves[index] & TARGET_MASK;
	const symmetry = move & 7;
	const silent = (move >> 3) * ANSWERS;
	const size = held.sizeOf(silent);
	const sets = held.at[silent];
	const freshSets = fresh[silent];
	let anyNew = false;
	for (let union = 0; union < combinations.count; union++) {
		anyNew = anyNew || combinations.isNew[union] === 1;
	}

	const stop = isAll || anyNew ? size : freshSets;
	for (let set = 0; set < stop; set++) {
		const quiet = imageOf(symmetry, load<u64>(sets + ((<usize>set) << 3))) & mask;
		const takesAll = isAll || set < freshSets;
		for (let union = 0; union < combinations.count; union++) {
			if (takesAll || combinations.isNew[union] === 1) {
				addWithLeft(quiet | combinations.unions[union], lefts, first, count);
			}
		}
	}
}

/**
 * Goes on until nothing more is won within this level: a set that a move leaves behind when it is refused
 * may be won itself only in this level, by another try.
 */
function settle(placement: i32): void {
	let from = filter.oldCount();
	while (from < filter.size()) {
		const to = filter.size();
		for (let slot = 0; slot < slots; slot++) {
			const index = slotMove[slot];
			const squares = refusals[index];
			forgetGains();
			for (let entry = from; entry < to; entry++) {
				noteLeft(slot, filter.addedAt(entry) & squares, true);
			}

			if (gainedCount > 0) {
				addMove(placement, index, true, gained, 0, gainedCount);
			}
		}

		from = to;
	}
}

const NOTHING_LEFT: i32 = (MOST_REFUSED - 1) * MOST_LEFT;

/** Collects the sets, White to move, that a placement has won by now. */
export function gatherTries(placement: i32): void {
	beginSets();
	slots = 0;
	let isStirred = false;
	const last = firstMove[placement + 1];
	for (let index = firstMove[placement]; index < last; index++) {
		isStirred = isStirred || stirred[(moves[index] & TARGET_MASK) >> 3] === 1;
	}

	if (!isStirred) {
		return;
	}

	fillFilter(placement);
	for (let index = firstMove[placement]; index < last; index++) {
		const isNew = stirred[(moves[index] & TARGET_MASK) >> 3] === 1;
		if (refusals[index] === 0) {
			if (isNew) {
				left[NOTHING_LEFT] = 0;
				addMove(placement, index, false, left, NOTHING_LEFT, 1);
			}

			continue;
		}

		slotMove[slots] = index;
		noteKnown(placement, slots);
		if (isNew) {
			addMove(placement, index, false, left, slots * MOST_LEFT, leftCount[slots]);
		}

		slots++;
	}

	settle(placement);
}

/** Ends a placement: what it has won by now is known from now on. */
export function keepTries(placement: i32): void {
	keepSets(placement);
}

/** Ends a placement of another ending with the sets, `size` of them from `at` on, that its table has for a level. */
export function feedTries(placement: i32, at: usize, size: i32): void {
	beginSets();
	if (size > 0) {
		fillFilter(placement);
		for (let set = 0; set < size; set++) {
			filter.add(load<u64>(at + ((<usize>set) << 3)));
		}
	}

	keepSets(placement);
}

/** Ends a level; returns whether nothing has changed in it. */
export function endTryLevel(): bool {
	turnMaximal();
	for (let placement = 0; placement < placements; placement++) {
		if (found.sizeOf(placement) !== 0) {
			return false;
		}
	}

	return true;
}
