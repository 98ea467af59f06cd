import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../../source/core/random.js';
import {SquareSet} from '../../../source/core/square-set.js';
import type {Square} from '../../../source/core/square.js';
import {makeUci} from '../../../source/core/uci.js';
import {clairvoyantKing} from '../../../source/endings/fog/clairvoyant-king.js';
import {kingReplies} from '../../../source/endings/fog/king-replies.js';
import {fogGame} from '../../../source/endings/fog/fog-game.js';
import {levelAfterMove, levelToMove} from '../../../source/endings/levels.js';
import type {Tables} from '../../../source/solver/build-table.js';
import {NEVER} from '../../../source/solver/levels.js';
import type {Placement} from '../../../source/solver/material.js';
import {inferredBy, whiteMoves} from '../../../source/solver/reach.js';
import {buildTables} from '../../helpers/tables.js';
import {bestOf, drawPoint} from '../random-points.js';

/** Returns what each of White's moves leaves him to do when the king is on a square and White sees what he then sees. */
function levelsAgainst(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	king: Square,
): number[] {
	const [known] = belief.intersect(inferredBy(placement));
	return whiteMoves(placement, known).map((move) => {
		const cases = fogGame.cases({placement, belief}, move);
		const told = cases.find((one) => one.belief.has(king))!;
		return levelAfterMove(tables, told.placement, told.belief);
	});
}

/** Returns the squares that he chooses among, the best by the rules that he is given. */
function naiveChoice(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	king: Square,
): readonly Square[] {
	const replies = kingReplies(tables, placement, belief).filter(({moves}) =>
		moves.some(({from}) => from === king),
	);
	const [best] = replies;
	const squares = best.moves.filter(({from}) => from === king).map(({to}) => to);
	if (best.kind !== 'hides') {
		return squares;
	}

	const against = new Map(
		squares.map((to) => [to, levelsAgainst(tables, placement, best.belief, to)]),
	);
	const leastAgainst = (to: Square): number => Math.min(...against.get(to)!);
	return bestOf(
		squares,
		(to) => Number(levelToMove(tables, placement, SquareSet.from([to])) === NEVER),
		leastAgainst,
		(to) => -against.get(to)!.filter((level) => level === leastAgainst(to)).length,
	);
}

describe('the clairvoyant king of the fog', () => {
	it.each([
		['KRvK', ['rook'], 16],
		['KPvK', ['pawn'], 12],
	] as const)('goes where the luckiest move of White does least: %s', (ending, material, games) => {
		const tables = buildTables(ending);
		const random = createRandom(ending);
		const kinds = new Set<string>();
		for (let count = 0; count < games; count++) {
			const {placement, belief} = drawPoint(material, random, () => SquareSet.full, 6);
			const king = pick(random, [...belief]);
			const wanted = naiveChoice(tables, placement, belief, king);
			const chosen = Array.from({length: 10}, (_, seed) =>
				makeUci(clairvoyantKing(tables, {placement, belief}, king, createRandom(seed))),
			);
			const moves = wanted.map((to) => makeUci({from: king, to}));
			expect(moves).toEqual(expect.arrayContaining(chosen));
			if (moves.length === 2) {
				expect(new Set(chosen).size).toBe(2);
			}

			kinds.add(moves.length === 1 ? 'one' : 'several');
		}

		expect([...kinds].sort()).toEqual(['one', 'several']);
	});

	it('says so when White cannot think him there', () => {
		const placement = {material: ['rook'] as const, squares: [0, 9]};
		const belief = SquareSet.from([63]);
		expect(() =>
			clairvoyantKing(buildTables('KRvK'), {placement, belief}, 40, createRandom(1)),
		).toThrow('not where White can think him');
	});
});
