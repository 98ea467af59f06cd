import {describe, expect, it} from 'vitest';
import {type GadgetKind, RootGadget} from '../../../source/bot/subgame/root-gadget.js';

const even = Float64Array.of(0.25, 0.25, 0.25, 0.25);

/** Returns the gadget after it has learned that the worlds come to `values` again and again. */
function learned(gadget: GadgetKind, values: readonly number[], alternative: readonly number[]) {
	const made = new RootGadget(
		{gadget, caution: 0.4, tail: 0.5},
		even,
		Float64Array.from(alternative),
	);
	for (let step = 0; step < 50; step++) {
		made.update(Float64Array.from(values));
	}

	return made;
}

describe('the root of a subgame', () => {
	it('leaves the worlds as chance has them', () => {
		expect(Array.from(learned('prior', [1, 0, -1, 0], [0, 0, 0, 0]).weights)).toEqual(
			Array.from(even),
		);
	});

	it('makes the worst worlds likelier', () => {
		const {weights, isSafe} = learned('tail', [0.5, -0.5, 0.2, -0.1], [0, 0, 0, 0]);
		[0.15, 0.35, 0.15, 0.35].forEach((weight, world) => {
			expect(weights[world]).toBeCloseTo(weight);
		});
		expect(isSafe).toBe(false);
	});

	it('lets the other side enter where it gains, and stay away where it loses', () => {
		const {weights, isSafe} = learned('resolve', [0.5, -0.5, 0.2, -0.1], [0, 0, 0.3, -0.2]);
		[0, 0.25, 0.25, 0].forEach((weight, world) => {
			expect(weights[world]).toBeCloseTo(weight);
		});
		expect(isSafe).toBe(false);
	});

	it('lets it pick the world in which we fall most short', () => {
		const {weights, isSafe} = learned('maxmargin', [0.5, 0.2, 0.4, 0.3], [0.2, 0.1, 0.3, 0]);
		expect(weights[0] + weights[3]).toBeCloseTo(0);
		expect(weights[1] + weights[2]).toBeCloseTo(1);
		expect(isSafe).toBe(true);
	});

	it('goes over to the margins when nobody enters any more', () => {
		const safe = learned('both', [0.5, 0.2, 0.4, 0.3], [0.2, 0.15, 0.1, 0]);
		expect(safe.isSafe).toBe(true);
		expect(safe.weights[1]).toBeCloseTo(1);
		const unsafe = learned('both', [0.5, 0.2, 0.4, 0.3], [0.2, 0.15, 0.5, 0]);
		expect(unsafe.isSafe).toBe(false);
		expect(unsafe.weights[2]).toBeCloseTo(0.25);
	});
});
