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

describe('fogchess watch', () => {
	it('needs a screen, whatever may be watched', async () => {
		for (const [words, flags] of [
			[[], {}],
			[['KQvK'], {strategy: 'paper+'}],
			[['KRRvK'], {}],
			[['KRvK'], {strategy: 'paper'}],
			[['KBNvK'], {}],
			[['KQvK'], {fen: '8/8/8/3k4/Q7/4K3/8/8 w - - 0 1', seed: '7'}],
		] as const) {
			const {code, error} = await watch(words, flags);
			expect(code).toBe(2);
			expect(error).toContain('terminal');
		}
	});

	it.each([
		[['KXvK'], {}, 2, 'KXvK'],
		[['KQvK'], {strategy: 'bold'}, 2, '--strategy must be table or paper or paper+'],
		[['KRRvK'], {strategy: 'paper+'}, 2, 'paper+ has no plan for KRRvK; `--strategy paper` has'],
		[['KBNvK'], {strategy: 'paper'}, 2, 'paper has no plan for KBNvK; `--strategy table` has'],
		[['KQvK'], {fen: '8/8/8/8/8/8/8/KQ6 w - - 0 1'}, 3, 'needs a black king'],
		[['KRvK'], {fen: '8/8/8/3k4/Q7/4K3/8/8 w - - 0 1'}, 2, 'a start of KQvK, not of KRvK'],
		[[], {fen: 'nonsense'}, 3, 'FEN'],
	] as const)('refuses %j with %j: exit code %d', async (words, flags, code, reason) => {
		const refused = await watch(words, flags);
		expect(refused.code).toBe(code);
		expect(refused.error).toContain(reason);
	});
});
