import {popCount, SquareSet} from '../../core/square-set.js';
import type {BeliefTable} from '../belief-table.js';
import {NEVER} from '../levels.js';
import type {Placement} from '../material.js';
import {INVERSE_SYMMETRY, mapSet} from '../symmetry.js';

/** A set that White, to move, wins from for sure, and in how many moves. */
export type SureSet = {readonly set: SquareSet; readonly level: number};

/**
 * Returns the part of a belief, White to move in a game of tries, that is won for sure and has the most
 * squares, of equally large ones the one that is won soonest: all of it where that is won. Undefined
 * when no square of it is won.
 */
export function largestSureSubset(
	table: BeliefTable,
	{squares}: Placement,
	belief: SquareSet,
): SureSet | undefined {
	const all = table.levelOf(squares, belief);
	if (all < NEVER) {
		return {set: belief, level: all};
	}

	const located = table.index.locate(squares);
	const {low, high} = mapSet(INVERSE_SYMMETRY[located & 7], belief);
	let most = 0;
	let best: SureSet | undefined;
	for (const {level, sets} of table.blockOf(located >> 3).groups) {
		for (const set of level === 0 ? [] : sets) {
			const size = popCount(set.low & low) + popCount(set.high & high);
			if (size > most) {
				most = size;
				best = {set: new SquareSet(set.low & low, set.high & high), level};
			}
		}
	}

	return best === undefined ? undefined : {set: mapSet(located & 7, best.set), level: best.level};
}
