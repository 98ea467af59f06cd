import {describe, expect, it} from 'vitest';
import {analyseGame} from '../../source/analysis/analyse-game.js';
import {finishedGame} from '../../source/analysis/finished-game.js';
import {knownSizes} from '../../source/analysis/known-sizes.js';
import {ANALYSIS_TASKS} from '../../source/analysis/worker-tasks.js';
import {answerRequest} from '../../source/bot/answer-request.js';
import {KeptBots} from '../../source/bot/kept-bots.js';
import type {WorkerReply} from '../../source/bot/protocol.js';
import {unwrap} from '../../source/core/result.js';
import type {Match} from '../../source/match/match.js';
import {finish} from '../helpers/finish.js';
import {AGAINST_BOT, BOTS, play} from '../helpers/matches.js';

const effort = {nodes: 500};

/** Returns all that the worker answers when it is to analyse a match as Black, given and told as between threads. */
function ask(match: Match): WorkerReply[] {
	const replies: WorkerReply[] = [];
	const tables = new Map();
	answerRequest(
		structuredClone({
			type: 'doTask' as const,
			id: 3,
			task: 'analyse',
			matter: {match, seat: 'black', ...effort},
		}),
		{tables, bots: new KeptBots(tables), now: () => 0},
		(reply) => replies.push(structuredClone(reply)),
		ANALYSIS_TASKS,
	);
	return replies;
}

describe('the worker that is to analyse a game', () => {
	it('tells how far it is, and comes to what the command keeps', () => {
		const {match} = play(BOTS, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
		const replies = ask(match);
		const shares = replies.flatMap((one) => (one.type === 'progressed' ? [one.fraction] : []));
		expect(shares.length).toBeGreaterThan(3);
		expect(shares).toEqual([...shares].sort((a, b) => a - b));
		expect(shares.at(-1)).toBe(1);
		const {sizes, moves} = unwrap(
			finish(analyseGame(unwrap(finishedGame(match, 'black')), effort)),
		);
		const others = unwrap(finish(knownSizes(unwrap(finishedGame(match, 'white')))));
		expect(moves).toHaveLength(2);
		expect(replies.at(-1)).toEqual({
			type: 'taskDone',
			id: 3,
			result: {ok: true, value: {sizes, moves, effort, others}},
		});
	});

	it('says why it does not: a game that runs', () => {
		const running = play(AGAINST_BOT, 'e2e4').match;
		expect(ask(running)).toEqual([
			{
				type: 'taskDone',
				id: 3,
				result: {ok: false, error: expect.stringContaining('the game is not over') as string},
			},
		]);
	});
});
