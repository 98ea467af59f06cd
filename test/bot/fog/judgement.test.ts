import {describe, expect, it} from 'vitest';
import {squash, weightedMean} from '../../../source/bot/fog/judgement.js';

describe('the judgement of a move over worlds', () => {
	const values = Float64Array.of(100, -400, 300, 200, 0);

	it('is the mean, by the weights of the worlds', () => {
		expect(weightedMean(values, new Float64Array(5).fill(1 / 5))).toBeCloseTo(40);
		expect(weightedMean(values, Float64Array.of(0.1, 0.1, 0.2, 0.3, 0.3))).toBeCloseTo(90);
	});

	it('does not let one world decide', () => {
		expect(squash(0)).toBe(0);
		expect(squash(100)).toBeGreaterThan(200);
		expect(squash(100)).toBeLessThan(260);
		expect(squash(3000)).toBeLessThanOrEqual(1500);
		expect(squash(-3000)).toBe(-squash(3000));
	});
});
