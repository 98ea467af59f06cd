import * as combinations from './combinations';
import * as filter from './filter';
import {
	firstMove,
	found,
	maximal,
	moves,
	nextMaximal,
	placements,
	turnMaximal,
	unseen,
} from './graph';
import {beginSets, fillFilter, keepSets} from './known-sets';
import {TARGET_MASK} from './layout';
import {Span, spanOf} from './span';
import {imageOf, kingSteps} from './squares';
import {
	ANSWERS,
	answers,
	fresh,
	held,
	nextHeld,
	own,
	refusals,
	sound,
	stirred,
	turnHeld,
} from './tries-graph';

// Retrograde analysis of a game of tries; see `TryLevels`. What is kept for each placement is the maximal
// sets with White to move. A try of White's is refused for some squares of the king, and then White
// is still to move with those left over; else he hears one of several answers, and Black moves.

/** So many moves of a placement can be refused: eight of the king's, six of a pawn's, and again a pawn's. */
const MOST_REFUSED = 24;
/** So many sets of the few squares that a refusal leaves can be kept: far more than there can be. */
const MOST_LEFT = 64;

/** Candidates looked at so far. */
export let tryWork: f64 = 0;

/** By slot: the move, and how many sets of its refused squares are won, which stand from slot * MOST_LEFT on. */
let slotMove: Span<i32> = changetype<Span<i32>>(0);
let leftCount: Span<i32> = changetype<Span<i32>>(0);
let left: Span<u64> = changetype<Span<u64>>(0);
let slots = 0;
/** Those that a round has added. */
let gained: Span<u64> = changetype<Span<u64>>(0);
let gainedCount = 0;

/** Makes ready for level 0: nowhere is won. */
export function beginTryLevels(): void {
	slotMove = spanOf<i32>(MOST_REFUSED);
	leftCount = spanOf<i32>(MOST_REFUSED);
	left = spanOf<u64>(MOST_REFUSED * MOST_LEFT);
	gained = spanOf<u64>(MOST_LEFT);
	for (let placement = 0; placement < placements; placement++) {
		const at = maximal.open(placement, 1);
		store<u64>(at, 0);
		maximal.close(placement, at + 8);
		found.copy(placement, maximal);
	}
}

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
 * Notes that a set of what a refusal leaves is won, unless a larger one is; `isGain` when it is new in
 * this level.
 */
function noteLeft(slot: i32, set: u64, isGain: bool): void {
	const first = slot * MOST_LEFT;
	const count = leftCount[slot];
	let kept = first;
	for (let index = first; index < first + count; index++) {
		const other = left[index];
		if ((set & ~other) === 0) {
			return;
		}

		if ((other & ~set) !== 0) {
			left[kept++] = other;
		}
	}

	left[kept++] = set;
	leftCount[slot] = kept - first;
	if (isGain) {
		let gains = 0;
		for (let index = 0; index < gainedCount; index++) {
			const other = gained[index];
			if ((other & ~set) !== 0) {
				gained[gains++] = other;
			}
		}

		gained[gains++] = set;
		gainedCount = gains;
	}
}

/** Notes what is left of the known sets when a move is refused. */
function noteKnown(placement: i32, slot: i32): void {
	const squares = refusals[slotMove[slot]];
	leftCount[slot] = 0;
	const size = maximal.sizeOf(placement);
	const sets = maximal.at[placement];
	for (let set = 0; set < size; set++) {
		const known = load<u64>(sets + ((<usize>set) << 3)) & squares;
		noteLeft(slot, known, false);
		if (known === squares) {
			return;
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
			gainedCount = 0;
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
