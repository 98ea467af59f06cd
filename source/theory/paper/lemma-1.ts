import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import {raysOf} from '../../solver/reach.js';

export const isBeside = (one: Square, other: Square): boolean => kingStepsFrom(one).has(other);

/** Returns where the queen can go in one move when only her own king stands in her way. */
export function queenReach(queen: Square, king: Square): SquareSet {
	const reached: Square[] = [];
	for (const ray of raysOf('queen', queen)) {
		const stop = ray.indexOf(king);
		reached.push(...(stop === -1 ? ray : ray.subarray(0, stop)));
	}

	return SquareSet.from(reached);
}

/**
 * Lemma 1: a queen beside her king can go to any other square beside him, where whoever takes her is
 * taken. Returns her next square on a way of at most two moves to `target`, or undefined when there is none.
 */
export function roundTheKing(queen: Square, king: Square, target: Square): Square | undefined {
	const reach = queenReach(queen, king);
	if (reach.has(target)) {
		return target;
	}

	for (const waypoint of reach.intersect(kingStepsFrom(king))) {
		if (queenReach(waypoint, king).has(target)) {
			return waypoint;
		}
	}

	return undefined;
}
