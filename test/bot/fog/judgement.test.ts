import {describe, expect, it} from 'vitest';
import {judge, squash} from '../../../source/bot/fog/judgement.js';

describe('the judgement of a move over worlds', () => {
	const values = Float64Array.of(100, -400, 300, 200, 0);
	const even = new Float64Array(5).fill(1 / 5);

	it('is the mean without caution and the worst worlds with nothing else', () => {
		expect(judge(values, even, {caution: 0, tail: 0.2})).toBeCloseTo(40);
		expect(judge(values, even, {caution: 1, tail: 0.2})).toBeCloseTo(-400);
		expect(judge(values, even, {caution: 1, tail: 0.4})).toBeCloseTo(-200);
		expect(judge(values, even, {caution: 0.5, tail: 0.2})).toBeCloseTo(-180);
	});

	it('weighs the worlds, the worst too', () => {
		const weights = Float64Array.of(0.1, 0.1, 0.2, 0.3, 0.3);
		expect(judge(values, weights, {caution: 0, tail: 0.2})).toBeCloseTo(90);
		expect(judge(values, weights, {caution: 1, tail: 0.2})).toBeCloseTo(-200);
	});

	it('does not let one world decide', () => {
		expect(squash(0)).toBe(0);
		expect(squash(100)).toBeGreaterThan(200);
		expect(squash(100)).toBeLessThan(260);
		expect(squash(3000)).toBeLessThanOrEqual(1500);
		expect(squash(-3000)).toBe(-squash(3000));
	});
});
