import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {DRILLS, drillNamed, findDrill} from '../../source/drill/catalogue.js';

/** The rows of the first table of docs/fog-endgames.md, made from the tables by `npm run theory`. */
const THEORY = new Map(
	readFileSync(new URL('../../docs/fog-endgames.md', import.meta.url), 'utf8')
		.split('\n')
		.filter((line) => line.startsWith('| [K'))
		.map((line) => {
			const [ending, , won, longest, blindWon, blindLongest] = line
				.split('|')
				.slice(1, -1)
				.map((cell) => cell.trim());
			return [ending.slice(1, ending.indexOf(']')), {won, longest, blindWon, blindLongest}];
		}),
);

describe('the catalogue', () => {
	it('has every ending of the tables, each once', () => {
		expect(DRILLS.map(({ending}) => ending).sort()).toEqual([...THEORY.keys()].sort());
		expect(THEORY.size).toBe(20);
	});

	it.each(DRILLS.map((entry) => [entry.ending, entry] as const))(
		'tells of %s what the tables hold',
		(ending, {summary, hasBlind, leastMoves, isHeld}) => {
			const {won, longest, blindWon, blindLongest} = THEORY.get(ending)!;
			expect(summary.attacker).toContain(won === 'all' ? 'Always won' : `Won from ${won}`);
			expect(summary.attacker).toContain(`in at most ${longest} moves`);
			expect(hasBlind).toBe(blindWon !== 'none');
			if (hasBlind) {
				const share = blindWon === 'all' ? 'always' : `from ${blindWon},`;
				expect(summary.attacker).toContain(`knowing nothing, ${share} in at most ${blindLongest}.`);
			}

			expect(summary.defender).toContain(won === 'all' ? 'Always lost' : `Lost from ${won}`);
			expect(summary.defender).toContain(isHeld ? 'yours holds' : 'hold out');
			expect(leastMoves).toBeLessThan(Number(longest));
		},
	);

	it('finds an ending in either case, and the usual one for what it does not know', () => {
		expect(findDrill('krnVK')?.ending).toBe('KRNvK');
		expect(findDrill('KQQQvK')).toBeUndefined();
		expect(drillNamed('')).toBe(findDrill('KQvK'));
	});
});
