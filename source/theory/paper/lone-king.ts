import {fail, ok, type Result} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import {kingSteps, kingStepsFrom} from '../../knowledge/king-steps.js';
import {materialName, type Placement} from '../../solver/material.js';
import {afterMove, attackedBy, whiteMoves} from '../../solver/reach.js';
import {unattacked} from '../../solver/table-game.js';
import {
	BESIDE_D4,
	CLUSTERS,
	findHeld,
	type HeldSet,
	SAFE_SQUARES,
	TWO_RANKS,
} from './lone-king-sets.js';
import type {RepairName, StepName} from './steps.js';
import {pick} from '../../core/random.js';
import {afterUci, type Phantom, type Point} from '../../endings/belief-game.js';
import {fogPhantom} from '../../endings/fog/phantom-king.js';
import {DEFENDED_ENDING} from './strategists.js';

/**
 * What the lone king does against king and rook by Lemmas 13 to 17. He has not decided where he stands:
 * after each of White's moves he settles no more than White gets to see, and remembers the squares that
 * are left. So he does what the paper asks: he may always guess right.
 */
export type LoneKingAnswer = {
	readonly kind: 'takes-king' | 'takes-man' | 'goes';
	/** Where he may have stood, by what he lets White see. */
	readonly from: SquareSet;
	/** Where he may be after his move: what he remembers. */
	readonly to: SquareSet;
	readonly lemma: number;
	readonly step: StepName;
	readonly repair?: RepairName;
};

/** What White may see once he has moved: the king on one square, or that he is not on the squares he sees. */
function branchesOf(placement: Placement, squares: SquareSet): SquareSet[] {
	const attacked = attackedBy(placement);
	const unseen = squares.minus(attacked);
	const seen = Array.from(squares.intersect(attacked), (square) => SquareSet.of(square));
	return unseen.isEmpty ? seen : [unseen, ...seen];
}

/** Returns what the lone king can take from one of the squares: White's king, or a man that is not guarded. */
function capture(placement: Placement, from: SquareSet): LoneKingAnswer | undefined {
	const [king, ...men] = placement.squares;
	const steps = kingSteps(from);
	if (steps.has(king)) {
		return {kind: 'takes-king', from, to: SquareSet.of(king), lemma: 17, step: 'take-man'};
	}

	const attacked = attackedBy(placement);
	const loose = men.find((man) => steps.has(man) && !attacked.has(man));
	return loose === undefined
		? undefined
		: {kind: 'takes-man', from, to: SquareSet.of(loose), lemma: 17, step: 'take-man'};
}

/** The sets in which each lemma has the lone king be, in the order in which he asks them. */
const LEMMAS: readonly {
	readonly lemma: number;
	readonly step: StepName;
	readonly sets: readonly HeldSet[];
}[] = [
	{lemma: 17, step: 'safe-space', sets: SAFE_SQUARES},
	{lemma: 14, step: 'cluster', sets: CLUSTERS},
	{lemma: 15, step: 'beside-the-king', sets: BESIDE_D4},
	{lemma: 16, step: 'two-ranks', sets: TWO_RANKS},
];

/** Returns the answer of the first lemma that has one, by what White has moved. */
function answerByLemma(placement: Placement, squares: SquareSet): LoneKingAnswer | undefined {
	const branches = branchesOf(placement, squares);
	for (const branch of branches) {
		const taking = capture(placement, branch);
		if (taking !== undefined) {
			return taking;
		}
	}

	const unseen = unattacked(placement);
	for (const {lemma, step, sets} of LEMMAS) {
		for (const from of branches) {
			const to = findHeld(sets, kingSteps(from).intersect(unseen), placement);
			if (to !== undefined) {
				return {kind: 'goes', from, to, lemma, step};
			}
		}
	}

	return undefined;
}

/** Returns the squares from which, whatever White moves, a lemma has an answer. */
function wait(placement: Placement, squares: SquareSet): LoneKingAnswer | undefined {
	const unseen = unattacked(placement);
	for (const from of branchesOf(placement, squares)) {
		const to = kingSteps(from).intersect(unseen);
		const isHeld =
			!to.isEmpty &&
			whiteMoves(placement).every(
				(move) => answerByLemma(afterMove(placement, move), to) !== undefined,
			);
		if (isHeld) {
			return {kind: 'goes', from, to, lemma: 17, step: 'wait', repair: '17-wait'};
		}
	}

	return undefined;
}

/**
 * Answers White's move by Lemmas 13 to 17: `placement` is White's king and rook after it, `squares` where
 * the lone king may have stood. Fails where the lemmas have no answer, which the proof of Corollary 18
 * shows not to happen from the safe space.
 */
export function answerRook(placement: Placement, squares: SquareSet): Result<LoneKingAnswer> {
	const answer = answerByLemma(placement, squares) ?? wait(placement, squares);
	return answer === undefined ? fail('the lemmas have no answer to this move') : ok(answer);
}

/** Returns his answer to White's men standing so after a move. */
function answerOf({placement, belief}: Point): LoneKingAnswer | undefined {
	const answer =
		materialName(placement.material) === DEFENDED_ENDING
			? answerRook(placement, belief)
			: undefined;
	return answer?.ok === true ? answer.value : undefined;
}

/**
 * The paper's lone king in a game: Lemmas 13 to 17 answer from all squares on which White must think him.
 * Those are at least the ones that he himself remembers, and what is open from more squares is more; so
 * the proof of Corollary 18 covers this too. Where no lemma has an answer, outside the safe space, he
 * goes as the phantom does, to last as long as he can, until one has.
 */
export const paperKing: Phantom = {
	shows(tables, point, move, random) {
		const {placement, belief} = point;
		return (
			answerOf({placement: afterUci(placement, move), belief})?.from ??
			fogPhantom.shows(tables, point, move, random)
		);
	},
	reply(tables, point, random) {
		const answer = answerOf(point);
		if (answer === undefined) {
			return fogPhantom.reply(tables, point, random);
		}

		const to = pick(random, [...answer.to]);
		return {from: pick(random, [...kingStepsFrom(to).intersect(answer.from)]), to};
	},
	redraws: true,
};
