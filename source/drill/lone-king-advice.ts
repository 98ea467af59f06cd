import {EMPTY, KING, UNSEEN} from '../core/man.js';
import type {Square} from '../core/square.js';
import {SquareSet} from '../core/square-set.js';
import {CLUSTERS, SAFE_SPACE} from '../theory/paper/lone-king-sets.js';
import {answerRook} from '../theory/paper/lone-king.js';
import {REPAIRS} from '../theory/paper/repairs.js';
import {STEPS} from '../theory/paper/steps.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {kingStepsFrom} from '../knowledge/king-steps.js';
import {currentView, type SeatHistory, viewBefore} from '../rules/history.js';
import type {Match} from '../match/match.js';
import {seatReport} from '../match/seat-report.js';
import {readPlacement} from '../solver/material.js';
import {drillOf} from './knowledge.js';
import type {KingStep} from './line.js';

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

const kingIn = (history: SeatHistory, ply: number): Square =>
	viewBefore(history, ply).cells.indexOf(KING | 8);

/** Returns the paper's advice to the lone king, from what he sees now alone. */
export function adviseLoneKing(history: SeatHistory): LoneKingAdvice {
	const {cells} = currentView(history);
	const king = kingIn(history, history.plies.length);
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

/**
 * Returns what the paper's king would have done at each ply of Black's in a drill in which the person was the
 * lone king against king and rook, from the square where he stood: entry n is for ply n (0 is the first).
 * None for any other game, for Kriegspiel, and for one that is not over: White's squares are a secret till then.
 */
export function loneKingSteps(match: Match): readonly (KingStep | undefined)[] {
	const drill = drillOf(match.settings);
	if (
		match.outcome === undefined ||
		drill?.role !== 'defender' ||
		PLAN_BOOKS[drill.game].defended !== drill.ending
	) {
		return [];
	}

	const {history: white} = seatReport(match, 'white');
	const {history: black} = seatReport(match, 'black');
	return white.plies.map(({by}, ply) => {
		const read = readPlacement(viewBefore(white, ply).cells);
		if (by === 'white' || !read.ok || read.value.placement.material.length === 0) {
			return undefined;
		}

		const answered = answerRook(read.value.placement, SquareSet.from([kingIn(black, ply)]));
		if (!answered.ok) {
			return undefined;
		}

		const {lemma, step, repair, to} = answered.value;
		return {
			lemma,
			step: STEPS[step],
			...(repair === undefined ? {} : {repair: REPAIRS[repair]}),
			held: to,
		};
	});
}
