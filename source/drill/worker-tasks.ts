import type {PlanStep} from '../theory/paper/paper-steps.js';
import {asking, type WorkerClient} from '../bot/client.js';
import type {WorkerTasks} from '../bot/answer-request.js';
import type {Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {type DrillReply, drillReply} from './opponent.js';
import {type JudgedStep, judgeKingMoves, planOfDefence} from './hindsight.js';
import {type Line, type LineStart, reviveLine, reviveReasons} from './line.js';
import {playLine} from './play-line.js';
import {type AnyPuzzleGame, type AnyPuzzleStep, answerAnyPuzzle} from './any-puzzle.js';

type PuzzleQuestion = {readonly game: AnyPuzzleGame; readonly move: string};

export const DRILL_TASKS: WorkerTasks = {
	drillReply: (match, tables) => drillReply(match as Match, tables),
	line: (start, tables) => playLine(start as LineStart, tables),
	planOfDefence: (match) => planOfDefence(match as Match),
	kingMoves: (match, tables) => judgeKingMoves(match as Match, tables),
	puzzleAnswer(matter) {
		const {game, move} = matter as PuzzleQuestion;
		return answerAnyPuzzle(game, move);
	},
};

/** Has the worker find the program's move in a drill; `client` must have its tables. */
export const askForReply = asking<Match, DrillReply>('drillReply');

const askForLineData = asking<LineStart, Result<Line>>('line');

/** Has the worker play a line; `client` must have its tables. Rejects when `signal` is aborted. */
export async function askForLine(
	client: WorkerClient,
	start: LineStart,
	signal?: AbortSignal,
): Promise<Result<Line>> {
	const line = await askForLineData(client, start, signal);
	return line.ok ? {ok: true, value: reviveLine(line.value)} : line;
}

const askForPlanData = asking<Match, readonly (PlanStep | undefined)[]>('planOfDefence');

/** Has the worker find what `planOfDefence` returns. Rejects when `signal` is aborted. */
export const askForPlan: typeof askForPlanData = async (client, match, signal) =>
	reviveReasons(await askForPlanData(client, match, signal));

/** Has the worker find what `judgeKingMoves` returns; `client` must have its tables. */
export const askForKingMoves = asking<Match, readonly JudgedStep[]>('kingMoves');

const askAboutPuzzle = asking<PuzzleQuestion, AnyPuzzleStep>('puzzleAnswer');

/** Has the worker find what comes of a move in a puzzle. Rejects when `signal` is aborted. */
export const askForAnswer = async (
	client: WorkerClient,
	game: AnyPuzzleGame,
	move: string,
	signal?: AbortSignal,
): Promise<AnyPuzzleStep> => askAboutPuzzle(client, {game, move}, signal);
