import {NO_SQUARE, type Square} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import {attackedBy} from '../../solver/reach.js';
import {mapSet} from '../../solver/symmetry.js';
import {isBeside} from './lemma-1.js';
import {queenLemmas} from './queen-plan.js';
import type {QueenStage} from './queen-stage.js';
import {turnedGlimpse, turnedMen} from './turn-board.js';

/** What White knows on his turn, in a frame: his men, where the king may be, and where he was glimpsed. */
export type Knowledge = {
	readonly men: readonly Square[];
	readonly belief: SquareSet;
	readonly glimpsed: Square;
};

/** The same at a stage, in the plan's frame. */
export type Outlook = Knowledge & {readonly stage: QueenStage};

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

/** Returns what White knows in another frame. */
export const turned = (symmetry: number, {men, belief, glimpsed}: Knowledge): Knowledge => ({
	men: turnedMen(symmetry, men),
	belief: mapSet(symmetry, belief),
	glimpsed: turnedGlimpse(symmetry, glimpsed),
});

/**
 * Returns what White can know on his next turn, his men having come to stand so and the king having been on one of
 * `belief`, by whether and where he then saw him; undefined where the king can take a man.
 */
export function knownAfter(
	men: readonly Square[],
	belief: SquareSet,
): readonly (Knowledge | undefined)[] {
	const [king, queen] = men;
	const attacked = attackedBy({material: ['queen'], squares: men});
	const after = (from: SquareSet, glimpsed: Square): Knowledge | undefined => {
		const steps = kingSteps(from);
		return steps.has(king) || (steps.has(queen) && !isBeside(king, queen))
			? undefined
			: {men, belief: afterAnswer(men, from), glimpsed};
	};
	const seen = Array.from(belief.intersect(attacked), (square) =>
		after(SquareSet.of(square), square),
	);
	const unseen = belief.minus(attacked);
	return unseen.isEmpty ? seen : [...seen, after(unseen, NO_SQUARE)];
}

function find(outlook: Outlook): number {
	const {men, belief} = outlook;
	const ruling = queenLemmas(outlook);
	if (ruling.kind === 'astray') {
		return LOST;
	}

	const {stage} = ruling;
	if (ruling.kind === 'hand-over') {
		return movesAtWorst({...turned(ruling.turn, outlook), stage});
	}

	const moved = men.map((square) => (square === ruling.from ? ruling.to : square));
	let worst = 0;
	for (const known of knownAfter(moved, belief)) {
		const moves =
			known === undefined ? LOST : known.belief.isEmpty ? 1 : movesAtWorst({...known, stage});
		worst = Math.max(worst, moves);
	}

	return worst >= LOST ? LOST : 1 + worst;
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
