import {describe, expect, it} from 'vitest';
import {drillCommand} from '../../source/commands/drill.js';
import {readOpponent} from '../../source/commands/drill-opponent.js';

describe('who plays whom in a drill', () => {
	it('gives the paper the side that it has a plan for', () => {
		expect(readOpponent({ending: 'KRvK', strategy: 'paper'})).toEqual({
			ok: true,
			value: {ending: 'KRvK', as: 'attacker', opponent: 'paper-king', strategy: 'table'},
		});
		for (const as of ['defender', undefined] as const) {
			const wish = {ending: 'KQvK', strategy: 'paper', ...(as === undefined ? {} : {as})} as const;
			expect(readOpponent(wish)).toEqual({ok: true, value: {...wish, as: 'defender'}});
		}
	});

	it('leaves everything else as it is wished', () => {
		const wishes = [
			{},
			{strategy: 'paper'},
			{ending: 'KPvK', as: 'attacker', opponent: 'fogged', blind: true},
			{ending: 'KRvK', as: 'defender', strategy: 'table'},
		] as const;
		for (const wish of wishes) {
			expect(readOpponent(wish)).toEqual({ok: true, value: wish});
		}
	});

	it.each([
		[{ending: 'KQvK', as: 'attacker', strategy: 'paper'}, 'plays KRvK, not KQvK'],
		[{ending: 'KRvK', as: 'attacker', strategy: 'paper+'}, 'paper+ has White’s men'],
		[{ending: 'KRvK', as: 'defender', strategy: 'paper'}, 'paper has no plan for KRvK'],
		[{ending: 'KPvK', strategy: 'paper'}, 'paper has no plan for KPvK'],
		[{ending: 'KRRvK', strategy: 'paper+'}, 'paper+ has no plan for KRRvK'],
		[{ending: 'KQvK', strategy: 'paper', blind: true}, 'nothing is known'],
		[{ending: 'KRvK', strategy: 'paper', blind: true}, 'where its lone king starts'],
		[{ending: 'KRvK', strategy: 'paper', opponent: 'fogged'}, 'give one of them'],
	] as const)('refuses %j', (wish, reason) => {
		const read = readOpponent(wish);
		expect(read.ok ? '' : read.error).toContain(reason);
	});

	it.each([
		[['KPvK'], {}, 2, 'needs a terminal'],
		[['KRvK'], {strategy: 'paper'}, 2, 'needs a terminal'],
		[['KQvK'], {as: 'attacker', strategy: 'paper'}, 2, 'plays KRvK, not KQvK'],
		[['KvK'], {}, 2, 'White needs a man beside the king'],
		[['KQRRvK'], {}, 2, 'has 3 men beside the king'],
		[[], {fen: '8/8/8/8/8/8/P7/K6k w - - 0 1'}, 2, 'needs a terminal'],
		[['KQvK'], {fen: '8/8/8/8/8/8/P7/K6k w - - 0 1'}, 2, 'is a start of KPvK, not of KQvK'],
		[[], {fen: '8/8/8/8/8/8/8/P5Kk w - - 0 1'}, 3, 'a pawn cannot stand on a1'],
		[[], {fen: '8/8/8/8/8/1k6/P7/K7 w - - 0 1'}, 3, 'could take the king on b3 at once'],
		[[], {fen: '8/8/8/8/8/8/8/Kk5k w - - 0 1'}, 3, 'more than one king'],
		[[], {fen: '8/8/8/3p4/8/7k/P7/K7 w - - 0 1'}, 3, 'has a pawn with him'],
		[[], {fen: 'rubbish'}, 3, 'cannot be read'],
		[['KRvK'], {variant: 'kriegspiel', strategy: 'metaposition'}, 2, 'needs a terminal'],
		[['KBNvK'], {variant: 'kriegspiel-eastern', blind: true}, 2, 'needs a terminal'],
		[['KRvK'], {variant: 'chess'}, 2, 'there are drills of fog and kriegspiel, not of “chess”'],
		[['KRRvK'], {variant: 'kriegspiel'}, 2, 'in Kriegspiel there are drills of KRvK, KQvK'],
		[['KQvK'], {variant: 'kriegspiel', strategy: 'metaposition'}, 2, 'has no plan for KQvK'],
		[
			['KQvK'],
			{variant: 'kriegspiel', strategy: 'paper'},
			2,
			'--strategy must be table, metaposition, ',
		],
		[['KQvK'], {variant: 'kriegspiel', as: 'defender', blind: true}, 2, 'needs a terminal'],
		[
			['KRvK'],
			{variant: 'kriegspiel', as: 'defender', strategy: 'metaposition'},
			2,
			'needs a terminal',
		],
		[
			['KRvK'],
			{variant: 'kriegspiel', as: 'defender', strategy: 'divide-and-conquer'},
			2,
			'divide-and-conquer has no plan for KRvK',
		],
		[
			['KRRvK'],
			{variant: 'kriegspiel', as: 'defender'},
			2,
			'in Kriegspiel there are drills of KRvK, KQvK',
		],
		[
			['KRvK'],
			{variant: 'kriegspiel', as: 'defender', fen: '8/8/8/4k3/8/8/8/K3R3 w - - 0 1'},
			3,
			'would be in check',
		],
		[['KQvK'], {variant: 'kriegspiel', opponent: 'fogged'}, 2, 'is phantom or clairvoyant'],
		[[], {variant: 'kriegspiel', fen: '8/8/8/8/8/1k6/P7/K7 w - - 0 1'}, 3, 'would be in check'],
		[
			[],
			{variant: 'kriegspiel', fen: '8/8/8/8/3k4/8/8/K1B1B3 w - - 0 1'},
			3,
			'two bishops on squares of one colour mate nobody',
		],
	])('says in a sentence what comes of %j %j', async (words, flags, code, sentence) => {
		const error: string[] = [];
		const exit = await drillCommand(
			{arguments: words, flags},
			{out() {}, error: (line) => error.push(line), terminal: false, columns: 80},
		);
		expect([exit, error.length]).toEqual([code, 1]);
		expect(error[0]).toMatch(/^fogchess: .*$/);
		expect(error[0]).toContain(sentence);
	});
});
