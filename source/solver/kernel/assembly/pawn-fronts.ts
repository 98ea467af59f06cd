import {firstMove, inferred, lossLevels, moves, placements} from './graph';
import {NEVER, PASSED_SHIFT, TARGET_MASK} from './layout';
import {Span, spanOf} from './span';
import {imageOf, kingSteps} from './squares';

// The part of retrograde analysis that only pawns need. A king on a square in front of a pawn keeps it
// from stepping there, and so White, to move, knows his square without being able to take him: a
// belief of its own, which is won as soon as some move that is left wins against the king there. From
// that level on Black gains nothing by stepping there; before, every square next to it is a loss for
// White, just as one next to an unprotected man is.

/** The loss levels by captures alone. */
let captureLevels: Span<u8> = changetype<Span<u8>>(0);
/** By placement: squares that are won as single ones, Black to move, as far as the levels go. */
export let single: Span<u64> = changetype<Span<u64>>(0);
/** By placement: squares before pawns on which the king is won by now, White to move. */
let wonBefore: Span<u64> = changetype<Span<u64>>(0);
/** By placement: squares before pawns that are won by promoting. */
export let promoted: Span<u64> = changetype<Span<u64>>(0);

/** Marks in the loss levels that nothing is won yet before the pawns. */
export function makePawnFronts(): void {
	const levels = <usize>placements * 64;
	captureLevels = spanOf<u8>(placements * 64);
	memory.copy(changetype<usize>(captureLevels), changetype<usize>(lossLevels), levels);
	single = spanOf<u64>(placements);
	wonBefore = spanOf<u64>(placements);
	promoted = spanOf<u64>(placements);
	for (let placement = 0; placement < placements; placement++) {
		for (let left = kingSteps(inferred[placement]); left !== 0; left &= left - 1) {
			lossLevels[placement * 64 + <i32>ctz<u64>(left)] = <u8>NEVER;
		}
	}
}

/**
 * Gives level `level` to the squares before the pawns of a placement that some move now wins from, and
 * to those next to them; returns whether there are any.
 */
export function winBeforePawns(placement: i32, level: i32): bool {
	const fronts = inferred[placement];
	const known = wonBefore[placement];
	if ((fronts & ~known) === 0) {
		return false;
	}

	let wins = promoted[placement];
	const last = firstMove[placement + 1];
	for (let index = firstMove[placement]; index < last; index++) {
		const move = moves[index];
		const passed = (move >> PASSED_SHIFT) - 1;
		const image = imageOf(move & 7, single[(move & TARGET_MASK) >> 3]);
		// A pawn steps over no king. Its target square is White's own afterwards, and never won.
		wins |= passed < 0 ? image : image & ~((<u64>1) << passed);
	}

	const fresh = wins & fronts & ~known;
	if (fresh === 0) {
		return false;
	}

	wonBefore[placement] = known | fresh;
	// Beside a square before a pawn that is not won yet everything stays a loss.
	const stillLost = kingSteps(fronts & ~(known | fresh));
	for (let left = kingSteps(fresh) & ~stillLost; left !== 0; left &= left - 1) {
		const index = placement * 64 + <i32>ctz<u64>(left);
		lossLevels[index] = <u8>max(<i32>captureLevels[index], level);
	}

	return true;
}
