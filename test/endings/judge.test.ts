import {describe, expect, it} from 'vitest';
import {parseUci} from '../../source/core/uci.js';
import {judgeMove} from '../../source/endings/judge.js';
import {NEVER} from '../../source/solver/levels.js';

const uci = (text: string) => parseUci(text)!;
const won = {
	level: 5,
	moves: [
		{move: uci('a1a2'), level: 5, refusedLevel: 4},
		{move: uci('a1b1'), level: 8},
		{move: uci('a1b2'), level: NEVER},
	],
} as unknown as Parameters<typeof judgeMove>[0];

describe('what a move was worth by the table', () => {
	it('counts what is left behind a move that stands, itself gone', () => {
		expect(judgeMove(won, uci('a1a2'))).toEqual({kind: 'keeps', left: 4});
		expect(judgeMove(won, uci('a1b1'))).toEqual({kind: 'costs', by: 3, left: 7});
	});

	it('takes no move for a refusal, which leaves what the table says of it', () => {
		expect(judgeMove(won, uci('a1a2'), true)).toEqual({kind: 'keeps', left: 4});
		expect(judgeMove(won, uci('a1b1'), true)).toEqual({kind: 'costs', by: 3, left: 0});
	});

	it('tells a win that was let go, by a move of the table or another', () => {
		expect(judgeMove(won, uci('a1b2'))).toEqual({kind: 'throws'});
		expect(judgeMove(won, uci('a1b2'), true)).toEqual({kind: 'throws'});
		expect(judgeMove(won, uci('h1h2'))).toEqual({kind: 'throws'});
	});

	it('lets a try that is refused wherever the king is cost nothing', () => {
		expect(judgeMove(won, uci('h1h2'), true)).toEqual({kind: 'keeps', left: 5});
	});

	it('judges nothing where nothing was won', () => {
		const lost = {...won, level: NEVER};
		expect(judgeMove(lost, uci('a1a2'))).toEqual({kind: 'not-won'});
		expect(judgeMove(lost, uci('h1h2'), true)).toEqual({kind: 'not-won'});
	});
});
