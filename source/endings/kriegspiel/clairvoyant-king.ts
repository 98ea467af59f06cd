import {pick, type Random} from '../../core/random.js';
import type {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import type {Tables} from '../../solver/build-table.js';
import type {Placement} from '../../solver/material.js';
import {pickBest} from '../pick-best.js';
import {TableHunt} from './table-hunt.js';
import {legalSteps} from './answers.js';

/** So many of White's moves are looked ahead. */
const DEPTH = 2;

/**
 * Returns where the lone king goes who sees everything, what White knows included: he takes a man where he
 * can; else he goes where White, playing on by the table, will need the most moves, as far as three of
 * White's moves show it, and of equal squares to one drawn at random. `belief` is where White takes him to be
 * before he moves. He must be able to move.
 */
export function clairvoyantStep(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	king: Square,
	random: Random,
): Square {
	const steps = [...legalSteps(placement, king)];
	const takes = steps.filter((to) => placement.squares.includes(to));
	if (takes.length > 0) {
		return pick(random, takes);
	}

	const worths = new TableHunt(tables).steps(placement, belief, king, DEPTH);
	return pickBest(random, worths, ({left}) => left).to;
}
