import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {SquareSet} from '../../../source/core/square-set.js';
import type {BeliefTable} from '../../../source/solver/belief-table.js';
import type {PlacementIndex} from '../../../source/solver/placement-index.js';
import {ANSWERS, type TryFacts} from '../../../source/solver/tries/try-facts.js';
import {TryLevels} from '../../../source/solver/tries/try-levels.js';
import {nameOf, ReferenceTries} from './reference.js';

const OWN = 3;
const ALL = 4;
const LEVELS = 6;
/** Squares around the centre, which every symmetry of the board maps into each other. */
const CENTRE = [18, 19, 20, 21, 26, 27, 28, 29, 34, 35, 36, 37, 42, 43, 44, 45];

const squares = (most: number, least = 0) =>
	fc.uniqueArray(fc.constantFrom(...CENTRE), {minLength: least, maxLength: most});
const words = (sets: readonly (readonly number[])[]): Int32Array =>
	Int32Array.from(
		sets.flatMap((set) => {
			const {low, high} = SquareSet.from(set);
			return [low, high];
		}),
	);

/** A placement: where the king can be, White to move; which answer belongs to which square; the few where he spoils it. */
const placements = fc.array(
	fc.record({
		hidden: squares(6, 3),
		answers: fc.array(fc.nat({max: 2}), {minLength: CENTRE.length, maxLength: CENTRE.length}),
		spoiling: squares(2),
	}),
	{minLength: ALL, maxLength: ALL},
);
const moves = fc.array(
	fc.array(
		fc.record({
			target: fc.nat({max: ALL - 1}),
			symmetry: fc.nat({max: 7}),
			refusing: fc.oneof(
				{weight: 2, arbitrary: squares(5, 1)},
				{weight: 1, arbitrary: fc.constant<number[]>([])},
			),
		}),
		{minLength: 2, maxLength: 5},
	),
	{minLength: OWN, maxLength: OWN},
);
/** By level: what the other ending's table has for the placement that a promotion leads to. */
const fed = fc.array(fc.array(squares(7), {maxLength: 2}), {
	minLength: LEVELS + 1,
	maxLength: LEVELS + 1,
});

const graphs = fc.record({placements, moves, fed}).map(({placements, moves, fed}) => {
	const flat = moves.flat();
	const fedSets = fed.map((sets, level) =>
		level === 0
			? []
			: sets.map((set) => set.filter((square) => placements[OWN].hidden.includes(square))),
	);
	const table = {
		levelBits: () => ({highest: LEVELS}),
		setsOfLevel: (_number: number, level: number) => words(fedSets[level]),
	} as unknown as BeliefTable;
	const facts: TryFacts = {
		index: {count: OWN} as PlacementIndex,
		foreign: [{table, number: 0}],
		hidden: words(placements.map(({hidden}) => hidden)),
		sound: words(
			placements.map(({spoiling}) => CENTRE.filter((square) => !spoiling.includes(square))),
		),
		heard: words(
			placements.flatMap(({answers}) =>
				Array.from({length: ANSWERS}, (_, answer) =>
					CENTRE.filter((_, place) => answers[place] === answer),
				),
			),
		),
		firstMove: Int32Array.from([0, 1, 2, 3, 3], (end) => moves.slice(0, end).flat().length),
		moves: Int32Array.from(flat, ({target, symmetry}) => target * 8 + symmetry),
		refused: words(
			moves.flatMap((ofOne, placement) =>
				ofOne.map(({refusing}) =>
					refusing.filter((square) => placements[placement].hidden.includes(square)),
				),
			),
		),
	};
	return {facts, fed: [fedSets]};
});

const subsetsOf = (set: readonly number[]): number[][] =>
	Array.from({length: 2 ** set.length}, (_, bits) =>
		set.filter((_, place) => ((bits >> place) & 1) === 1),
	);

/** Runs the kernel and returns by level and placement what it has found. */
function* runKernel(facts: TryFacts) {
	const kernel = new TryLevels(facts);
	for (let level = 1; level <= LEVELS; level++) {
		kernel.begin();
		for (let placement = 0; placement < OWN; placement++) {
			kernel.place(placement);
		}

		const {start, words: found} = kernel.found();
		kernel.end(level);
		yield Array.from({length: OWN}, (_, placement) =>
			Array.from({length: start[placement + 1] - start[placement]}, (_, index) => {
				const at = (start[placement] + index) * 2;
				return [...new SquareSet(found[at], found[at + 1])];
			}),
		);
	}
}

describe('the kernel in a game of tries', () => {
	it('wins level by level what the definition says', () => {
		let most = 0;
		let several = 0;
		fc.assert(
			fc.property(graphs, (graph) => {
				const reference = new ReferenceTries(graph.facts, graph.fed);
				let level = 0;
				for (const found of runKernel(graph.facts)) {
					level++;
					for (const [placement, sets] of found.entries()) {
						const won = subsetsOf(reference.hidden[placement]).filter((set) =>
							reference.isWon(placement, set, level),
						);
						const maximal = won.filter(
							(set) =>
								!won.some(
									(other) =>
										other.length > set.length && set.every((square) => other.includes(square)),
								),
						);
						const fresh = maximal.filter((set) => !reference.isWon(placement, set, level - 1));
						expect(sets.map((set) => nameOf(set)).sort()).toEqual(
							fresh.map((set) => nameOf(set)).sort(),
						);
						most = fresh.length > 0 ? Math.max(most, level) : most;
						several += level > 1 && fresh.length > 1 ? 1 : 0;
					}
				}
			}),
			{numRuns: 60},
		);
		// The graphs must be such that there is something to find.
		expect(most).toBeGreaterThan(2);
		expect(several).toBeGreaterThan(5);
	});
});
