import {describe, expect, it} from 'vitest';
import {judge, squash} from '../../../source/bot/fog/judgement.js';

describe('the judgement of a move over worlds', () => {
	it('is the mean without caution and the worst worlds with nothing else', () => {
		const values = () => Float64Array.of(100, -400, 300, 200, 0);
		expect(judge(values(), {caution: 0, tail: 0.2})).toBe(40);
		expect(judge(values(), {caution: 1, tail: 0.2})).toBe(-400);
		expect(judge(values(), {caution: 1, tail: 0.4})).toBe(-200);
		expect(judge(values(), {caution: 0.5, tail: 0.2})).toBe(-180);
	});

	it('counts one worst world at least', () => {
		expect(judge(Float64Array.of(5, 1), {caution: 1, tail: 0})).toBe(1);
	});

	it('does not let one world decide', () => {
		expect(squash(0)).toBe(0);
		expect(squash(100)).toBeGreaterThan(200);
		expect(squash(100)).toBeLessThan(260);
		expect(squash(3000)).toBeLessThanOrEqual(1500);
		expect(squash(-3000)).toBe(-squash(3000));
	});
});
