import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {NO_SQUARE, parseSquare} from '../../../source/core/square.js';
import {makeUci} from '../../../source/core/uci.js';
import {rookPlan} from '../../../source/theory/paper/strategists.js';
import type {RookStage} from '../../../source/theory/paper/rook-stage.js';
import {planAhead} from '../../../source/theory/paper/strategist.js';
import type {Placement} from '../../../source/solver/material.js';
import {attackedBy} from '../../../source/solver/reach.js';
import {mapSquare} from '../../../source/solver/symmetry.js';

const square = (name: string): number => parseSquare(name) ?? NO_SQUARE;
const men = (...names: readonly string[]): Placement => ({
	material: ['rook', 'rook'],
	squares: names.map((name) => square(name)),
});

/** A start as it looks through each of the board's symmetries. */
const images = (squares: readonly number[], lone: number): string[] =>
	Array.from({length: 8}, (_, symmetry) => {
		const [king, ...rooks] = squares.map((man) => mapSquare(symmetry, man));
		return [king, ...rooks.sort((a, b) => a - b), mapSquare(symmetry, lone)].join(' ');
	});

/** The plan's next moves if the king is not seen. */
function moves(stage: RookStage, placement: Placement, count: number): string[] {
	const sighting = {placement, glimpsed: NO_SQUARE, seen: NO_SQUARE};
	return planAhead(rookPlan, {symmetry: 0, stage}, sighting, count).map(
		({move, remark}) => `${remark.lemma} ${makeUci(move)}`,
	);
}

/** The plan's moves from a start on which the king's square is known, until Lemma 20 begins. */
function opening(placement: Placement, king: string) {
	const known = square(king);
	const memory = rookPlan.begin(placement, known);
	const sighting = {placement, glimpsed: known, seen: NO_SQUARE};
	return planAhead(rookPlan, memory, sighting, 4).filter(({remark}) => remark.lemma === 19);
}

describe('the lemmas of king and two rooks', () => {
	it('19: brings the rooks to one line at the edge', () => {
		const line = opening(men('d4', 'f6', 'b5'), 'g3');
		expect(line).toHaveLength(2);
		expect(new Set(line.map(({move}) => move.from))).toEqual(new Set([square('f6'), square('b5')]));
	});

	it('19: steps with the king where the statement of the paper is false', () => {
		const line = opening(men('a1', 'c1', 'e1'), 'd2');
		expect(line[0].move.from).toBe(square('a1'));
		expect(line[0].remark.repair).toBe('19-king-step');
	});

	it('20: covers two files ahead, walks to the nearer edge and up to the rooks', () => {
		expect(moves({lemma: 20}, men('c5', 'g8', 'h8'), 8)).toEqual([
			'20 g8a8',
			'20 h8b8',
			'20 c5b5',
			'20 b5a5',
			'20 a5a6',
			'20 a6a7',
			'20 b8b7',
			'20 a8b8',
		]);
	});

	it('20: moves the rook first whose way is free', () => {
		expect(moves({lemma: 20}, men('d5', 'a8', 'b8'), 3)).toEqual(['20 b8c8', '20 a8b8', '20 d5c5']);
	});

	it('20: turns in the corner, and Lemma 21 climbs', () => {
		expect(moves({lemma: 20}, men('a7', 'a8', 'b8'), 7)).toEqual([
			'20 b8b7',
			'20 a8b8',
			'20 a7a8',
			'20 b7a7',
			'21 b8b7',
			'21 a7a6',
			'21 a8a7',
		]);
	});

	it('21: climbs as in the paper', () => {
		expect(moves({lemma: 21}, men('a1', 'a2', 'b1'), 4)).toEqual([
			'21 b1b2',
			'21 a2a3',
			'21 a1a2',
			'21 b2b3',
		]);
	});

	it('turns with the board', () => {
		fc.assert(
			fc.property(
				fc.uniqueArray(fc.integer({min: 0, max: 63}), {minLength: 4, maxLength: 4}),
				fc.integer({min: 0, max: 7}),
				([king, one, other, lone], symmetry) => {
					const start: Placement = {material: ['rook', 'rook'], squares: [king, one, other]};
					fc.pre(!attackedBy(start).has(lone));
					fc.pre(new Set(images([king, one, other], lone)).size === 8);
					const [here, there] = [0, symmetry].map((turn) => {
						const known = mapSquare(turn, lone);
						const [first, ...rest] = start.squares.map((man) => mapSquare(turn, man));
						const squares = [first, ...rest.sort((a, b) => a - b)];
						const placement: Placement = {material: ['rook', 'rook'], squares};
						const memory = rookPlan.begin(placement, known);
						const sighting = {placement, glimpsed: known, seen: NO_SQUARE};
						return planAhead(rookPlan, memory, sighting, 12).map(({move}) => move);
					});
					expect(there).toEqual(
						here.map(({from, to}) => ({
							from: mapSquare(symmetry, from),
							to: mapSquare(symmetry, to),
						})),
					);
				},
			),
		);
	});

	it('does not mind in which order the rooks are told', () => {
		const [one, other] = [men('d4', 'f6', 'b5'), men('d4', 'b5', 'f6')].map((placement) =>
			opening(placement, 'g3').map(({move}) => makeUci(move)),
		);
		expect(one).toHaveLength(2);
		expect(other).toEqual(one);
	});

	it('says so when a rook is gone', () => {
		const placement: Placement = {material: ['rook'], squares: [0, 9]};
		const sighting = {placement, glimpsed: NO_SQUARE, seen: NO_SQUARE};
		const played = rookPlan.play({symmetry: 0, stage: {lemma: 21}}, sighting);
		expect(() => unwrap(played)).toThrow('a man is lost');
	});
});
