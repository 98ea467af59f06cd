import {expect, it} from 'vitest';
import {mixByShares, PRECISIONS, weighByPrecision} from '../../../source/bot/fog/plausibility.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {afterOneMove, isOnH6} from './after-one-move.js';

const set = afterOneMove();
const position = new Position(fog.moves);
/** Holds a position worst for the side to move in which the other has moved a man to h6. */
const searcher = {
	evaluate: () => 0,
	quiescence: (one: Position) => (isOnH6(one) ? 40 : 200),
};
const members = Int32Array.from({length: set.size}, (_, index) => index);

it('holds positions likelier that a good player would rather have come to, by each precision', () => {
	const byPrecision = weighByPrecision(set, searcher, position, members, 1);
	expect(byPrecision).toHaveLength(PRECISIONS.length);
	for (const [index, shares] of byPrecision.entries()) {
		expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
		// 1.5 powers of e for each pawn that captures lose him.
		const times = Math.max(...shares) / Math.min(...shares);
		expect(Math.log(times)).toBeCloseTo(PRECISIONS[index] * 1.5 * 1.6, 6);
	}
});

it('holds them alike without trust', () => {
	for (const shares of weighByPrecision(set, searcher, position, members, 0)) {
		expect(new Set(shares).size).toBe(1);
	}
});

it('mixes them by the share of each precision', () => {
	const byPrecision = [Float64Array.of(1, 0), Float64Array.of(0.5, 0.5)];
	expect([...mixByShares(byPrecision, Float64Array.of(0.5, 0.5))]).toEqual([0.75, 0.25]);
});
