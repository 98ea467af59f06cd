import type {Judgement, JudgedMove} from '../fog/judge-moves.js';
import type {ValueRecorder} from './record-values.js';
import {solveSubgame, type SubgameMove, type SubgameTask} from './solve-subgame.js';

/** Which of the judged moves go into a subgame, and how its solution counts. */
export type ReconsiderRule = {
	/** Moves no more than this worse than the best go into it, on the scale of ±1500, and how many at most. */
	readonly margin: number;
	readonly candidates: number;
	/**
	 * How much a move's value in the subgame counts against what the search thought of it, from 0 to 1;
	 * undefined plays the solution's strategy.
	 */
	readonly blend: number | undefined;
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
	{margin, candidates, blend}: ReconsiderRule,
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
