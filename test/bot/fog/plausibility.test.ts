import {expect, it} from 'vitest';
import {blendSights, SIGHTS, weighBySight} from '../../../source/bot/fog/plausibility.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {afterOneMove, HOLDS_H6} from './after-one-move.js';

const set = afterOneMove();
const position = new Position(fog.moves);
const members = Int32Array.from({length: set.size}, (_, index) => index);

it('holds positions likelier that a good player would rather have come to, by how well he sees', () => {
	const bySight = weighBySight(set, HOLDS_H6, position, members, 1);
	expect(bySight).toHaveLength(SIGHTS.length);
	for (const [index, shares] of bySight.entries()) {
		expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
		// 1.5 powers of e for each pawn that captures lose him.
		const times = Math.max(...shares) / Math.min(...shares);
		expect(Math.log(times)).toBeCloseTo(SIGHTS[index] * 1.5 * 1.6, 6);
	}
});

it('holds them alike without trust', () => {
	for (const shares of weighBySight(set, HOLDS_H6, position, members, 0)) {
		expect(new Set(shares).size).toBe(1);
	}
});

it('blends by how likely each sight is', () => {
	const bySight = [Float64Array.of(1, 0), Float64Array.of(0.5, 0.5)];
	expect([...blendSights(bySight, Float64Array.of(0.2, 0.8))]).toEqual([0.6000000000000001, 0.4]);
});
