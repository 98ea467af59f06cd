import {SquareSet} from '../core/square-set.js';
import {kingSteps, kingStepsFrom} from '../knowledge/king-steps.js';
import {type EndingGraph, PASSED_SHIFT, type Promotion} from './ending-graph.js';
import {NEVER} from './levels.js';
import type {SetList, SetLists} from './set-list.js';
import {mapSet} from './symmetry.js';

/**
 * The part of retrograde analysis that only pawns need. A king on a square in front of a pawn keeps it
 * from stepping there, and so White, to move, knows his square without being able to take him: a
 * belief of its own, which is won as soon as some move that is left wins against the king there. From
 * that level on Black gains nothing by stepping there; before, every square next to it is a loss for
 * White, just as one next to an unprotected man is.
 */
export class PawnFronts {
	readonly #graph: EndingGraph;
	/** The loss levels by captures alone. */
	readonly #captureLevels: Uint8Array;
	/** By placement: squares that are won as single ones, Black to move, as far as the levels go. */
	readonly #singleLow: Int32Array;
	readonly #singleHigh: Int32Array;
	/** By placement: squares before pawns on which the king is won by now, White to move. */
	readonly #wonLow: Int32Array;
	readonly #wonHigh: Int32Array;

	/** By placement: squares before pawns that are won by promoting. */
	readonly #promotedLow: Int32Array;
	readonly #promotedHigh: Int32Array;

	/** Marks in the graph's loss levels that nothing is won yet before the pawns. */
	constructor(graph: EndingGraph) {
		const {count} = graph.index;
		this.#graph = graph;
		this.#captureLevels = graph.lossLevels.slice();
		this.#singleLow = new Int32Array(count);
		this.#singleHigh = new Int32Array(count);
		this.#wonLow = new Int32Array(count);
		this.#wonHigh = new Int32Array(count);
		this.#promotedLow = new Int32Array(count);
		this.#promotedHigh = new Int32Array(count);
		for (let placement = 0; placement < count; placement++) {
			for (const square of kingSteps(this.#inferred(placement))) {
				graph.lossLevels[placement * 64 + square] = NEVER;
			}
		}
	}

	#inferred(placement: number): SquareSet {
		const {inferredLow, inferredHigh} = this.#graph;
		return new SquareSet(inferredLow[placement], inferredHigh[placement]);
	}

	/** Takes in the beliefs that became won for a placement, Black to move. */
	emitted(placement: number, {sets, start}: SetLists): void {
		for (let set = start[placement]; set < start[placement + 1]; set++) {
			this.#singleLow[placement] |= sets.low[set];
			this.#singleHigh[placement] |= sets.high[set];
		}
	}

	/** Takes in the beliefs that became won after a promotion from a placement. */
	promoted(placement: number, {to}: Promotion, emitted: SetList): void {
		let low = 0;
		let high = 0;
		for (let set = 0; set < emitted.length; set++) {
			low |= emitted.low[set];
			high |= emitted.high[set];
		}

		const won = new SquareSet(low, high).intersect(this.#inferred(placement)).without(to);
		this.#promotedLow[placement] |= won.low;
		this.#promotedHigh[placement] |= won.high;
	}

	/**
	 * Gives level `level` to the squares before the pawns of a placement that some move now wins from, and
	 * to those next to them; returns whether there are any.
	 */
	win(placement: number, level: number): boolean {
		const {firstMove, lossLevels, moves} = this.#graph;
		const inferred = this.#inferred(placement);
		const known = new SquareSet(this.#wonLow[placement], this.#wonHigh[placement]);
		const open = inferred.minus(known);
		if (open.isEmpty) {
			return false;
		}

		let won = new SquareSet(this.#promotedLow[placement], this.#promotedHigh[placement]);
		for (let move = firstMove[placement]; move < firstMove[placement + 1]; move++) {
			const passed = (moves[move] >> PASSED_SHIFT) - 1;
			const target = (moves[move] & ((1 << PASSED_SHIFT) - 1)) >> 3;
			const single = mapSet(
				moves[move] & 7,
				new SquareSet(this.#singleLow[target], this.#singleHigh[target]),
			);
			// A pawn steps over no king. Its target square is White's own afterwards, and never won.
			won = won.union(passed < 0 ? single : single.without(passed));
		}

		const fresh = won.intersect(open);
		if (fresh.isEmpty) {
			return false;
		}

		const now = known.union(fresh);
		this.#wonLow[placement] = now.low;
		this.#wonHigh[placement] = now.high;
		const left = inferred.minus(now);
		for (const square of kingSteps(fresh)) {
			if (kingStepsFrom(square).intersect(left).isEmpty) {
				const index = placement * 64 + square;
				lossLevels[index] = Math.max(this.#captureLevels[index], level);
			}
		}

		return true;
	}
}
