import {NO_SQUARE, type Square} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import {attackedBy} from '../../solver/reach.js';
import {mapSet, mapSquare} from '../../solver/symmetry.js';
import {isBeside} from './lemma-1.js';
import {queenLemmas} from './queen-plan.js';
import type {QueenStage} from './queen-stage.js';
import {turnedMen} from './turn-board.js';

/** White's turn, with all that he knows of where the king may be; in the plan's frame. */
export type Outlook = {
	readonly stage: QueenStage;
	readonly men: readonly Square[];
	readonly belief: SquareSet;
	readonly glimpsed: Square;
};

/** The plan does not win from here. */
export const LOST = 1000;
/** So many outlooks are kept in mind; then all are forgotten, which costs time and changes nothing. */
const MOST_KEPT = 1_000_000;
const kept = new Map<string, number>();

/** Returns where the king can be after his move, when he was on one of `from` and White's men do not see him now. */
export const afterAnswer = (men: readonly Square[], from: SquareSet): SquareSet =>
	kingSteps(from)
		.minus(attackedBy({material: ['queen'], squares: men}))
		.minus(SquareSet.from(men));

/** Returns White's moves at worst when the king, seen or not, answers from one of `from`; LOST if he can take a man. */
function answered(outlook: Outlook, from: SquareSet, glimpsed: Square): number {
	const {stage, men} = outlook;
	const [king, queen] = men;
	const steps = kingSteps(from);
	if (steps.has(king) || (steps.has(queen) && !isBeside(king, queen))) {
		return LOST;
	}

	const belief = afterAnswer(men, from);
	return belief.isEmpty ? 1 : movesAtWorst({stage, men, belief, glimpsed});
}

/** Returns White's moves at worst after one that the plan has made. */
function afterMove(outlook: Outlook): number {
	const {men, belief} = outlook;
	const attacked = attackedBy({material: ['queen'], squares: men});
	let worst = 0;
	for (const square of belief.intersect(attacked)) {
		worst = Math.max(worst, answered(outlook, SquareSet.from([square]), square));
	}

	const unseen = belief.minus(attacked);
	return unseen.isEmpty ? worst : Math.max(worst, answered(outlook, unseen, NO_SQUARE));
}

function find({stage, men, belief, glimpsed}: Outlook): number {
	const ruling = queenLemmas({stage, men, glimpsed});
	if (ruling.kind === 'astray') {
		return LOST;
	}

	if (ruling.kind === 'hand-over') {
		return movesAtWorst({
			stage: ruling.stage,
			men: turnedMen(ruling.turn, men),
			belief: mapSet(ruling.turn, belief),
			glimpsed: glimpsed === NO_SQUARE ? NO_SQUARE : mapSquare(ruling.turn, glimpsed),
		});
	}

	const moved = men.map((square) => (square === ruling.from ? ruling.to : square));
	const rest = afterMove({stage: ruling.stage, men: moved, belief, glimpsed});
	return rest >= LOST ? LOST : 1 + rest;
}

/**
 * Returns how many moves White needs at worst if he plays on by the paper's plan from a stage, the capture
 * included, whatever the king does who is hidden on one of the squares of `belief`; LOST when the plan
 * does not win from there, for what the lemma takes for granted does not hold.
 */
export function movesAtWorst(outlook: Outlook): number {
	const {stage, men, belief, glimpsed} = outlook;
	const key = `${JSON.stringify(stage)} ${men.join(' ')} ${belief.low} ${belief.high} ${glimpsed}`;
	const known = kept.get(key);
	if (known !== undefined) {
		return known;
	}

	if (kept.size >= MOST_KEPT) {
		kept.clear();
	}

	// Whoever comes back here goes round in a circle.
	kept.set(key, LOST);
	const moves = find(outlook);
	kept.set(key, moves);
	return moves;
}
