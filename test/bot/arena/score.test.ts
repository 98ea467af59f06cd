import {describe, expect, it} from 'vitest';
import {eloOf, estimateShare, shareAt, sprt} from '../../../source/bot/arena/score.js';

describe('the score of a match', () => {
	it('has Wilson’s interval', () => {
		// Newcombe 1998, table I: 15 of 148.
		const {value, low, high} = estimateShare({wins: 15, losses: 133, draws: 0});
		expect(value).toBeCloseTo(0.1014, 4);
		expect(low).toBeCloseTo(0.0624, 4);
		expect(high).toBeCloseTo(0.1605, 4);
	});

	it('keeps an interval when every game is won', () => {
		const {value, low, high} = estimateShare({wins: 20, losses: 0, draws: 0});
		expect(value).toBe(1);
		expect(low).toBeCloseTo(0.8389, 4);
		expect(high).toBe(1);
	});

	it('turns shares into Elo and back', () => {
		expect(eloOf(0.5)).toBe(0);
		expect(eloOf(0.667)).toBeCloseTo(120.7, 1);
		expect(shareAt(eloOf(0.81))).toBeCloseTo(0.81, 10);
		expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY);
	});
});

describe('the sequential test', () => {
	it('accepts nothing after a few games', () => {
		expect(sprt({wins: 15, losses: 0, draws: 0}, 0, 300).accepted).toBeUndefined();
		expect(sprt({wins: 16, losses: 0, draws: 0}, 0, 300).accepted).toBe('H1');
	});

	it('accepts what the games say and goes on while they say nothing', () => {
		expect(sprt({wins: 60, losses: 20, draws: 20}, 0, 50).accepted).toBe('H1');
		expect(sprt({wins: 40, losses: 60, draws: 20}, 0, 50).accepted).toBe('H0');
		expect(sprt({wins: 5, losses: 4, draws: 1}, 0, 50).accepted).toBeUndefined();
		expect(sprt({wins: 0, losses: 0, draws: 0}, 0, 50)).toEqual({llr: 0});
	});

	it('comes near the ratio of the normal approximation', () => {
		// 300 wins, 200 losses, 100 draws: mean 7/12, variance 0.2014; elo 0 against 10.
		const {llr} = sprt({wins: 300, losses: 200, draws: 100}, 0, 10);
		expect(llr).toBeGreaterThan(3.2);
		expect(llr).toBeLessThan(3.35);
	});
});
