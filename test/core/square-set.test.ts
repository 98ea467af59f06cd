import fc from 'fast-check';
import {expect, it} from 'vitest';
import {SquareSet} from '../../source/core/square-set.js';

const squares = fc.uniqueArray(fc.integer({min: 0, max: 63}));

it('behaves as a set of numbers does', () => {
	fc.assert(
		fc.property(squares, squares, fc.integer({min: 0, max: 63}), (a, b, square) => {
			const x = SquareSet.from(a);
			const y = SquareSet.from(b);
			const sorted = (list: Iterable<number>): number[] => [...list].sort((m, n) => m - n);
			expect([...x]).toEqual(sorted(a));
			expect(x.size).toBe(a.length);
			expect(x.isEmpty).toBe(a.length === 0);
			expect(x.has(square)).toBe(a.includes(square));
			expect([...x.union(y)]).toEqual(sorted(new Set([...a, ...b])));
			expect([...x.intersect(y)]).toEqual(sorted(a.filter((item) => b.includes(item))));
			expect([...x.minus(y)]).toEqual(sorted(a.filter((item) => !b.includes(item))));
			expect(x.complement().size).toBe(64 - a.length);
			expect(x.with(square).without(square).equals(x.without(square))).toBe(true);
			expect(x.isSubsetOf(x.union(y))).toBe(true);
			expect(x.isSubsetOf(y)).toBe(a.every((item) => b.includes(item)));
		}),
	);
});
