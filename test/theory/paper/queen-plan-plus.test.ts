import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {fileOf, NO_SQUARE, parseSquare, rankOf} from '../../../source/core/square.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {makeUci} from '../../../source/core/uci.js';
import {LOST, movesAtWorst} from '../../../source/theory/paper/foresight.js';
import {chooseStage} from '../../../source/theory/paper/plus-choice.js';
import {queenPlanPlus} from '../../../source/theory/paper/queen-plan-plus.js';
import {barrier, type QueenStage} from '../../../source/theory/paper/queen-stage.js';
import {above} from '../../../source/theory/paper/rectangle.js';
import {planAhead} from '../../../source/theory/paper/strategist.js';
import {kingStepsFrom} from '../../../source/knowledge/king-steps.js';
import type {Placement} from '../../../source/solver/material.js';
import {attackedBy} from '../../../source/solver/reach.js';

const square = (name: string): number => parseSquare(name) ?? NO_SQUARE;

/** What White knows with his men so and the king hidden on any of some squares. */
function knowing(king: string, queen: string, squares: SquareSet) {
	const men = [square(king), square(queen)];
	const hidden = attackedBy({material: ['queen'], squares: men}).complement();
	const belief = squares.intersect(hidden).minus(SquareSet.from(men));
	return {men, belief, glimpsed: NO_SQUARE};
}

/** The moves that the plan needs at worst from a stage. */
const atWorst = (stage: QueenStage, king: string, queen: string, squares: SquareSet): number =>
	movesAtWorst({stage, ...knowing(king, queen, squares)});

describe('foresight', () => {
	it('counts the moves of Lemma 11 as others did', () => {
		expect(atWorst(barrier(6), 'b6', 'a7', above(6))).toBe(11);
	});

	it('counts Lemma 10 and 9 with all that follow', () => {
		const last = atWorst(barrier(5), 'b5', 'a6', above(5));
		expect(last).toBeGreaterThan(11);
		expect(atWorst(barrier(4), 'b4', 'a5', above(4))).toBeGreaterThan(last);
	});

	it('knows when what a lemma takes for granted does not hold', () => {
		const sweep = {...barrier(3), step: 'sweep'} as const;
		// The gap of the paper: after Kc4 Qb5 the king may be on the a-file, where the sweep never looks.
		expect(atWorst({...sweep, row: 4}, 'c4', 'b5', above(4))).toBe(LOST);
		expect(atWorst({lemma: 2}, 'd4', 'd5', SquareSet.full)).toBe(LOST);
	});
});

describe('the choice of a stage', () => {
	it('skips to the most advanced lemma that applies', () => {
		const {men, belief, glimpsed} = knowing('c6', 'b7', SquareSet.from([square('g8')]));
		const choice = chooseStage({men, belief, glimpsed}, {lemma: 2}, 0);
		expect(choice).toMatchObject({kind: 'stage', inner: {lemma: 11}});
	});

	it('needs fewer moves the further it looks', () => {
		const known = knowing('d3', 'c4', SquareSet.from([square('a1'), square('h1'), square('h8')]));
		const moves = [0, 1, 2].map((depth) => chooseStage(known, {lemma: 2}, depth)?.moves ?? LOST);
		expect(moves[0]).toBeLessThan(LOST);
		expect(moves[1]).toBeLessThanOrEqual(moves[0]);
		expect(moves[2]).toBeLessThan(moves[0]);
	});

	it('knows of none where the king is anywhere and the queen far away', () => {
		expect(chooseStage(knowing('d4', 'h8', SquareSet.full), undefined, 1)).toBeUndefined();
	});
});

describe('paper+', () => {
	it.each([
		['d3', 'b8', 'g4'],
		['d5', 'a1', 'h1'],
		['e4', 'e5', 'a8'],
	])('takes a king that keeps to the middle: king %s, queen %s against %s', (king, queen, lone) => {
		let men = [square(king), square(queen)];
		let target = square(lone);
		let glimpsed = target;
		let memory = queenPlanPlus.begin({material: ['queen'], squares: men}, target);
		let moves = 0;
		for (let isOver = false; !isOver; moves++) {
			const placement: Placement = {material: ['queen'], squares: men};
			const seen = attackedBy(placement).has(target) ? target : NO_SQUARE;
			const decided = unwrap(queenPlanPlus.play(memory, {placement, glimpsed, seen}));
			const {from, to} = decided.move;
			({memory} = decided);
			men = men.map((man) => (man === from ? to : man));
			isOver = to === target;
			const attacked = attackedBy({material: ['queen'], squares: men});
			glimpsed = attacked.has(target) ? target : NO_SQUARE;
			const danger = (one: number): number => (attacked.has(one) || men.includes(one) ? 100 : 0);
			const rim = (one: number): number =>
				Math.abs(fileOf(one) - 3.5) + Math.abs(rankOf(one) - 3.5);
			[target] = [...kingStepsFrom(target)].sort(
				(one, other) => danger(one) + rim(one) - danger(other) - rim(other),
			);
		}

		expect(moves).toBeLessThanOrEqual(45);
	});

	it('plays on where the king is not seen, and remembers plain data', () => {
		const placement = {material: ['queen'], squares: [square('d3'), square('b8')]} as const;
		const known = square('a1');
		const memory = queenPlanPlus.begin(placement, known);
		const line = planAhead(queenPlanPlus, memory, {placement, glimpsed: known, seen: NO_SQUARE}, 6);
		expect(line).toHaveLength(6);
		for (const decided of line) {
			expect(makeUci(decided.move)).toMatch(/^([a-h][1-8]){2}$/);
			expect(JSON.parse(JSON.stringify(decided.memory))).toEqual(decided.memory);
		}
	});
});
