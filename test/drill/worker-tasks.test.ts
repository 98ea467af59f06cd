import {describe, expect, it} from 'vitest';
import {WorkerClient} from '../../source/bot/client.js';
import type {Color} from '../../source/core/color.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {judgeKingMoves, planOfDefence} from '../../source/drill/hindsight.js';
import {drawLineStart} from '../../source/drill/line-start.js';
import {drillReply} from '../../source/drill/opponent.js';
import {playLine} from '../../source/drill/play-line.js';
import {answerPuzzle} from '../../source/drill/puzzle-answer.js';
import {startPuzzle} from '../../source/drill/puzzle-game.js';
import {PUZZLES} from '../../source/drill/puzzles.js';
import type {DrillSettings} from '../../source/drill/settings.js';
import {startDrill} from '../../source/drill/start.js';
import {
	askForAnswer,
	askForKingMoves,
	askForLine,
	askForPlan,
	askForReply,
	DRILL_TASKS,
} from '../../source/drill/worker-tasks.js';
import {countPlies} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {kriegspielTables} from '../helpers/kriegspiel-drills.js';
import {buildTables} from '../helpers/tables.js';

const tables = new Map([...buildTables('KQvK'), ...kriegspielTables('KQvK')]);

/** A worker whose thread is this one: what goes to it and comes back is copied, as between threads. */
class SameThread extends WorkerClient {
	override async doTask(task: string, matter: unknown, signal?: AbortSignal): Promise<unknown> {
		signal?.throwIfAborted();
		return structuredClone(DRILL_TASKS[task](structuredClone(matter), tables));
	}
}

const LINE = {ending: 'KQvK', strategy: 'paper', seed: 2} as const;

const client = new SameThread();

const begin = (settings: Partial<DrillSettings>): Match =>
	unwrap(
		startDrill(
			{
				ending: 'KQvK',
				role: 'defender',
				opponent: 'phantom',
				strategy: 'table',
				blind: false,
				seed: 1,
				...settings,
			},
			tables,
			'Ann',
			0,
		),
	);

/** Returns the match after the first of these moves that stands. */
function playOne(match: Match, side: Color, moves: readonly string[]): Match {
	const after = moves.map(
		(move) => transition(match, {type: 'moveChosen', seat: side, move, at: 0}).match,
	);
	return after.find((one) => countPlies(one) > countPlies(match))!;
}

/** Plays a drill of the lone king's to White's second move, and gives it up. */
function playSome(start: Match): Match {
	let match = playOne(start, 'white', [drillReply(start, tables).move]);
	match = playOne(match, 'black', seatReport(match, 'black').moves.map(makeUci));
	match = playOne(match, 'white', [drillReply(match, tables).move]);
	return transition(match, {type: 'resigned', side: 'black', at: 0}).match;
}

describe('what a drill has the worker do comes back as if it had been done here', () => {
	it('the program’s move', async () => {
		const match = begin({});
		const reply = await askForReply(client, match);
		expect(reply).toEqual(drillReply(match, tables));
		expect(reply.move).toMatch(/^[a-h][1-8]/);
	});

	it('a line, its sets of squares with it', async () => {
		const start = unwrap(drawLineStart(LINE, tables));
		const line = unwrap(playLine(start, tables));
		expect(line.steps.length).toBeGreaterThan(3);
		expect(unwrap(await askForLine(client, start))).toStrictEqual(line);
	});

	it('why there is no line', async () => {
		const start = unwrap(drawLineStart(LINE, tables));
		const line = await askForLine(client, {...start, fen: '8/8/8/8/8/8/8/8 w - - 0 1'});
		expect(line).toMatchObject({ok: false, error: expect.any(String)});
	});

	it('the plan of a game that is over', async () => {
		const match = playSome(begin({strategy: 'paper'}));
		const plan = planOfDefence(match);
		expect(plan.length).toBeGreaterThan(0);
		expect(await askForPlan(client, match)).toStrictEqual(plan);
	});

	it('what the king’s moves were worth', async () => {
		const match = playSome(begin({game: 'kriegspiel'}));
		const judged = judgeKingMoves(match, tables);
		expect(judged).toHaveLength(1);
		expect(await askForKingMoves(client, match)).toEqual(judged);
	});

	it('the answer to a move in a puzzle', async () => {
		const game = startPuzzle(PUZZLES[0]);
		expect(await askForAnswer(client, game, game.keys[0])).toEqual(
			answerPuzzle(game, game.keys[0]),
		);
	});

	it('and nothing at all, once it is no longer wanted', async () => {
		const signal = AbortSignal.abort();
		const game = startPuzzle(PUZZLES[0]);
		const match = begin({});
		const asked = await Promise.allSettled([
			askForReply(client, match, signal),
			askForPlan(client, match, signal),
			askForKingMoves(client, match, signal),
			askForAnswer(client, game, game.keys[0], signal),
			askForLine(client, unwrap(drawLineStart(LINE, tables)), signal),
		]);
		expect(asked.map(({status}) => status)).toEqual(asked.map(() => 'rejected'));
	});
});
