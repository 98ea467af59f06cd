import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {parseSquare, squareName} from '../../../source/core/square.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {makeUci} from '../../../source/core/uci.js';
import {kingSteps} from '../../../source/knowledge/king-steps.js';
import {NEVER} from '../../../source/solver/levels.js';
import type {Placement} from '../../../source/solver/material.js';
import {bestMoves, probe} from '../../../source/solver/probe.js';
import {tableGame} from '../../../source/solver/table-game.js';
import {largestSureSubset} from '../../../source/solver/tries/sure-subset.js';
import {spoiling} from '../../../source/solver/tries/try-facts.js';
import {tryOutcomes} from '../../../source/solver/tries/try-outcome.js';
import {buildTryTables} from '../../helpers/try-tables.js';

const tables = buildTryTables('kriegspiel', 'KPvK');
const rook = tables.get('KRvK')!;
const pawn = tables.get('KPvK')!;
const game = tableGame('kriegspiel');

const squares = (text: string): number[] => text.split(' ').map((name) => parseSquare(name)!);
const set = (text: string): SquareSet => SquareSet.from(squares(text));
const rookOn = (text: string): Placement => ({material: ['rook'], squares: squares(text)});
const levelOf = (placement: Placement, belief: SquareSet): number =>
	unwrap(probe(rook, placement, belief)).level;

describe('probing KRvK', () => {
	it('knows Diagram 5 of Bolognesi and Ciancarini as a mate in 5', () => {
		expect(levelOf(rookOn('d6 d7'), set('a8 b8 c8'))).toBe(5);
	});

	it.each(['c3 e5', 'd4 g4', 'd4 h4'])('needs 33 from %s when nothing is known', (men) => {
		expect(levelOf(rookOn(men), game.hidden(rookOn(men)))).toBe(33);
	});

	it('needs 34 from b2 e5 when the rook cannot be taken at once', () => {
		const placement = rookOn('b2 e5');
		const hidden = game.hidden(placement);
		expect(levelOf(placement, hidden)).toBe(NEVER);
		expect(levelOf(placement, hidden.minus(kingSteps(set('e5'))))).toBe(34);
	});

	it('wins from 36 of 40 squares at the worst placement', () => {
		const placement = rookOn('b2 f5');
		const hidden = game.hidden(placement);
		expect([hidden.size, largestSureSubset(rook, placement, hidden)?.set.size]).toEqual([40, 36]);
	});

	it('gives the tries that can stand, each as good as its worst answer', () => {
		const placement = rookOn('d6 d7');
		const {level, moves} = unwrap(probe(rook, placement, set('a8 b8 c8')));
		const best = bestMoves({belief: set('a8'), level, moves});
		expect(best.length).toBeGreaterThan(0);
		expect(best.every((move) => move.level === 5)).toBe(true);
		const [first] = tryOutcomes(rook, placement, set('a8 b8 c8')).filter(
			({move}) => makeUci(move) === 'd6c6',
		);
		// From c6 the king touches b7, c7, d7 alone: no square of the set refuses it.
		expect(first.refused.isEmpty).toBe(true);
		expect(moves.some(({move}) => makeUci(move) === 'd6d8')).toBe(false);
	});

	it('fails where the king would be in check, White to move', () => {
		expect(probe(rook, rookOn('a1 d4'), set('d8 h4')).ok).toBe(false);
		expect(unwrap(probe(rook, rookOn('a1 d4'), set('d8 f6'))).belief).toEqual(set('f6'));
	});

	it('never says more of a part than of the whole', () => {
		const mask = fc
			.tuple(fc.integer(), fc.integer())
			.map(([low, high]) => new SquareSet(low, high));
		fc.assert(
			fc.property(
				fc.uniqueArray(fc.nat({max: 63}), {minLength: 2, maxLength: 2}),
				mask,
				mask,
				(men, one, other) => {
					const placement: Placement = {material: ['rook'], squares: men};
					const whole = game.hidden(placement).intersect(one);
					const part = whole.intersect(other);
					expect(rook.levelOf(men, part)).toBeLessThanOrEqual(rook.levelOf(men, whole));
				},
			),
			{numRuns: 100},
		);
	});

	it('takes the best of the tries, and follows refusals to what is left', () => {
		const mask = fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer());
		fc.assert(
			fc.property(
				fc.uniqueArray(fc.nat({max: 63}), {minLength: 2, maxLength: 2}),
				mask,
				(men, [a, b, c, d]) => {
					const placement: Placement = {material: ['rook'], squares: men};
					const belief = game.hidden(placement).intersect(new SquareSet(a & b, c & d));
					fc.pre(!belief.isEmpty);
					const {level, moves} = unwrap(probe(rook, placement, belief));
					expect(Math.min(NEVER, ...moves.map((move) => move.level))).toBe(level);
					for (const one of tryOutcomes(rook, placement, belief)) {
						expect(one.spoiled).toEqual(
							belief.minus(one.refused).intersect(spoiling(one.after, game.hidden(one.after))),
						);
						expect(one.refusedLevel).toBeLessThanOrEqual(level);
					}
				},
			),
			{numRuns: 60},
		);
	});
});

describe('probing KPvK', () => {
	it('wins with Ke5 and Pe6 from 50 of 53 squares', () => {
		const placement: Placement = {material: ['pawn'], squares: squares('e5 e6')};
		const hidden = game.hidden(placement);
		expect([hidden.size, largestSureSubset(pawn, placement, hidden)?.set.size]).toEqual([53, 50]);
	});

	it('hears where the king is when he keeps the pawn from stepping', () => {
		const placement: Placement = {material: ['pawn'], squares: squares('e5 e6')};
		const step = tryOutcomes(pawn, placement, set('e7 a7')).find(
			({move}) => makeUci(move) === 'e6e7',
		);
		expect([...step!.refused].map((square) => squareName(square))).toEqual(['e7']);
	});

	it('promotes to what mates', () => {
		const placement: Placement = {material: ['pawn'], squares: squares('b6 g7')};
		const {level, moves} = unwrap(probe(pawn, placement, set('a8')));
		expect(level).toBe(1);
		expect(moves.filter((move) => move.level === 1).map(({move}) => makeUci(move))).toEqual([
			'g7g8q',
			'g7g8r',
		]);
		expect(moves.find(({move}) => makeUci(move) === 'g7g8n')?.level).toBe(NEVER);
	});
});
