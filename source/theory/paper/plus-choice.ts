import {fileOf, rankOf, type Square} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import {SYMMETRIES} from '../../solver/symmetry.js';
import {knownAfter, type Knowledge, LOST, movesAtWorst, turned} from './foresight.js';
import {isBeside, queenReach} from './lemma-1.js';
import {isCentral} from './lemma-3.js';
import {queenLemmas} from './queen-plan.js';
import {barrier, type QueenStage} from './queen-stage.js';
import {above} from './rectangle.js';
import {rulingOf} from './strategist.js';

/**
 * What White can do on his turn: play on from a stage, the board turned for it; or, by Lemma 1, bring the
 * queen to a square beside her king. `moves` are White's at worst, these and the capture included.
 */
export type Choice =
	| {
			readonly kind: 'stage';
			readonly inner: QueenStage;
			readonly turn: number;
			readonly moves: number;
	  }
	| {readonly kind: 'queen'; readonly to: Square; readonly moves: number};

/** So many choices are kept in mind; then all are forgotten, which costs time and changes nothing. */
const MOST_KEPT = 500_000;
const kept = new Map<string, Choice | undefined>();

/** Returns the stages that suit White's men and what he knows, in one frame. */
function stagesFor({men: [king, queen], belief}: Knowledge): QueenStage[] {
	const row = rankOf(queen);
	const behind = row - rankOf(king);
	const isBarrier =
		isBeside(king, queen) &&
		row >= 1 &&
		row <= 6 &&
		(behind === 0 || behind === 1) &&
		belief.isSubsetOf(above(row));
	if (!isBarrier) {
		return [];
	}

	const stage = barrier(row);
	const stages: QueenStage[] = [stage, {...stage, isLong: true}];
	return behind === 1 && fileOf(king) >= fileOf(queen)
		? [...stages, {...stage, step: 'sweep'}]
		: stages;
}

/** Returns White's moves at worst by a move after which his men stand so, it included; LOST if the king can take one. */
function movesAfter(
	belief: SquareSet,
	men: readonly Square[],
	next: QueenStage | undefined,
	depth: number,
): number {
	let worst = 0;
	for (const known of knownAfter(men, belief)) {
		const isOver = known?.belief.isEmpty === true;
		const moves = isOver ? 1 : known && chooseStage(known, next, depth)?.moves;
		if (moves === undefined) {
			return LOST;
		}

		worst = Math.max(worst, moves);
	}

	return worst + 1;
}

/** Returns White's moves at worst by the next move of a stage, he then choosing anew. */
function movesBy(known: Knowledge, stage: QueenStage, depth: number): number {
	const {men, glimpsed} = known;
	const [ruling, symmetry] = rulingOf(queenLemmas, {stage, symmetry: 0}, men, glimpsed);
	if (ruling.kind !== 'move') {
		return LOST;
	}

	const now = turned(symmetry, known);
	const moved = now.men.map((man) => (man === ruling.from ? ruling.to : man));
	return movesAfter(now.belief, moved, ruling.stage, depth - 1);
}

/** Returns the best stage: of those that suit White's men in any frame, and of `inner`. */
function bestStage(
	known: Knowledge,
	inner: QueenStage | undefined,
	depth: number,
): Choice | undefined {
	let best: Choice | undefined;
	for (let turn = 0; turn < SYMMETRIES; turn++) {
		const now = turned(turn, known);
		const stages = stagesFor(now);
		if (turn === 0) {
			stages.unshift(...(inner === undefined ? [] : [inner]));
			if (isBeside(now.men[0], now.men[1]) && !isCentral(now.men[0])) {
				stages.push({lemma: 2});
			}
		}

		for (const stage of stages) {
			const rote = movesAtWorst({...now, stage});
			const moves = rote < LOST && depth > 0 ? Math.min(rote, movesBy(now, stage, depth)) : rote;
			if (moves < (best?.moves ?? LOST)) {
				best = {kind: 'stage', inner: stage, turn, moves};
			}
		}
	}

	return best;
}

function find(known: Knowledge, inner: QueenStage | undefined, depth: number): Choice | undefined {
	let best = bestStage(known, inner, depth);
	const [king, queen] = known.men;
	const squares =
		depth > 0 ? queenReach(queen, king).intersect(kingStepsFrom(king)) : SquareSet.empty;
	for (const to of squares) {
		const moves = movesAfter(known.belief, [king, to], undefined, depth - 1);
		if (moves < (best?.moves ?? LOST)) {
			best = {kind: 'queen', to, moves};
		}
	}

	return best;
}

/**
 * Returns what White does who looks `depth` of his moves ahead, chooses anew on each of them, and plays on
 * by rote after that: the choice that needs the fewest moves at worst. `inner` is the stage that he is at,
 * if any. Undefined when no choice is known to win. Since keeping to the last choice is always one of
 * the choices, the number of moves falls with each move that is made.
 */
export function chooseStage(
	known: Knowledge,
	inner: QueenStage | undefined,
	depth: number,
): Choice | undefined {
	const {men, belief, glimpsed} = known;
	const key = `${depth} ${men.join(' ')} ${belief.low} ${belief.high} ${glimpsed} ${JSON.stringify(inner)}`;
	if (!kept.has(key)) {
		const choice = find(known, inner, depth);
		if (kept.size >= MOST_KEPT) {
			kept.clear();
		}

		kept.set(key, choice);
		return choice;
	}

	return kept.get(key);
}
