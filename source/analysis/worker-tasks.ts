import type {WorkerTasks} from '../bot/answer-request.js';
import {asking} from '../bot/client.js';
import {type Color, opposite} from '../core/color.js';
import {given} from '../core/given.js';
import {ok, type Result} from '../core/result.js';
import type {KeptAnalysis} from '../match/analysed-game.js';
import type {Match} from '../match/match.js';
import {analyseGame} from './analyse-game.js';
import {USUAL_NODES} from './by-knowledge.js';
import {finishedGame} from './finished-game.js';
import {knownSizes} from './known-sizes.js';

/** A match that is over, as whom it is gone through, and how many positions are looked at for each move; the usual number when left out. */
export type AnalysisQuestion = {
	readonly match: Match;
	readonly seat: Color;
	readonly nodes?: number;
};

/** Judging the moves takes about this share of the time; counting what the other seat knew takes the rest. */
const JUDGING = 0.85;

/** Does some work as the part of a longer piece that goes from one share of it to another. */
function* part<T>(
	steps: Generator<number, T>,
	from: number,
	to: number,
): Generator<number, T, undefined> {
	let step = steps.next();
	while (step.done !== true) {
		yield from + step.value * (to - from);
		step = steps.next();
	}

	return step.value;
}

/** Analyses a match that is over as `fogchess analyse` does when nothing is asked for, and counts what the other seat knew. The error says why that cannot be done, as a part of a sentence. */
export function* analyse({
	match,
	seat,
	nodes = USUAL_NODES,
}: AnalysisQuestion): Generator<number, Result<KeptAnalysis>, undefined> {
	const game = finishedGame(match, seat);
	if (!game.ok) {
		return game;
	}

	const effort = {nodes};
	const analysis = yield* part(analyseGame(game.value, effort), 0, JUDGING);
	if (!analysis.ok) {
		return analysis;
	}

	const other = finishedGame(match, opposite(seat));
	const sizes = other.ok ? yield* part(knownSizes(other.value), JUDGING, 1) : other;
	const {sizes: own, moves} = analysis.value;
	return ok({sizes: own, moves, effort, ...given({others: sizes.ok ? sizes.value : undefined})});
}

/** What analyses have a worker do. */
export const ANALYSIS_TASKS: WorkerTasks = {
	analyse: (question) => analyse(question as AnalysisQuestion),
};

/** Has the worker analyse a match that is over. */
export const askForAnalysis = asking<AnalysisQuestion, Result<KeptAnalysis>>('analyse');
