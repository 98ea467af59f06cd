import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {NO_SQUARE, parseSquare, squareName} from '../../../source/core/square.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {answerRook} from '../../../source/theory/paper/lone-king.js';
import type {Placement} from '../../../source/solver/material.js';

const square = (name: string): number => parseSquare(name) ?? NO_SQUARE;
const setOf = (names: string): SquareSet => SquareSet.from(names.split(' ').map(square));
const named = (squares: SquareSet): string =>
	[...squares]
		.map((one) => squareName(one))
		.sort()
		.join(' ');
const men = (king: string, rook: string): Placement => ({
	material: ['rook'],
	squares: [square(king), square(rook)],
});

/** The lone king's answer to White's men standing so, told as "LEMMA step: squares". */
function answer(placement: Placement, squares: string): string {
	const {lemma, step, to} = unwrap(answerRook(placement, setOf(squares)));
	return `${lemma} ${step}: ${named(to)}`;
}

describe('the lone king against king and rook', () => {
	it('17: goes to the safe space when he can', () => {
		expect(answer(men('a1', 'h8'), 'c2')).toBe('17 safe-space: c3');
		expect(answer(men('d5', 'h3'), 'd3 d2')).toMatch(/^17 safe-space|^14 cluster/);
	});

	it('takes a rook that is not guarded, and a king that comes too near', () => {
		expect(answer(men('a8', 'd4'), 'e5')).toBe('17 take-man: d4');
		expect(answer(men('d4', 'h8'), 'e5')).toBe('17 take-man: d4');
		expect(answer(men('c4', 'd4'), 'e5')).not.toContain('take-man: d4');
	});

	it('14: goes to a cluster when he is driven out as in the figure', () => {
		// King d5 and rook h3 against d3: he goes to d2 or e2, and from there to a cluster.
		const out = unwrap(answerRook(men('d5', 'h3'), setOf('d3')));
		expect(out).toMatchObject({lemma: 17, step: 'wait', repair: '17-wait'});
		expect(named(out.to)).toBe('c2 d2 e2');
		expect(answer(men('d4', 'h3'), 'c2 d2 e2')).toMatch(/^1[46] /);
	});

	it('15: stays round the king on d4', () => {
		expect(answer(men('d4', 'h8'), 'a2 b2 b3 c2 c1')).toMatch(/^1[456] /);
	});

	it('says so when White can force him', () => {
		expect(answerRook(men('b3', 'h1'), setOf('b1'))).toMatchObject({ok: false});
	});
});
