import {describe, expect, it} from 'vitest';
import {purify} from '../../../source/bot/subgame/purify.js';

const shares = [0.1, 0.4, 0.2, 0.25, 0.05].map((probability, index) => ({
	probability,
	isStable: index !== 3,
}));

describe('purification', () => {
	it('plays the likeliest move alone when mixing is not safe', () => {
		expect(purify(shares, false, 3)).toEqual([0, 1, 0, 0, 0]);
	});

	it('keeps three stable moves at most and gives the rest to the likeliest', () => {
		const left = purify(shares, true, 3);
		expect(left[0]).toBe(0.1);
		expect(left[1]).toBeCloseTo(0.7);
		expect(left.slice(2)).toEqual([0.2, 0, 0]);
		expect(purify(shares, true, 1)).toEqual([0, 1, 0, 0, 0]);
	});

	it('leaves a sum of 1 and never more than it kept', () => {
		for (let most = 1; most <= 5; most++) {
			const left = purify(shares, true, most);
			expect(left.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
			expect(left.filter((share) => share > 0).length).toBeLessThanOrEqual(most);
		}
	});
});
