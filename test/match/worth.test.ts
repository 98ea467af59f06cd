import {describe, expect, it} from 'vitest';
import {DECIDED, meanOf, toEvenPawns, toPawns} from '../../source/match/worth.js';
import {squash} from '../../source/bot/fog/judgement.js';

describe('worth', () => {
	it.each([0, 1, -30, 100, -330, 950, -1800])(
		'of %i squashed is the same in pawns again',
		(value) => {
			expect(toPawns(squash(value))).toBeCloseTo(value / 100, 6);
		},
	);

	it('is cut where a king falls', () => {
		expect(toPawns(squash(3000))).toBe(DECIDED);
		expect(toPawns(-1500)).toBe(-DECIDED);
		expect(toPawns(9999)).toBe(DECIDED);
	});

	it('of small differences next to even is that of pawns', () => {
		expect(toEvenPawns(squash(10))).toBeCloseTo(0.1, 3);
		expect(toEvenPawns(-250)).toBeCloseTo(-1, 6);
	});

	it('of nothing is 0 on average', () => {
		expect(meanOf([])).toBe(0);
		expect(meanOf([1, 2, 6])).toBe(3);
	});
});
