import {describe, expect, it} from 'vitest';
import {makeAct} from '../../source/core/act.js';
import {answerRequest, type WorkerState} from '../../source/bot/answer-request.js';
import type {Bot} from '../../source/bot/bot.js';
import {findBot} from '../../source/bot/bots.js';
import {makeBot} from '../../source/bot/make-bot.js';
import {KeptBots} from '../../source/bot/kept-bots.js';
import type {WorkerReply, WorkerRequest} from '../../source/bot/protocol.js';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {questionAfter} from '../helpers/questions.js';

const GAME = ['d2d4', 'g8f6', 'c2c4', 'e7e6', 'b1c3', 'b8c6', 'g1f3', 'd7d5'];

function newState(now = () => 0): WorkerState {
	const tables = new Map();
	return {tables, bots: new KeptBots(tables), now};
}

/** Returns what the worker answers to a request. */
function ask(state: WorkerState, request: WorkerRequest): WorkerReply | undefined {
	let last: WorkerReply | undefined;
	answerRequest(request, state, (reply) => {
		last = reply;
	});
	return last;
}

const chooseMove = (plies: number, more: {readonly bot?: string; readonly ms?: number} = {}) => ({
	type: 'chooseMove' as const,
	id: plies,
	bot: 'level-4',
	question: questionAfter(...GAME.slice(0, plies)),
	seed: 100 + plies,
	...more,
});

describe('the worker that is asked for a move', () => {
	it('answers as a bot that was never asked before, also after a takeback and in another game', () => {
		const state = newState();
		for (const plies of [0, 2, 4, 6, 8, 4, 6, 2, 8, 7, 5, 8]) {
			const fresh = makeBot(unwrap(findBot('level-4')), new Map());
			const {move} = fresh(questionAfter(...GAME.slice(0, plies)), createRandom(100 + plies));
			expect(ask(state, chooseMove(plies))).toEqual({
				type: 'moveChosen',
				id: plies,
				move: makeAct(move),
			});
		}
	});

	it('says so when there is no such bot', () => {
		expect(ask(newState(), chooseMove(0, {bot: 'stockfish'}))).toMatchObject({
			type: 'failed',
			id: 0,
			reason: expect.stringContaining('there is no bot “stockfish”'),
		});
	});

	it('looks at its clock only for a bot that is given a time', () => {
		let looks = 0;
		const state = newState(() => looks++);
		ask(state, chooseMove(8));
		expect(looks).toBe(0);
		ask(state, chooseMove(8, {ms: 1000}));
		expect(looks).toBeGreaterThan(0);
	});
});

describe('the bots that are kept', () => {
	it('are the same for the same name and seat, as long as no two others were asked since', () => {
		const bots = new KeptBots(new Map());
		const first = bots.take('level-2', 'white');
		expect(bots.take('level-2', 'white')).toBe(first);
		const others: Bot[] = [bots.take('level-2', 'black')];
		expect(bots.take('level-2', 'white')).toBe(first);
		others.push(bots.take('level-3', 'white'));
		expect(new Set([first, ...others]).size).toBe(3);
		expect(bots.take('level-2', 'white')).toBe(first);
		bots.take('level-3', 'black');
		bots.take('level-4', 'black');
		expect(bots.take('level-2', 'white')).not.toBe(first);
	});
});
