import {describe, expect, it} from 'vitest';
import {drillCommand} from '../../source/commands/drill.js';
import {makeDrillBot} from '../../source/drill/settings.js';
import {shareCode} from '../../source/drill/share-code.js';

/** Runs `fogchess drill` in this process, which has no terminal. */
async function drill(words: readonly string[], flags: Record<string, string | boolean> = {}) {
	const error: string[] = [];
	const code = await drillCommand(
		{arguments: words, flags},
		{
			out() {},
			error: (line) => error.push(line),
			terminal: false,
			columns: 80,
		},
	);
	return {code, error: error.join('\n')};
}

const CODE = shareCode({
	variant: 'fog-ending',
	fen: '8/8/8/8/5k2/8/8/K6Q w - - 0 1',
	seats: {
		white: {kind: 'person', name: 'You'},
		black: {
			kind: 'bot',
			name: 'he',
			bot: makeDrillBot({
				role: 'attacker',
				opponent: 'phantom',
				strategy: 'table',
				blind: false,
			}),
		},
	},
	clock: {kind: 'none'},
	seed: 1,
});

it('names the puzzles of a game that has no drills', async () => {
	const {code, error} = await drill([], {variant: 'nommenspiel'});
	expect(code).toBe(2);
	expect(error).toMatch(/not of .nommenspiel.; its puzzles: \d+(, \d+)*$/);
	expect((await drill([], {variant: 'elsewhere'})).error).not.toContain('puzzles');
});

describe('fogchess drill CODE', () => {
	it('wants a screen for a code, as for an ending', async () => {
		for (const word of [CODE ?? '', CODE?.toLowerCase().replace('-', '') ?? '', 'KQvK']) {
			expect(await drill([word])).toMatchObject({
				code: 2,
				error: expect.stringContaining('needs a terminal'),
			});
		}
	});

	it.each([
		[[CODE?.replace(/.$/, CODE.endsWith('7') ? '8' : '7')], {}, 3, 'is mistyped'],
		[['3F7K2'], {}, 3, 'a code has 10 letters and digits, and “3F7K2” has 5'],
		[['KQvKKQvKKQ'], {}, 3, 'code'],
		[[CODE], {blind: true}, 2, 'leave out --blind'],
		[[CODE], {as: 'defender'}, 2, 'leave out --as'],
		[['KXvK'], {}, 2, '“X”'],
	])('says in a sentence what is wrong: %j %j', async (words, flags, code, sentence) => {
		const said = await drill(
			words.map((word) => word ?? ''),
			flags,
		);
		expect(said.code).toBe(code);
		expect(said.error).toMatch(/^fogchess: .*$/);
		expect(said.error).toContain(sentence);
	});
});
