import type {WorkerClient} from '../bot/client.js';
import type {WorkerTasks} from '../bot/answer-request.js';
import type {Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {type DrillReply, drillReply} from './opponent.js';
import {judgeKingMoves, type KingMove} from './kriegspiel/king-moves.js';
import {
	playTryLine,
	reviveTryLine,
	type TryLine,
	type TryLineStart,
} from './kriegspiel/try-line.js';
import type {PlanStep} from './paper-plan.js';
import {type LineStart, type PlanLine, playLine, reviveLine, reviveSteps} from './plan-line.js';
import {planOfDefence} from './plan-of-defence.js';
import {answerPuzzle, type PuzzleStep} from './puzzle-answer.js';
import type {PuzzleGame} from './puzzle-game.js';

/** A puzzle and the person's move in it. */
type PuzzleQuestion = {readonly game: PuzzleGame; readonly move: string};

/** What drills have the worker do. */
export const DRILL_TASKS: WorkerTasks = {
	drillReply: (match, tables) => drillReply(match as Match, tables),
	planLine: (start, tables) => playLine(start as LineStart, tables),
	tryLine: (start, tables) => playTryLine(start as TryLineStart, tables),
	planOfDefence: (match) => planOfDefence(match as Match),
	kingMoves: (match, tables) => judgeKingMoves(match as Match, tables),
	puzzleAnswer(matter) {
		const {game, move} = matter as PuzzleQuestion;
		return answerPuzzle(game, move);
	},
};

/** Has the worker find the program's move in a drill; `client` must have its tables. Rejects when `signal` is aborted. */
export const askForReply = async (
	client: WorkerClient,
	match: Match,
	signal?: AbortSignal,
): Promise<DrillReply> => (await client.doTask('drillReply', match, signal)) as DrillReply;

/** Has the worker play a line; `client` must have its tables. Rejects when `signal` is aborted. */
export async function askForLine(
	client: WorkerClient,
	start: LineStart,
	signal?: AbortSignal,
): Promise<Result<PlanLine>> {
	const line = (await client.doTask('planLine', start, signal)) as Result<PlanLine>;
	return line.ok ? {ok: true, value: reviveLine(line.value)} : line;
}

/** Has the worker play a line behind an umpire; `client` must have its tables. Rejects when `signal` is aborted. */
export async function askForTryLine(
	client: WorkerClient,
	start: TryLineStart,
	signal?: AbortSignal,
): Promise<Result<TryLine>> {
	const line = (await client.doTask('tryLine', start, signal)) as Result<TryLine>;
	return line.ok ? {ok: true, value: reviveTryLine(line.value)} : line;
}

/** Has the worker find what `planOfDefence` returns. Rejects when `signal` is aborted. */
export const askForPlan = async (
	client: WorkerClient,
	match: Match,
	signal?: AbortSignal,
): Promise<readonly (PlanStep | undefined)[]> =>
	reviveSteps(
		(await client.doTask('planOfDefence', match, signal)) as readonly (PlanStep | undefined)[],
	);

/** Has the worker find what `judgeKingMoves` returns; `client` must have its tables. Rejects when `signal` is aborted. */
export const askForKingMoves = async (
	client: WorkerClient,
	match: Match,
	signal?: AbortSignal,
): Promise<readonly KingMove[]> =>
	(await client.doTask('kingMoves', match, signal)) as readonly KingMove[];

/** Has the worker find what comes of a move in a puzzle. Rejects when `signal` is aborted. */
export const askForAnswer = async (
	client: WorkerClient,
	game: PuzzleGame,
	move: string,
	signal?: AbortSignal,
): Promise<PuzzleStep> =>
	(await client.doTask(
		'puzzleAnswer',
		{game, move} satisfies PuzzleQuestion,
		signal,
	)) as PuzzleStep;
