import {pick, type Random} from '../../core/random.js';
import {SquareSet} from '../../core/square-set.js';
import type {Tables} from '../../solver/build-table.js';
import {attackedBy, inferredBy} from '../../solver/reach.js';
import {afterUci, type Phantom, type Point} from '../belief-game.js';
import {levelAfterMove} from '../levels.js';
import {pickBest} from '../pick-best.js';
import {kingReplies, worthOf} from './king-replies.js';

/**
 * Returns the squares of `belief` on which the phantom may still stand once White, having moved, looks:
 * one square where it is noticed, or all those where it is not. The point has White's men after his move.
 */
function branchFor(tables: Tables, {placement, belief}: Point, random: Random): SquareSet {
	const noticed = attackedBy(placement).union(inferredBy(placement));
	const branches = [...belief.intersect(noticed)].map((square) => SquareSet.from([square]));
	const unseen = belief.minus(noticed);
	if (!unseen.isEmpty) {
		branches.push(unseen);
	}

	return pickBest(random, branches, (branch) => {
		const [best] = kingReplies(tables, placement, branch);
		return worthOf(best, levelAfterMove(tables, placement, branch), branch);
	});
}

/** The phantom of the fog: it settles what White gets to see, always the branch that is worst for him, and no more than that. */
export const fogPhantom: Phantom = {
	shows: (tables, {placement, belief}, move, random) =>
		branchFor(tables, {placement: afterUci(placement, move), belief}, random),
	reply: (tables, {placement, belief}, random) =>
		pick(random, kingReplies(tables, placement, belief)[0].moves),
	redraws: true,
};
