import {expect, it} from 'vitest';
import {cautiousMean} from '../../../source/bot/kriegspiel/cautious-mean.js';

it('is the mean without caution and the worst worlds with nothing else', () => {
	const values = Float64Array.of(100, -400, 300, 200, 0);
	expect(cautiousMean(values, {caution: 0, tail: 0.2})).toBeCloseTo(40);
	expect(cautiousMean(values, {caution: 1, tail: 0.2})).toBeCloseTo(-400);
	expect(cautiousMean(values, {caution: 1, tail: 0.4})).toBeCloseTo(-200);
	expect(cautiousMean(values, {caution: 0.5, tail: 0.2})).toBeCloseTo(-180);
	expect(values[1]).toBe(-400);
});
