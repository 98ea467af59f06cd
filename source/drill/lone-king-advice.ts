import {BLACK_MAN, EMPTY, KING, UNSEEN} from '../core/man.js';
import {SquareSet} from '../core/square-set.js';
import {CLUSTERS, SAFE_SPACE} from '../theory/paper/lone-king-sets.js';
import {kingStepsFrom} from '../knowledge/king-steps.js';
import {currentView, type SeatHistory} from '../rules/history.js';

/**
 * What the paper tells the lone king against king and rook that he can use himself. Its king answers each
 * move knowing where White's men stand (Lemmas 15 to 17), and since he need not have decided where he is,
 * he never guesses wrong; who plays him sees only the squares around him. What is left is what does not
 * depend on White's men: the safe space (Lemmas 13 and 17) and the clusters (Lemma 14). The answers themselves
 * are told when the game is over, by `loneKingSteps`, and in watching.
 */
export type LoneKingAdvice = {
	/** Whether he stands in the safe space. */
	readonly isSafe: boolean;
	/** Whether he stands on the edge, where Lemma 13 does not hold. */
	readonly isOnEdge: boolean;
	/** Where a man of White's is seen beside him. */
	readonly beside: SquareSet;
	/** 17 with the squares of the safe space within a step; 14 with those of a cluster all of which is; undefined when neither is. */
	readonly lemma?: 14 | 17;
	readonly squares: SquareSet;
};

const INSIDE = SquareSet.from(
	[...SquareSet.full].filter((square) => kingStepsFrom(square).size === 8),
);

/** Returns the paper's advice to the lone king, from what he sees now alone. */
export function adviseLoneKing(history: SeatHistory): LoneKingAdvice {
	const {cells} = currentView(history);
	const king = cells.indexOf(KING | BLACK_MAN);
	const steps = kingStepsFrom(king);
	const beside = SquareSet.from(
		[...steps].filter((square) => cells[square] !== EMPTY && cells[square] !== UNSEEN),
	);
	const open = steps.minus(beside);
	const common = {isSafe: SAFE_SPACE.has(king), isOnEdge: !INSIDE.has(king), beside};
	const safe = open.intersect(SAFE_SPACE);
	if (!safe.isEmpty) {
		return {...common, lemma: 17, squares: safe};
	}

	const cluster = CLUSTERS.find(({squares}) => squares.isSubsetOf(open));
	return cluster === undefined
		? {...common, squares: SquareSet.empty}
		: {...common, lemma: 14, squares: cluster.squares};
}
