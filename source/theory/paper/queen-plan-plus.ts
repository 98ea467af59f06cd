import {NO_SQUARE} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {attackedBy} from '../../solver/reach.js';
import {mapSet} from '../../solver/symmetry.js';
import {afterAnswer} from './foresight.js';
import {ASTRAY, handOver, plannedMove, type Ruling, type Turn} from './plan.js';
import {chooseStage} from './plus-choice.js';
import {queenLemmas} from './queen-plan.js';
import type {QueenStage} from './queen-stage.js';
import {makeStrategist} from './strategist.js';

/** What paper+ remembers: the paper's stage, and where the king may have been after White's last move. */
export type PlusStage = {
	/** None after a move of the queen's by Lemma 1. */
	readonly inner?: QueenStage;
	/** The two halves of the set of squares; none before the first move. */
	readonly belief?: readonly [low: number, high: number];
	/** Whether the stage was chosen on this very turn. */
	readonly isChosen?: boolean;
};

/** How many of White's moves the choice looks ahead. */
const DEPTH = 3;

/** Returns where the king may be now. */
function beliefOf({stage: {belief}, men, glimpsed}: Turn<PlusStage>): SquareSet {
	if (belief === undefined) {
		return SquareSet.of(glimpsed);
	}

	const unseen = new SquareSet(...belief).minus(attackedBy({material: ['queen'], squares: men}));
	return afterAnswer(men, glimpsed === NO_SQUARE ? unseen : SquareSet.of(glimpsed));
}

/** Chooses where the plan continues. */
function choose(turn: Turn<PlusStage>): Ruling<PlusStage> {
	const {stage, men, glimpsed} = turn;
	const belief = beliefOf(turn);
	const best = chooseStage({men, belief, glimpsed}, stage.inner, DEPTH);
	if (best === undefined) {
		return ASTRAY;
	}

	if (best.kind === 'queen') {
		return plannedMove({
			from: men[1],
			to: best.to,
			stage: {belief: [belief.low, belief.high]},
			lemma: 1,
			step: 'queen-to-king',
			room: belief,
		});
	}

	const {low, high} = mapSet(best.turn, belief);
	return handOver({inner: best.inner, belief: [low, high], isChosen: true}, best.turn);
}

/** Chooses the stage, then asks its lemma. */
function lemmas(turn: Turn<PlusStage>): Ruling<PlusStage> {
	const {stage, men, glimpsed} = turn;
	const {inner, belief, isChosen} = stage;
	if (isChosen !== true || inner === undefined || belief === undefined) {
		return choose(turn);
	}

	const ruling = queenLemmas({stage: inner, men, glimpsed});
	if (ruling.kind === 'hand-over') {
		const {low, high} = mapSet(ruling.turn, new SquareSet(...belief));
		return handOver({inner: ruling.stage, belief: [low, high], isChosen}, ruling.turn);
	}

	return ruling.kind === 'astray'
		? ASTRAY
		: plannedMove({...ruling, stage: {inner: ruling.stage, belief}});
}

/**
 * paper+: the paper's plan, but not by rote. The strategist keeps in mind where the king may be, and on each
 * turn plays on from the lemma, among those that already apply, from which he needs the fewest moves at
 * worst, looking a few moves ahead. The queen may take two steps at once on her way back to the edge, and
 * go round her king by Lemma 1 whenever that is shorter. It stays below fifty moves.
 */
export const queenPlanPlus = makeStrategist<PlusStage>(
	['queen'],
	{inner: {lemma: 'begin'}},
	lemmas,
);
