import {maximal} from './graph';
import {Span, spanOf} from './span';
import {refusals} from './tries-graph';

// What a refusal leaves, White still to move: for each move of a placement that can be refused the maximal
// ones of those sets that are won.

/** So many moves of a placement can be refused: eight of the king's, six of a pawn's, and again a pawn's. */
export const MOST_REFUSED = 24;
/** So many sets of the few squares that a refusal leaves can be kept: far more than there can be. */
export const MOST_LEFT = 64;

/** By slot: the move, and how many sets of its refused squares are won, which stand from slot * MOST_LEFT on. */
export let slotMove: Span<i32> = changetype<Span<i32>>(0);
export let leftCount: Span<i32> = changetype<Span<i32>>(0);
export let left: Span<u64> = changetype<Span<u64>>(0);
/** Those that a round has added. */
export let gained: Span<u64> = changetype<Span<u64>>(0);
export let gainedCount = 0;

/** Takes memory, once. */
export function makeLeftSets(): void {
	slotMove = spanOf<i32>(MOST_REFUSED);
	leftCount = spanOf<i32>(MOST_REFUSED);
	left = spanOf<u64>(MOST_REFUSED * MOST_LEFT);
	gained = spanOf<u64>(MOST_LEFT);
}

/** Begins to collect what a round adds. */
export function forgetGains(): void {
	gainedCount = 0;
}

/**
 * Notes that a set of what a refusal leaves is won, unless a larger one is; `isGain` when it is new in
 * this level.
 */
export function noteLeft(slot: i32, set: u64, isGain: bool): void {
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
export function noteKnown(placement: i32, slot: i32): void {
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
