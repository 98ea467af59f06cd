import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {fileOf, NO_SQUARE, rankOf, parseSquare, SQUARE_NAMES} from '../../../source/core/square.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {makeUci} from '../../../source/core/uci.js';
import {queenPlan} from '../../../source/theory/paper/queen-plan.js';
import {barrier, type QueenStage} from '../../../source/theory/paper/queen-stage.js';
import {
	type Decision,
	planAhead,
	type PlanMemory,
} from '../../../source/theory/paper/strategist.js';
import type {Placement} from '../../../source/solver/material.js';
import {attackedBy} from '../../../source/solver/reach.js';
import {mapSet, mapSquare} from '../../../source/solver/symmetry.js';

const square = (name: string): number => parseSquare(name) ?? NO_SQUARE;
const men = (king: string, queen: string): Placement => ({
	material: ['queen'],
	squares: [square(king), square(queen)],
});
const at = (stage: QueenStage): PlanMemory<QueenStage> => ({symmetry: 0, stage});
const told = ({move, remark}: Decision<unknown>): string => `${remark.lemma} ${makeUci(move)}`;

/** The plan's next moves, as "LEMMA MOVE", if the king is not seen again after `glimpsed`. */
const moves = (
	stage: QueenStage,
	placement: Placement,
	count: number,
	glimpsed = NO_SQUARE,
): string[] =>
	planAhead(queenPlan, at(stage), {placement, glimpsed, seen: NO_SQUARE}, count).map((one) =>
		told(one),
	);

describe('the lemmas of king and queen', () => {
	it('2: brings the king from c5 to the corner, as in the paper', () => {
		expect(moves({lemma: 2}, men('a4', 'a5'), 6)).toEqual([
			'2 a5b4',
			'2 b4b3',
			'2 a4a3',
			'2 b3b2',
			'2 a3a2',
			'2 a2a1',
		]);
		expect(moves({lemma: 2}, men('c4', 'b4'), 3)).toEqual(['2 b4a4', '2 c4b4', '2 a4b3']);
	});

	it('7: sweeps the second rank from the corner', () => {
		const line = moves({lemma: 7}, men('a1', 'a2'), 14);
		expect(line.slice(0, 4)).toEqual(['7 a2b2', '7 a1b1', '7 b2c2', '7 b1c1']);
		expect(line[12]).toBe('7 g2h2');
		expect(line[13]).toMatch(/^8 /);
	});

	it('8: plays the figure, the king seen above b4', () => {
		const stage = {...barrier(3), step: 'sweep'} as const;
		expect(moves(stage, men('b3', 'a4'), 1)).toEqual(['8 a4b4']);
		expect(moves(stage, men('b3', 'b4'), 2, square('b6'))).toEqual(['8 b3c4', '8 b4b5']);
		expect(moves(stage, men('e3', 'e4'), 2, square('e7'))).toEqual(['8 e3d4', '8 e4e5']);
	});

	it('8: turns the board when the king slips past', () => {
		const stage = {...barrier(3), step: 'queen-up'} as const;
		const placement = men('d4', 'c5');
		const decided = unwrap(
			queenPlan.play(at(stage), {placement, glimpsed: square('a5'), seen: NO_SQUARE}),
		);
		expect(decided.remark.lemma).toBe(10);
		const left = [...decided.remark.excluded.complement()].map((one) => SQUARE_NAMES[one]);
		expect(left).toHaveLength(16);
		expect(left.every((name) => /^[ab]/.test(name))).toBe(true);
	});

	it('9: goes to d5 and c6 when the king shows on b6', () => {
		const stage = {...barrier(4), step: 'queen-up'} as const;
		expect(moves(stage, men('e5', 'd6'), 2, square('b6'))).toEqual(['9 e5d5', '9 d6c6']);
	});

	it('10: shuts the king up on the a-file', () => {
		const stage = {...barrier(5), step: 'sweep'} as const;
		expect(moves(stage, men('b5', 'b6'), 1, square('b8'))).toEqual(['10 b5c6']);
		expect(moves(stage, men('c5', 'c6'), 4, square('c8'))).toEqual([
			'10 c5d6',
			'10 c6b5',
			'10 d6c6',
			expect.stringMatching(/^11 /),
		]);
		expect(moves(stage, men('d5', 'd6'), 5, square('d8'))).toEqual([
			'10 d5e6',
			'10 e6d7',
			'10 d6b4',
			'10 d7c6',
			'10 c6c5',
		]);
		expect(moves(stage, men('e5', 'e6'), 1, square('e8'))).toEqual(['10 e5d6']);
	});

	it('11: sweeps the seventh rank from the edge', () => {
		const stage = {...barrier(6), step: 'sweep'} as const;
		expect(moves(stage, men('b6', 'a7'), 3)).toEqual(['11 a7b7', '11 b6c6', '11 b7c7']);
	});

	it('takes a king that is seen', () => {
		const sighting = {placement: men('b6', 'a7'), glimpsed: NO_SQUARE, seen: square('f7')};
		expect(told(unwrap(queenPlan.play(at(barrier(6)), sighting)))).toBe('0 a7f7');
	});

	it('says so when its queen is gone', () => {
		const placement: Placement = {material: [], squares: [0]};
		const played = queenPlan.play(at({lemma: 7}), {
			placement,
			glimpsed: NO_SQUARE,
			seen: NO_SQUARE,
		});
		expect(played).toMatchObject({ok: false});
	});
});

describe('the plan as a whole', () => {
	const start = fc
		.uniqueArray(fc.integer({min: 0, max: 63}), {minLength: 3, maxLength: 3})
		.filter(
			([king, queen, other]) =>
				!attackedBy({material: ['queen'], squares: [king, queen]}).has(other),
		);

	it('turns with the board', () => {
		fc.assert(
			fc.property(start, fc.integer({min: 0, max: 7}), ([king, queen, other], symmetry) => {
				// A start that is its own mirror image may be turned either way.
				const squares = [king, queen, other];
				fc.pre(squares.some((one) => one % 9 !== 0));
				fc.pre(squares.some((one) => fileOf(one) + rankOf(one) !== 7));
				const [here, there] = [0, symmetry].map((turn) => {
					const squares = [mapSquare(turn, king), mapSquare(turn, queen)];
					const placement: Placement = {material: ['queen'], squares};
					const known = mapSquare(turn, other);
					const memory = queenPlan.begin(placement, known);
					const sighting = {placement, glimpsed: known, seen: NO_SQUARE};
					return planAhead(queenPlan, memory, sighting, 20);
				});
				const turned = here.map(({move: {from, to}, remark}) => [
					mapSquare(symmetry, from),
					mapSquare(symmetry, to),
					mapSet(symmetry, remark.excluded),
				]);
				expect(there.map(({move, remark}) => [move.from, move.to, remark.excluded])).toEqual(
					turned,
				);
			}),
		);
	});

	it('keeps plain data in mind', () => {
		fc.assert(
			fc.property(start, ([king, queen, other]) => {
				const placement: Placement = {material: ['queen'], squares: [king, queen]};
				const memory = queenPlan.begin(placement, other);
				const sighting = {placement, glimpsed: other, seen: NO_SQUARE};
				for (const decided of planAhead(queenPlan, memory, sighting, 12)) {
					expect(JSON.parse(JSON.stringify(decided.memory))).toEqual(decided.memory);
					expect(decided.remark.excluded.equals(SquareSet.full)).toBe(false);
				}
			}),
		);
	});
});
