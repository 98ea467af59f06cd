import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MaximalSets} from '../../source/solver/maximal-sets.js';

/** Few bits, so that sets contain each other often; the top bit of each half too, for the signs. */
const half = fc.integer({min: 0, max: 31}).map((bits) => bits | (bits & 16 ? 1 << 31 : 0));
const sets = fc.array(fc.tuple(half, half), {maxLength: 80});
type Pair = readonly [low: number, high: number];

const contains = (large: Pair, small: Pair): boolean =>
	(small[0] & ~large[0]) === 0 && (small[1] & ~large[1]) === 0;

describe('the maximal sets', () => {
	it('are those that no other contains, and tell old from new', () => {
		const maximal = new MaximalSets();
		fc.assert(
			fc.property(sets, sets, (old, added) => {
				maximal.clear();
				for (const [low, high] of old) {
					maximal.add(low, high);
				}

				maximal.markOld();
				for (const [low, high] of added) {
					maximal.add(low, high);
				}

				const isOld = (set: Pair): boolean => old.some((other) => String(other) === String(set));
				expect(maximal.hasNew).toBe(added.some((set) => !isOld(set)));
				maximal.reduce();
				const kept = Array.from({length: maximal.length}, (_, index): Pair => [
					maximal.low[index],
					maximal.high[index],
				]);
				const all = [...old, ...added];
				const expected = all.filter(
					(set) => !all.some((other) => String(other) !== String(set) && contains(other, set)),
				);
				expect(new Set(kept.map(String))).toEqual(new Set(expected.map(String)));
				expect(new Set(kept.map(String)).size).toBe(kept.length);
				for (const [index, set] of kept.entries()) {
					expect(maximal.isNew[index]).toBe(isOld(set) ? 0 : 1);
				}
			}),
		);
	});

	it('grow as far as they must', () => {
		const maximal = new MaximalSets();
		maximal.clear();
		for (let set = 0; set < 5000; set++) {
			// Pairs of one square in each of two rows of 75: none contains another.
			maximal.add(set, ~set);
			maximal.add(set, ~set);
		}

		maximal.reduce();
		expect(maximal.added).toBe(5000);
		expect(maximal.length).toBe(5000);
	});
});
