import {describe, expect, it, vi} from 'vitest';
import {Table} from '../../source/rules/table.js';
import {umpireLine} from '../../source/commands/referee.js';

/** Returns the error with which tries end, or undefined when all can be tried. */
function errorOf(variant: string, ...tries: readonly string[]): string | undefined {
	const answer = umpireLine(JSON.stringify({variant, tries}));
	return 'error' in answer ? answer.error : undefined;
}

const LIAR = ['random', 'ready', 'random', 'ready'];

describe('what referee says of an act that cannot be named', () => {
	it.each([
		['liar', ['pass'], '"pass" cannot be done now; white can do B@a1 or random'],
		[
			'liar',
			[...LIAR, 'a2a3', 'e7e5'],
			'"e7e5" cannot be done now; black can do challenge or pass',
		],
		['welbeck', ['B@c1', 'B@a1'], 'white can do -@c1, B@a2, random or standard'],
		['one-eye', ['e2e4'], '"e2e4" cannot be done now; black can do cede:c8'],
		['kriegspiel-1899', ['e2e4', 'd7d5', 'e4d5'], 'white can do a move such as a2a3 or any?'],
		['kriegspiel-modern', ['seven?'], 'a2a3 or seven?a1,b2,c3,d4,e5,f6,g7'],
		['tripod', ['batch:e2e4'], 'white can do batch:e2e4,g1f3,a2a3'],
		['liar', ['black>random', 'black>ready', 'black>ready'], 'white is to act'],
		['welbeck', ['hello'], '"hello" cannot be done here; write it as'],
	] as const)('in %s after %j: %s', (variant, tries, error) => {
		expect(errorOf(variant, ...tries)).toContain(error);
	});

	it('is the same on boards that differ where the seat cannot see', () => {
		const after = (reply: string) => errorOf('kriegspiel-1899', 'e2e4', reply, 'e4d5');
		expect(after('d7d5')).toBe(after('a7a6'));
		const placed = (square: string) =>
			errorOf('welbeck', `black>Q@${square}`, 'white>B@c1', 'white>B@a1');
		expect(placed('a8')).toBe(placed('h5'));
	});
});

it('answers a line on which the umpire itself fails, and goes on with the next', () => {
	const failing = vi.spyOn(Table, 'start').mockImplementationOnce(() => {
		throw new Error('secret');
	});
	const line = JSON.stringify({id: 'a', tries: ['e2e4']});
	expect(umpireLine(line)).toEqual({
		id: 'a',
		error: 'by a fault of ours this line cannot be played',
	});
	expect(umpireLine(line)).toMatchObject({id: 'a', outcome: null});
	failing.mockRestore();
});
