import {expect, it} from 'vitest';
import type {Bot} from '../../source/bot/bot.js';
import {FULL_STRENGTH} from '../../source/bot/fog/fog-options.js';
import {timed} from '../../source/bot/timed.js';
import {createRandom} from '../../source/core/random.js';
import {questionAfter} from '../helpers/questions.js';

/** Returns a bot that tells its budget and nothing else. */
const teller =
	({nodes}: {readonly nodes: number}): Bot =>
	({moves}) => ({move: moves[0], info: {nodes}});

it('goes by the clock when it is given a time, and else by its budget', () => {
	const bot = timed(teller, {...FULL_STRENGTH, nodes: 7});
	const budget = (ms?: number) =>
		bot(
			questionAfter('e2e4', 'e7e5'),
			createRandom(1),
			ms === undefined ? undefined : {ms, now: () => 0},
		).info?.nodes;
	expect(budget()).toBe(7);
	expect(budget(Number.POSITIVE_INFINITY)).toBe(7);
	expect(budget(2000)).toBe(Number.MAX_SAFE_INTEGER);
});
