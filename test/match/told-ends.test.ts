import {describe, expect, it} from 'vitest';
import type {Match} from '../../source/match/match.js';
import {restoreMatch} from '../../source/match/restore.js';
import type {Outcome} from '../../source/rules/news.js';
import {BOTS, play} from '../helpers/matches.js';

/** Two plies that end nothing, with an end. */
const ended = (outcome: Outcome): Match => ({
	...play(BOTS, 'e2e4', 'e7e5').match,
	phase: {name: 'ended'},
	outcome,
});

describe('an end that is told and not brought about by the moves', () => {
	it.each<Outcome>([
		{winner: 'white', reason: 'resignation'},
		{winner: 'black', reason: 'time'},
		{winner: null, reason: 'agreement'},
		{winner: 'white', reason: 'unknown'},
		{winner: null, reason: 'unknown'},
		{winner: null, reason: 'unfinished'},
	])('can be %j', (outcome) => {
		expect(restoreMatch(ended(outcome)).ok).toBe(true);
	});

	it.each<Outcome>([
		{winner: null, reason: 'resignation'},
		{winner: null, reason: 'time'},
		{winner: 'white', reason: 'agreement'},
		{winner: 'white', reason: 'unfinished'},
		{winner: 'white', reason: 'king-captured'},
		{winner: null, reason: 'stalemate'},
	])('cannot be %j', (outcome) => {
		expect(restoreMatch(ended(outcome))).toEqual({
			ok: false,
			error: 'the moves do not end the game in this way',
		});
	});
});
