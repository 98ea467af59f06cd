import {describe, expect, it} from 'vitest';
import {semiKriegspiel} from '../../source/rules/variants/semi-kriegspiel.js';
import {eastern} from '../../source/rules/variants/kriegspiel.js';
import {describeMoral} from '../../source/text/outcome.js';

const STALEMATE = {winner: null, reason: 'stalemate'} as const;

describe('a moral victory', () => {
	it('is told of Black’s stalemate in Semi-Kriegspiel, and of nothing else', () => {
		expect(describeMoral(semiKriegspiel, STALEMATE, 'black')).toEqual([
			'It is a moral victory for Black.',
		]);
		expect(describeMoral(semiKriegspiel, STALEMATE, 'white')).toEqual([]);
		expect(describeMoral(eastern, STALEMATE, 'black')).toEqual([]);
		const draw = {winner: null, reason: 'insufficient'} as const;
		expect(describeMoral(semiKriegspiel, draw, 'black')).toEqual([]);
	});
});
