import {SquareSet} from '../../core/square-set.js';
import {kingSteps, kingStepsFrom} from '../../knowledge/king-steps.js';
import type {Placement} from '../../solver/material.js';
import {attackedBy, inferredBy, withoutManAt} from '../../solver/reach.js';

/** What White knows, White to move: his men, and the squares where the king may be, none of them attacked. */
export type Hunt = {readonly placement: Placement; readonly belief: SquareSet};

/** What White may know after an answer, and where the king may have stood before it. */
export type Answer = Hunt & {readonly from: SquareSet};

/** All that can come of a move of White's. */
export type LoneKingAnswers = {
	/** From how many squares of the belief the king can take White's. */
	readonly losses: number;
	/** What White may know after the king's answer, those left out in which he takes him or is taken by him. */
	readonly hunts: readonly Answer[];
};

/** Parts where the king may have gone by what White notices. */
function addHidden(
	hunts: Answer[],
	placement: Placement,
	from: SquareSet,
	free: SquareSet,
	fronts: SquareSet,
): void {
	const unnoticed = free.minus(fronts);
	if (!unnoticed.isEmpty) {
		hunts.push({placement, belief: unnoticed, from});
	}

	for (const square of free.intersect(fronts)) {
		hunts.push({placement, belief: SquareSet.from([square]), from});
	}
}

/**
 * Returns all that can come of a move: `placement` is White's after it, and the king is on one of
 * `belief`, which White, looking, parts into what he notices and what he does not.
 */
export function answersTo(placement: Placement, belief: SquareSet): LoneKingAnswers {
	const attacked = attackedBy(placement);
	const fronts = inferredBy(placement);
	const men = SquareSet.from(placement.squares);
	const open = attacked.union(men).complement();
	const hunts: Answer[] = [];
	const answer = (from: SquareSet): void => {
		const steps = kingSteps(from);
		const free = steps.intersect(open);
		const loose = steps.intersect(men).minus(attacked).without(placement.squares[0]);
		addHidden(hunts, placement, from, free, fronts);
		for (const square of loose) {
			const left = withoutManAt(placement, placement.squares.indexOf(square));
			hunts.push({placement: left, belief: SquareSet.from([square]), from});
		}
	};

	const noticed = attacked.union(fronts);
	const unseen = belief.minus(noticed);
	if (!unseen.isEmpty) {
		answer(unseen);
	}

	for (const square of belief.intersect(noticed)) {
		answer(SquareSet.from([square]));
	}

	return {losses: belief.intersect(kingStepsFrom(placement.squares[0])).size, hunts};
}
