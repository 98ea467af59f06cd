import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {SquareSet} from '../../source/core/square-set.js';
import {parseMaterial} from '../../source/solver/material.js';
import {PlacementIndex} from '../../source/solver/placement-index.js';
import {INVERSE_SYMMETRY, mapSet, mapSquare, SYMMETRIES} from '../../source/solver/symmetry.js';
import {unwrap} from '../../source/core/result.js';

const ALL = Array.from({length: SYMMETRIES}, (_, symmetry) => symmetry);
const squareSet = fc
	.tuple(fc.maxSafeInteger(), fc.maxSafeInteger())
	.map(([low, high]) => new SquareSet(low | 0, high | 0));

describe('the symmetries of the board', () => {
	it('are eight different ones that keep neighbours neighbours', () => {
		const images = ALL.map((symmetry) =>
			Array.from({length: 64}, (_, square) => mapSquare(symmetry, square)),
		);
		expect(new Set(images.map(String)).size).toBe(8);
		for (const image of images) {
			expect(new Set(image).size).toBe(64);
			for (let square = 0; square < 63; square++) {
				const [a, b] = [image[square], image[square + 1]];
				const distance = Math.abs((a & 7) - (b & 7)) + Math.abs((a >> 3) - (b >> 3));
				expect(distance === 1).toBe((square & 7) < 7);
			}
		}
	});

	it('map a set as they map its squares, and are undone by their inverses', () => {
		fc.assert(
			fc.property(squareSet, fc.constantFrom(...ALL), (set, symmetry) => {
				const image = mapSet(symmetry, set);
				const squares = [...set].map((square) => mapSquare(symmetry, square));
				expect(image.equals(SquareSet.from(squares))).toBe(true);
				expect(mapSet(INVERSE_SYMMETRY[symmetry], image).equals(set)).toBe(true);
			}),
		);
	});
});

describe('the numbers of placements', () => {
	it.each([
		['KvK', 10, 64],
		['KQvK', 518, 64 * 63],
		['KRRvK', 15_722, (64 * 63 * 62) / 2],
		['KQRvK', 31_332, 64 * 63 * 62],
		['KPvK', 1512, 48 * 63],
		['KPPvK', 34_968, (48 * 47 * 62) / 2],
	])('of %s are %i, for %i arrangements', (ending, count, arrangements) => {
		const index = new PlacementIndex(unwrap(parseMaterial(ending)));
		expect(index.count).toBe(count);
		expect(index.orbit.reduce((sum, orbit) => sum + orbit, 0)).toBe(arrangements);
	});

	it('lead back to the placement by the symmetry they come with', () => {
		const index = new PlacementIndex(unwrap(parseMaterial('KRRvK')));
		const square = fc.integer({min: 0, max: 63});
		fc.assert(
			fc.property(square, square, square, (king, one, other) => {
				const located = index.locate([king, one, other]);
				if (king === one || king === other || one === other) {
					expect(located).toBe(-1);
					return;
				}

				const [mappedKing, ...rooks] = index
					.representative(located >> 3)
					.map((square) => mapSquare(located & 7, square));
				expect(mappedKing).toBe(king);
				expect(new Set(rooks)).toEqual(new Set([one, other]));
			}),
		);
	});
});
