import {describe, expect, it} from 'vitest';
import {walkDefence} from '../../../source/theory/walk/walk-defence.js';
import {fail, ok} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {answerRook} from '../../../source/theory/paper/lone-king.js';

/** Walks through at most 1000 positions. */
function sample(play = answerRook) {
	const walk = walkDefence(1000, play);
	let step = walk.next();
	while (step.done !== true) {
		step = walk.next();
	}

	return step.value;
}

describe('the walk through the defence against king and rook', () => {
	it('finds an answer to everything in a sample from the safe space', () => {
		const {starts, won, byLemma, failure} = sample();
		expect(failure).toBeUndefined();
		expect(starts).toBe(42_560);
		expect(won).toBe(0);
		expect(byLemma[17]).toBeGreaterThan(10_000);
	});

	it('tells of an answer that there is not', () => {
		const {won, failure} = sample((placement, squares) => {
			const answered = answerRook(placement, squares);
			return answered.ok && answered.value.kind === 'goes'
				? ok({...answered.value, to: SquareSet.from([60])})
				: answered;
		});
		expect(won).toBeGreaterThan(0);
		expect(failure?.at(-1)).toMatch(/the king cannot be on e8, or is seen there$/);
	});

	it('tells where the lone king gives up', () => {
		const {won, failure} = sample(() => fail('no idea'));
		expect(won).toBeGreaterThan(0);
		expect(failure).toHaveLength(2);
		expect(failure?.[1]).toMatch(/^[a-h][1-8][a-h][1-8]: no idea$/);
	});
});
