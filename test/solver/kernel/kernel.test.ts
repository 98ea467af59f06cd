import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type EndingGraph, PASSED_SHIFT} from '../../../source/solver/ending-graph.js';
import {FogLevels} from '../../../source/solver/fog-levels.js';
import type {PlacementIndex} from '../../../source/solver/placement-index.js';
import {bitsOf, ReferenceAnalysis} from './reference.js';

const COUNT = 4;
const word = fc.integer({min: -(2 ** 31), max: 2 ** 31 - 1});
/** Words of one in eight bits, so that squares have room between them. */
const sparse = fc.tuple(word, word, word).map(([a, b, c]) => a & b & c);
const sets = fc
	.array(sparse, {minLength: COUNT, maxLength: COUNT})
	.map((words) => Int32Array.from(words));
const moves = fc.array(
	fc
		.tuple(
			fc.nat({max: COUNT - 1}),
			fc.nat({max: 7}),
			fc.oneof({arbitrary: fc.constant(0), weight: 2}, {arbitrary: fc.nat({max: 64}), weight: 1}),
		)
		.map(([target, symmetry, passed]) => (target << 3) | symmetry | (passed << PASSED_SHIFT)),
	{minLength: 0, maxLength: 4},
);

const passedFrom =
	(first: number) =>
	(moves: readonly number[]): number =>
		moves
			.map((move) => (move >> PASSED_SHIFT) - 1 - first)
			.reduce((set, square) => (square >= 0 && square < 32 ? set | (1 << square) : set), 0);
/** Return the squares that some moves pass over, below and above the middle of the board. */
const passedLow = passedFrom(0);
const passedHigh = passedFrom(32);

/** Returns the words of sets from their halves. */
const words = (low: Int32Array, high: Int32Array): Int32Array =>
	Int32Array.from([...low].flatMap((bits, index) => [bits, high[index]]));

/** What an ending has that promotes into nothing. */
const plain = (count: number) => ({
	index: {count} as PlacementIndex,
	firstPromotion: new Int32Array(count + 1),
	promotions: [],
});

/** Made-up endings of few placements. */
const graphs: fc.Arbitrary<EndingGraph> = fc
	.record({
		low: sets,
		high: sets,
		seenLow: sets,
		seenHigh: sets,
		inferredLow: sets,
		inferredHigh: sets,
		moves: fc.array(moves, {minLength: COUNT, maxLength: COUNT}),
		losses: fc.array(
			fc.oneof(
				{weight: 3, arbitrary: fc.constant(0)},
				{weight: 1, arbitrary: fc.constantFrom(1, 2, 3, 255)},
			),
			{minLength: COUNT * 64, maxLength: COUNT * 64},
		),
	})
	.map(({low, high, seenLow, seenHigh, inferredLow, inferredHigh, moves, losses}) => ({
		...plain(COUNT),
		unseen: words(low, high),
		seen: words(
			seenLow.map((bits, index) => bits & ~low[index]),
			seenHigh.map((bits, index) => bits & ~high[index]),
		),
		// Before pawns are, above all, the squares that they pass over.
		inferred: words(
			inferredLow.map(
				(bits, index) => (passedLow(moves[index]) | (bits & seenLow[index])) & ~low[index],
			),
			inferredHigh.map(
				(bits, index) => (passedHigh(moves[index]) | (bits & seenHigh[index])) & ~high[index],
			),
		),
		lossLevels: Uint8Array.from(losses),
		firstMove: Int32Array.from([0, 1, 2, 3, 4], (end) => moves.slice(0, end).flat().length),
		moves: Int32Array.from(moves.flat()),
	}));

const sorted = (found: readonly (readonly bigint[])[]): string[] =>
	found.map((list) =>
		list
			.map((set) => set.toString(16))
			.sort()
			.join(' '),
	);

/** Returns what the kernel has found in the last level, by placement. */
function foundBy(kernel: FogLevels, count: number): string[] {
	const {start, words} = kernel.found();
	return sorted(
		Array.from({length: count}, (_, placement) =>
			Array.from({length: start[placement + 1] - start[placement]}, (_, index) => {
				const at = (start[placement] + index) * 2;
				return bitsOf(words[at], words[at + 1]);
			}),
		),
	);
}

/** Runs both, level by level, until the kernel says that it is over; returns the last level in which anything was found. */
function compare(graph: EndingGraph, most: number): number {
	const {count} = graph.index;
	const kernel = new FogLevels(graph);
	const reference = new ReferenceAnalysis(graph);
	let last = 0;
	let isOver = false;
	for (let level = 1; !isOver && level <= most; level++) {
		kernel.begin(level);
		for (let placement = 0; placement < count; placement++) {
			kernel.place(placement, level);
		}

		reference.step(level);
		expect(foundBy(kernel, count)).toEqual(sorted(reference.found));
		expect([...kernel.seenLevels()]).toEqual(reference.seenLevels.flat());
		expect([...kernel.lossLevels()]).toEqual(reference.lossLevels.flat());
		last = reference.found.some((sets) => sets.length > 0) ? level : last;
		isOver = kernel.end(level);
	}

	return last;
}

describe('the kernel', () => {
	it('wins level by level what the definition says', () => {
		let most = 0;
		fc.assert(
			fc.property(graphs, (graph) => {
				most = Math.max(most, compare(graph, 12));
			}),
			{numRuns: 60},
		);
		expect(most).toBeGreaterThan(2);
	});

	it.each([1, 2, 126, 127, 128, 129, 130, 200])(
		'waits for a capture that takes %i moves',
		(loss) => {
			// From placement 0 White moves to 1, where the king is seen on a1 and b1 and can take something.
			const graph: EndingGraph = {
				...plain(2),
				unseen: Int32Array.of(3, 0, 0, 0),
				seen: Int32Array.of(0, 0, 3, 0),
				inferred: new Int32Array(4),
				lossLevels: new Uint8Array(128).fill(loss, 64, 66),
				firstMove: Int32Array.of(0, 1, 2),
				moves: Int32Array.of(1 << 3, 1 << 3),
			};
			expect(compare(graph, 254)).toBe(loss + 1);
		},
	);
});
