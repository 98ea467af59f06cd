import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {parseSquare, squareName} from '../../source/core/square.js';
import {SquareSet} from '../../source/core/square-set.js';
import {makeUci} from '../../source/core/uci.js';
import {NEVER} from '../../source/solver/levels.js';
import {parseMaterial, type Placement} from '../../source/solver/material.js';
import {bestMoves, probe} from '../../source/solver/probe.js';
import {hiddenFrom} from '../../source/solver/reach.js';
import {mapSet, mapSquare} from '../../source/solver/symmetry.js';
import {buildTables} from '../helpers/tables.js';
import {expectAlike} from '../helpers/expect-alike.js';

const tables = buildTables('KQvK', 'KRvK', 'KBBvK');

const squares = (...names: readonly string[]): number[] => names.map((name) => parseSquare(name)!);
const placed = (ending: string, ...names: readonly string[]): Placement => ({
	material: unwrap(parseMaterial(ending)),
	squares: squares(...names),
});
const ask = (ending: string, men: readonly string[], belief: readonly string[]) =>
	probe(tables.get(ending)!, placed(ending, ...men), SquareSet.from(squares(...belief)));

/** A random placement and belief of an ending. */
const question = fc
	.tuple(
		fc.constantFrom('KQvK', 'KRvK', 'KBBvK'),
		fc.uniqueArray(fc.integer({min: 0, max: 63}), {minLength: 3, maxLength: 3}),
		fc.uniqueArray(fc.integer({min: 0, max: 63}), {minLength: 1, maxLength: 12}),
	)
	.map(([ending, men, belief]) => {
		const material = unwrap(parseMaterial(ending));
		const placement = {material, squares: men.slice(0, material.length + 1)};
		return {
			table: tables.get(ending)!,
			placement,
			belief: SquareSet.from(belief).intersect(hiddenFrom(placement)),
		};
	})
	.filter(({belief}) => !belief.isEmpty);

describe('probing', () => {
	it('gives the same on a board turned or mirrored', () => {
		fc.assert(
			fc.property(
				question,
				fc.integer({min: 0, max: 7}),
				({table, placement, belief}, symmetry) => {
					const plain = unwrap(probe(table, placement, belief));
					const turned = unwrap(
						probe(
							table,
							{
								...placement,
								squares: placement.squares.map((square) => mapSquare(symmetry, square)),
							},
							mapSet(symmetry, belief),
						),
					);
					expectAlike(turned.level, plain.level);
					const levels = new Map(turned.moves.map(({move, level}) => [makeUci(move), level]));
					expectAlike(levels.size, plain.moves.length);
					for (const {move, level} of plain.moves) {
						const uci = makeUci({
							from: mapSquare(symmetry, move.from),
							to: mapSquare(symmetry, move.to),
						});
						expectAlike([uci, levels.get(uci)], [uci, level]);
					}
				},
			),
			{numRuns: 300},
		);
	});

	it('never says more of less knowledge', () => {
		fc.assert(
			fc.property(question, fc.nat(), ({table, placement, belief}, seed) => {
				const hidden = [...hiddenFrom(placement)];
				const wider = belief.with(hidden[seed % hidden.length]);
				const [less, more] = [belief, wider].map((known) => unwrap(probe(table, placement, known)));
				for (const [index, {level}] of less.moves.entries()) {
					expectAlike(more.moves[index].level >= level, true);
				}
			}),
			{numRuns: 300},
		);
	});

	it('counts the best move and the capture', () => {
		const {level, moves, belief} = unwrap(ask('KQvK', ['a1', 'b1'], ['d4']));
		expect(level).toBe(23);
		expect([...belief].map((square) => squareName(square))).toEqual(['d4']);
		expect(Math.min(...moves.map((move) => move.level))).toBe(23);
		expect(unwrap(ask('KRvK', ['a1', 'c3'], ['h8'])).level).toBe(16);
	});

	it('calls nothing best where nothing is won', () => {
		const result = unwrap(ask('KRvK', ['a1', 'b1'], ['e5']));
		expect(result.level).toBe(NEVER);
		expect(bestMoves(result)).toEqual([]);
		expect(result.moves.every(({level}) => level === NEVER)).toBe(true);
	});

	it('leaves out squares where he would have been seen', () => {
		const plain = unwrap(ask('KQvK', ['a1', 'b1'], ['d4']));
		expect(unwrap(ask('KQvK', ['a1', 'b1'], ['d4', 'b5', 'a2', 'e4', 'b1']))).toEqual(plain);
	});

	it('takes a king that is seen, and sees no further than him', () => {
		const {level, moves} = unwrap(ask('KQvK', ['a1', 'b1'], ['b4']));
		expect(level).toBe(1);
		const byUci = new Map(moves.map((one) => [makeUci(one.move), one.level]));
		expect(byUci.get('b1b4')).toBe(1);
		expect(byUci.has('b1b5')).toBe(false);
		expect(byUci.get('b1c1')).toBeGreaterThan(2);
	});

	it('fails when he would be seen on every square', () => {
		expect(ask('KQvK', ['a1', 'b1'], ['b2', 'b3']).ok).toBe(false);
		expect(ask('KQvK', ['a1', 'b1'], []).ok).toBe(false);
	});
});
