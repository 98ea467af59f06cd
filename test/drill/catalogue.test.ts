import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
	DRILLS,
	drillNamed,
	drillSummary,
	findDrill,
	HOLD_OUT,
} from '../../source/drill/catalogue.js';
import {DRILL_GAMES, drillGame, drillVariant} from '../../source/drill/game.js';

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

/** The same of the first table of docs/kriegspiel-endings.md, which has counts: starts, won, longest, of blind ones won, longest. */
const KRIEGSPIEL = new Map(
	readFileSync(new URL('../../docs/kriegspiel-endings.md', import.meta.url), 'utf8')
		.split('\n')
		.filter((line) => /^\| K\w*vK \| [\d,]+ \|/.test(line))
		.map((line) => {
			const [ending, starts, won, longest, , blind, blindLongest] = line
				.split('|')
				.slice(1, -1)
				.map((cell) => cell.trim());
			const [blindWon, placements] = blind.split(' of ');
			return [
				ending,
				{
					won: shareOf(won, starts),
					longest,
					blindWon: shareOf(blindWon, placements ?? ''),
					blindLongest,
				},
			];
		}),
);

/** Returns a share as it is told: all, or a percentage that never says all. */
function shareOf(won: string, starts: string): string {
	const number = (text: string) => Number(text.replaceAll(',', ''));
	return won.startsWith('all')
		? 'all'
		: `${Math.min(99.9, (number(won) / number(starts)) * 100).toFixed(1)} %`;
}

describe('the catalogue', () => {
	it('has every ending of the tables, each once', () => {
		expect(DRILLS.map(({ending}) => ending).sort()).toEqual([...THEORY.keys()].sort());
		expect(THEORY.size).toBe(20);
	});

	it.each(DRILLS.map((entry) => [entry.ending, entry] as const))(
		'tells of %s what the tables hold',
		(ending, {summary, hasBlind, leastMoves}) => {
			const {won, longest, blindWon, blindLongest} = THEORY.get(ending)!;
			expect(summary.attacker).toContain(won === 'all' ? 'Always won' : `Won from ${won}`);
			expect(summary.attacker).toContain(`in at most ${longest} moves`);
			expect(hasBlind).toBe(blindWon !== 'none');
			if (hasBlind) {
				const share = blindWon === 'all' ? 'always' : `from ${blindWon},`;
				expect(summary.attacker).toContain(`knowing nothing, ${share} in at most ${blindLongest}.`);
			}

			expect(summary.defender).toContain(won === 'all' ? 'Always lost' : `Lost from ${won}`);
			expect(summary.defender).toContain(`in at most ${longest} moves`);
			// Of one start it says nothing, as White's men are hidden.
			expect(`${summary.defender} ${summary.unknown}`).not.toMatch(/yours/);
			if (!hasBlind) {
				expect(summary.unknown).toMatch(/^Never lost when White knows nothing/);
			}

			if (hasBlind) {
				const share = blindWon === 'all' ? '' : ` from ${blindWon} of the starts`;
				expect(summary.unknown).toContain(`Lost${share}`);
				expect(summary.unknown).toContain(`in at most ${blindLongest} moves`);
			}

			expect(leastMoves).toBeLessThan(Number(longest));
		},
	);

	it.each([...KRIEGSPIEL])('tells of %s in Kriegspiel what the tables hold', (ending, facts) => {
		const {summary, hasBlind} = findDrill(ending, 'kriegspiel')!;
		const {won, longest, blindWon, blindLongest} = facts;
		expect(summary.attacker).toContain(won === 'all' ? 'Always won' : `Won from ${won}`);
		expect(summary.attacker).toContain(`in at most ${longest} moves`);
		const share = blindWon === 'all' ? 'always' : `from ${blindWon},`;
		expect([hasBlind, summary.attacker]).toEqual([
			true,
			expect.stringContaining(`knowing nothing, ${share} in at most ${blindLongest}.`),
		]);
		expect(summary.defender).toContain(won === 'all' ? 'Always lost' : `Lost from ${won}`);
		expect(summary.defender).toContain(`in at most ${longest} moves`);
		expect(summary.unknown).toContain(`in at most ${blindLongest} moves`);
		expect(`${summary.defender} ${summary.unknown}`).not.toMatch(/yours/);
	});

	it('says of a lone king only that he is to hold out where no table hunts him', () => {
		const entry = findDrill('KRRvK')!;
		const told = (strategy: 'table' | 'paper') =>
			drillSummary(entry, {role: 'defender', blind: false, strategy});
		expect(told('table')).toMatch(/^Always lost/);
		expect(told('paper')).toBe(HOLD_OUT);
	});

	it('has five endings in Kriegspiel', () => {
		expect(KRIEGSPIEL.size).toBe(5);
	});

	it('knows which game the rules of a drill are of, and takes any others for the fog', () => {
		expect(DRILL_GAMES.map((game) => drillGame(drillVariant(game)))).toEqual(DRILL_GAMES);
		expect(drillGame('one-eye')).toBe('fog');
	});

	it('finds an ending in either case, and the usual one for what it does not know', () => {
		expect(findDrill('krnVK')?.ending).toBe('KRNvK');
		expect(findDrill('KQQQvK')).toBeUndefined();
		expect(drillNamed('')).toBe(findDrill('KQvK'));
	});
});
