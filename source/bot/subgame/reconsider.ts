import type {Judgement, JudgedMove} from '../fog/judge-moves.js';
import type {ValueRecorder} from './record-values.js';
import {
	solveSubgame,
	SUBGAME_RULE,
	type SubgameMove,
	type SubgameRule,
	type SubgameTask,
} from './solve-subgame.js';

/** A subgame as a part of a decision: which of the judged moves go into it, how it is solved, and how that counts. */
export type SubgameStage = {
	readonly rule: SubgameRule;
	/** The share of the positions to look at, or of the time, that is kept for it at least, from 0 to 1. */
	readonly share: number;
	/** Moves no more than this worse than the best go into it, on the scale of ±1500, and how many at most. */
	readonly margin: number;
	readonly candidates: number;
	/**
	 * How much a move's value in the subgame counts against what the search thought of it, from 0 to 1;
	 * undefined plays the solution's strategy.
	 */
	readonly blend: number | undefined;
};

/**
 * What has lost least in games so far: a little of what the subgame says, among the moves near to the best.
 * It has not been found to gain with 15,000 to 25,000 positions a move.
 */
export const SUBGAME_STAGE: SubgameStage = {
	rule: SUBGAME_RULE,
	share: 0.15,
	margin: 100,
	candidates: 5,
	blend: 0.5,
};

/** Returns the moves with the one that a strategy draws in front, no worse than the best. */
function drawFrom(
	judged: readonly JudgedMove[],
	solution: readonly SubgameMove[],
	drawn: number,
): readonly JudgedMove[] {
	let left = drawn;
	let index = 0;
	while (index < solution.length - 1 && left >= solution[index].probability) {
		left -= solution[index++].probability;
	}

	const {move} = solution[index];
	return [{move, score: judged[0].score}, ...judged.filter((one) => one.move !== move)];
}

/** Returns the moves by a blend of what the search and the subgame think of them, the best first. */
function blendWith(
	judged: readonly JudgedMove[],
	solution: readonly SubgameMove[],
	blend: number,
): readonly JudgedMove[] {
	const values = new Map(solution.map(({move, value}) => [move, value]));
	return judged
		.map(({move, score}) => ({move, score: score + blend * ((values.get(move) ?? score) - score)}))
		.sort((a, b) => b.score - a.score);
}

/**
 * Solves a subgame among the best of the moves that `judgeMoves` judged and returns all moves anew, the
 * best first; as they were when one is better than all others by more than the margin, or when there is
 * but one world. `recorder` was that search's searcher.
 */
export function reconsider(
	judgement: Judgement,
	recorder: ValueRecorder,
	task: Omit<SubgameTask, 'candidates' | 'values'>,
	{margin, candidates, blend}: Pick<SubgameStage, 'blend' | 'candidates' | 'margin'>,
): readonly JudgedMove[] {
	const {moves: judged, depth} = judgement;
	const near = judged
		.filter(({score}) => score >= judged[0].score - margin)
		.flatMap(({move}) => {
			const values = recorder.valuesOf(move, depth);
			return values === undefined ? [] : [{move, values}];
		})
		.slice(0, candidates);
	if (near.length < 2 || task.weights.length < 2) {
		return judged;
	}

	const {moves: solution} = solveSubgame({
		...task,
		candidates: near.map(({move}) => move),
		values: near.map(({values}) => values),
	});
	return blend === undefined
		? drawFrom(judged, solution, task.random())
		: blendWith(judged, solution, blend);
}
