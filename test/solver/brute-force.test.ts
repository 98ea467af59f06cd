import {describe, expect, it} from 'vitest';
import {createRandom, type Random, randomInteger} from '../../source/core/random.js';
import {SquareSet} from '../../source/core/square-set.js';
import {buildTables} from '../helpers/tables.js';
import {BruteForce} from './brute-force.js';

/** Some of the hidden squares, near each other as real beliefs are. */
function randomBelief(hidden: SquareSet, random: Random): SquareSet {
	const squares = [...hidden];
	const centre = squares[randomInteger(random, squares.length)];
	const reach = 1 + randomInteger(random, 3);
	return SquareSet.from(
		squares.filter(
			(square) =>
				square === centre ||
				(Math.abs((square & 7) - (centre & 7)) <= reach &&
					Math.abs((square >> 3) - (centre >> 3)) <= reach &&
					random() < 0.4),
		),
	);
}

describe('the tables agree with a plain forward search', () => {
	it.each([
		{ending: 'KRvK', deepest: 3, beliefs: 60},
		{ending: 'KQvK', deepest: 3, beliefs: 60},
		{ending: 'KBBvK', deepest: 2, beliefs: 60},
		{ending: 'KRRvK', deepest: 2, beliefs: 60},
	])('in $ending, up to $deepest moves and the capture', ({ending, deepest, beliefs}) => {
		const table = buildTables(ending).get(ending)!;
		const letters = ending.slice(0, -2);
		const random = createRandom(ending);
		const search = new BruteForce();
		let won = 0;
		let open = 0;
		for (let checked = 0; checked < beliefs; ) {
			const squares = [...letters].map(() => randomInteger(random, 64));
			const attacked = search.attacked(letters, squares);
			const hidden = attacked.union(SquareSet.from(squares)).complement();
			if (new Set(squares).size < squares.length || hidden.isEmpty) {
				continue;
			}

			const belief = randomBelief(hidden, random);
			const level = table.levelToMove(squares, belief);
			// Most beliefs need far more moves; those near the horizon tell the most.
			if (level > deepest + 2 && random() > 0.01) {
				continue;
			}

			checked++;
			for (let moves = 1; moves <= deepest; moves++) {
				const wins = search.wins(letters, squares, belief, moves);
				expect([squares, [...belief], moves, wins]).toEqual([
					squares,
					[...belief],
					moves,
					level <= moves + 1,
				]);
				won += wins ? 1 : 0;
				open += wins ? 0 : 1;
			}
		}

		expect(won).toBeGreaterThan(15);
		expect(open).toBeGreaterThan(15);
	});
});
