import {pick} from '../../core/random.js';
import type {BeliefGame} from '../belief-game.js';
import {pickBest} from '../pick-best.js';
import {TableHunt} from './table-hunt.js';
import {legalSteps} from './answers.js';

/** So many of White's moves are looked ahead. */
const DEPTH = 2;

/**
 * Returns where the lone king goes who sees everything, what White knows included: he takes a man where he
 * can; else he goes where White, playing on by the table, will need the most moves, as far as three of
 * White's moves show it, and of equal squares to one drawn at random. The point has where White takes him to be
 * before he moves. He must be able to move.
 */
export const clairvoyantKing: BeliefGame['clairvoyant'] = (tables, point, from, random) => {
	const {placement} = point;
	const steps = [...legalSteps(placement, from)];
	const takes = steps.filter((to) => placement.squares.includes(to));
	if (takes.length > 0) {
		return {from, to: pick(random, takes)};
	}

	const worths = new TableHunt(tables).steps(point, from, DEPTH);
	return {from, to: pickBest(random, worths, ({left}) => left).to};
};
