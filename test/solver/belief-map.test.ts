import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {BeliefMap} from '../../source/solver/belief-map.js';

const word = fc.oneof(
	fc.integer({min: -2, max: 2}),
	fc.integer({min: -(2 ** 31), max: 2 ** 31 - 1}),
);

describe('the map of beliefs', () => {
	it('keeps what it is told, as a Map does', () => {
		fc.assert(
			fc.property(
				fc.array(fc.tuple(word, word, word, fc.integer({min: 1, max: 255})), {maxLength: 200}),
				(entries) => {
					const map = new BeliefMap();
					const model = new Map<string, number>();
					for (const [spot, low, high, value] of entries) {
						expect(map.get(spot, low, high)).toBe(model.get(`${spot} ${low} ${high}`) ?? 0);
						map.set(spot, low, high, value);
						model.set(`${spot} ${low} ${high}`, value);
					}

					for (const [spot, low, high] of entries) {
						expect(map.get(spot, low, high)).toBe(model.get(`${spot} ${low} ${high}`));
					}

					expect(map.size).toBe(model.size);
				},
			),
		);
	});

	it('grows', () => {
		const map = new BeliefMap();
		for (let number = 0; number < 50_000; number++) {
			map.set(number, number << 7, -number, 1 + (number % 255));
		}

		expect(map.size).toBe(50_000);
		let kept = 0;
		for (let number = 0; number < 50_000; number++) {
			kept += map.get(number, number << 7, -number) === 1 + (number % 255) ? 1 : 0;
		}

		expect(kept).toBe(50_000);
		expect(map.get(3, 3, 3)).toBe(0);
	});
});
