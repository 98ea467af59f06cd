import {describe, expect, it} from 'vitest';
import {watchCommand} from '../../source/commands/watch.js';

/** Runs `fogchess watch` in this process, which has no terminal. */
async function watch(words: readonly string[], flags: Record<string, string | boolean> = {}) {
	const errors: string[] = [];
	const code = await watchCommand(
		{arguments: words, flags},
		{
			out() {},
			error(line) {
				errors.push(line);
			},
			terminal: false,
			columns: 80,
		},
	);
	return {code, error: errors.join('\n')};
}

type Refused = readonly [
	words: readonly string[],
	flags: Record<string, string>,
	code: number,
	reason: string,
];

describe('fogchess watch', () => {
	it('needs a screen, whatever may be watched', async () => {
		for (const [words, flags] of [
			[[], {}],
			[['KQvK'], {strategy: 'paper+'}],
			[['KRRvK'], {}],
			[['KRvK'], {strategy: 'paper'}],
			[['KBNvK'], {}],
			[['KQvK'], {fen: '8/8/8/3k4/Q7/4K3/8/8 w - - 0 1', seed: '7'}],
			[[], {seed: '7'}],
			[[], {white: '3', black: 'level-5'}],
			[[], {white: 'random', seed: '7'}],
			[[], {variant: 'dark', white: '10', ms: '50'}],
			[[], {variant: 'kriegspiel-icc', white: 'unlearning', black: 'grabber'}],
			[[], {variant: 'kriegspiel'}],
			[['KRvK'], {variant: 'kriegspiel', strategy: 'metaposition'}],
			[['KBNvK'], {variant: 'kriegspiel-icc'}],
			[[], {variant: 'kriegspiel', strategy: 'divide-and-conquer+'}],
			[['KQvK'], {variant: 'fog', strategy: 'paper'}],
			[[], {white: 'fog', black: 'naive', ms: '50'}],
			[[], {white: 'greedy', black: 'naive', fen: '4k3/pppp4/8/8/8/8/4PPPP/4K3 w - - 0 1'}],
		] as const) {
			const {code, error} = await watch(words, flags);
			expect(code).toBe(2);
			expect(error).toContain('terminal');
		}
	});

	it.each<Refused>([
		[['KXvK'], {}, 2, 'KXvK'],
		[['liar'], {}, 2, 'watch does not take “liar”; try --variant liar'],
		[['KQvK'], {strategy: 'bold'}, 2, '--strategy must be table, paper or paper+'],
		[['KRRvK'], {strategy: 'paper+'}, 2, 'paper+ has no plan for KRRvK; `--strategy paper` has'],
		[['KBNvK'], {strategy: 'paper'}, 2, 'paper has no plan for KBNvK; `--strategy table` has'],
		[['KQvK'], {fen: '8/8/8/8/8/8/8/KQ6 w - - 0 1'}, 3, 'needs a black king'],
		[['KRvK'], {fen: '8/8/8/3k4/Q7/4K3/8/8 w - - 0 1'}, 2, 'a start of KQvK, not of KRvK'],
		[[], {fen: 'nonsense'}, 3, 'FEN'],
		[['KRvK'], {variant: 'kriegspiel', strategy: 'paper'}, 2, 'must be table, metaposition, '],
		[
			['KQvK'],
			{variant: 'kriegspiel', strategy: 'metaposition'},
			2,
			'metaposition has no plan for KQvK; `--strategy table` has',
		],
		[
			['KRvK'],
			{strategy: 'metaposition'},
			2,
			'metaposition plays Kriegspiel: `--variant kriegspiel`',
		],
		[['KRRvK'], {variant: 'kriegspiel'}, 2, 'not of KRRvK'],
		[['KRvK'], {variant: 'kriegspiel-schemingmind'}, 2, '`--variant kriegspiel`'],
		[['KRvK'], {variant: 'dark'}, 2, 'there are tables for'],
		[['KRvK'], {variant: 'kriegspiel', fen: '8/8/8/3k4/8/8/8/3RK3 w - - 0 1'}, 3, 'in check'],
		[[], {white: 'nobody'}, 2, '--white: there is no bot “nobody”; there are'],
		[[], {white: '3', black: '11'}, 2, '--black: there is no bot “11”'],
		[[], {white: 'seeing-greedy'}, 2, 'only arena may use such players'],
		[[], {black: 'seeing-nonsense'}, 2, 'only arena may use such players'],
		[[], {white: 'exec:cat'}, 2, 'play in arena only'],
		[[], {white: 'table'}, 2, 'table hunts lone kings and plays no whole game'],
		[[], {white: '3', ms: '0'}, 2, '--ms must be a whole number from 1 to 3600000, not “0”'],
		[[], {white: '3', ms: 'fast'}, 2, 'not “fast”'],
		[[], {white: '3', black: '4', ms: '50'}, 2, 'level-3 and level-4 do not go by the clock'],
		[[], {variant: 'bughouse'}, 2, 'there is no variant “bughouse”'],
		[[], {white: '3', fen: 'nonsense'}, 3, 'the start cannot be read'],
		[['KQvK'], {white: '3'}, 2, 'leave out “KQvK”, or --white'],
		[['KQvK'], {ms: '50'}, 2, 'leave out “KQvK”, or --ms'],
		[[], {black: '3', strategy: 'paper'}, 2, 'leave out “--strategy”, or --black'],
	])('refuses %j with %j: exit code %d', async (words, flags, code, reason) => {
		const refused = await watch(words, flags);
		expect(refused.code).toBe(code);
		expect(refused.error).toContain(reason);
	});
});
