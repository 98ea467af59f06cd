import {pick, type Random} from '../../core/random.js';
import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import type {Placement} from '../../solver/material.js';
import {attackedBy, inferredBy} from '../../solver/reach.js';
import {kingReplies} from './king-replies.js';
import {levelAfterMove} from './levels.js';

/**
 * The phantom has not decided where it stands. After each of White's moves it settles what White gets
 * to see, always the branch that is worst for White, and no more than that.
 */

/**
 * Returns the squares of `belief` on which the phantom may still stand once White, having moved, looks:
 * one square where it is noticed, or all those where it is not. `placement` is White's after his move.
 */
export function phantomShows(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	random: Random,
): SquareSet {
	const noticed = attackedBy(placement).union(inferredBy(placement));
	const branches = [...belief.intersect(noticed)].map((square) => SquareSet.from([square]));
	const unseen = belief.minus(noticed);
	if (!unseen.isEmpty) {
		branches.push(unseen);
	}

	const worth = (branch: SquareSet): number => {
		const [best] = kingReplies(tables, placement, branch);
		return (
			(best.kind === 'takes-king'
				? 1e6
				: best.kind === 'takes-man' && best.level === NEVER
					? 1e5
					: 0) +
			levelAfterMove(tables, placement, branch) * 100 +
			branch.size
		);
	};
	const worths = branches.map((branch) => worth(branch));
	const most = Math.max(...worths);
	return pick(
		random,
		branches.filter((_, index) => worths[index] === most),
	);
}

/** A reply of the phantom's: where White then knows it may be, and one move that fits. */
export type PhantomReply = {
	readonly belief: SquareSet;
	readonly move: {readonly from: Square; readonly to: Square} & UciMove;
};

/** Returns the phantom's move from what White knows after his own move: the branch that is worst for White. */
export function phantomReply(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	random: Random,
): PhantomReply {
	const [best] = kingReplies(tables, placement, belief);
	return {belief: best.belief, move: pick(random, best.moves)};
}
