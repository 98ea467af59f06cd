import {expect, it} from 'vitest';
import {createRandom, randomInteger} from '../../source/core/random.js';
import {SquareSet} from '../../source/core/square-set.js';
import {paperDefender} from '../../source/drill/lone-king-line.js';
import type {LineDefender} from '../../source/drill/line.js';
import {kingStepsFrom} from '../../source/knowledge/king-steps.js';
import {isPlacement, type Placement} from '../../source/solver/material.js';
import {uciOf, whiteMoves} from '../../source/solver/reach.js';
import {afterUci} from '../../source/endings/belief-game.js';
import {answerRook} from '../../source/theory/paper/lone-king.js';
import {SAFE_SPACE} from '../../source/theory/paper/lone-king-sets.js';

it("the paper's king goes by the lemmas as long as one holds, and never again once he has left them", () => {
	const random = createRandom('lemmas');
	const anywhere = SquareSet.from([63]);
	const otherwise = {
		shows: () => anywhere,
		step: () => ({from: 63, to: 62}),
	} as unknown as LineDefender;
	let held = 0;
	let left = 0;
	let later = 0;
	for (let game = 0; game < 400; game++) {
		const squares = [randomInteger(random, 64), randomInteger(random, 64)];
		let placement: Placement = {material: ['rook'], squares};
		const safe = [...SAFE_SPACE];
		const first = safe[randomInteger(random, safe.length)];
		if (!isPlacement(placement) || squares.includes(first)) {
			continue;
		}

		const king = paperDefender(first, random, otherwise);
		expect([...king.held()!]).toEqual([first]);
		for (let turn = 0; turn < 4; turn++) {
			const moves = whiteMoves(placement);
			const move = uciOf(placement, moves[randomInteger(random, moves.length)]);
			const before = king.held();
			const point = {placement, belief: before ?? anywhere};
			placement = afterUci(placement, move);
			const answer = before === undefined ? undefined : answerRook(placement, before);
			const shown = king.defender.shows(point, move);
			const {from, to} = king.defender.step(point);
			if (answer?.ok === true) {
				expect(king.held()).toEqual(answer.value.to);
				expect(shown).toEqual(SquareSet.from([from]));
				expect([answer.value.from.has(from), answer.value.to.has(to)]).toEqual([true, true]);
				expect(kingStepsFrom(from).has(to)).toBe(true);
				held++;
			} else {
				expect(king.held()).toBeUndefined();
				expect([shown, from, to]).toEqual([anywhere, 63, 62]);
				left += before === undefined ? 0 : 1;
				later += before === undefined ? 1 : 0;
			}
		}
	}

	expect(Math.min(held, left, later)).toBeGreaterThan(0);
});
