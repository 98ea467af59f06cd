import {describe, expect, it} from 'vitest';
import {proveCommand} from '../../source/commands/prove.js';

/** Runs `fogchess prove` in this process. */
async function prove(words: readonly string[], flags: {[flag: string]: string | boolean}) {
	const out: string[] = [];
	const error: string[] = [];
	const code = await proveCommand(
		{arguments: words, flags},
		{
			out: (line) => out.push(line),
			error: (line) => error.push(line),
			terminal: false,
			columns: 80,
		},
	);
	return {code, out, error};
}

describe('prove', () => {
	it('proves the paper’s king and queen from every start', async () => {
		const {code, out, error} = await prove(['KQvK'], {strategy: 'paper', json: true});
		expect([code, error]).toEqual([0, []]);
		const proof = JSON.parse(out[0]) as {starts: number; won: number; longest: number};
		expect(Object.keys(proof)).toEqual(['starts', 'won', 'longest', 'byLemma']);
		expect(proof).toMatchObject({starts: 144_508, won: 144_508});
		expect(proof.longest).toBeLessThanOrEqual(116);
		expect(proof).toMatchObject({byLemma: {0: 1, 5: 2, 3: 2, 4: 3, 7: 13}});
	}, 120_000);

	it.each([
		[['KRvK'], {strategy: 'rook'}, '--strategy must be table, paper or paper+'],
		[
			['KBNvK'],
			{strategy: 'paper'},
			'the strategist paper plays KQvK and KRRvK and KRvK, not KBNvK',
		],
		[['KRRvK'], {strategy: 'paper+'}, 'the strategist paper+ plays KQvK, not KRRvK'],
		[['KQ'], {}, 'an ending is written like KQvK'],
		[[], {}, 'which ending?'],
	])('refuses %j with %j in a sentence', async (words, flags, sentence) => {
		const {code, out, error} = await prove(words, flags);
		expect([code, out]).toEqual([2, []]);
		expect(error.join('\n')).toContain(sentence);
	});
});
