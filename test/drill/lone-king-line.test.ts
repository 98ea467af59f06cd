import {expect, it} from 'vitest';
import {createRandom, randomInteger} from '../../source/core/random.js';
import {SquareSet} from '../../source/core/square-set.js';
import {drivingAttack, type LoneKing, paperDefender} from '../../source/drill/lone-king-line.js';
import type {LineAttack, LineDefender} from '../../source/drill/line.js';
import {levelToMove} from '../../source/endings/levels.js';
import {NEVER} from '../../source/solver/levels.js';
import {unattacked} from '../../source/solver/table-game.js';
import {buildTables} from '../helpers/tables.js';
import {kingStepsFrom} from '../../source/knowledge/king-steps.js';
import {isPlacement, type Placement} from '../../source/solver/material.js';
import {uciOf, whiteMoves} from '../../source/solver/reach.js';
import {afterUci} from '../../source/endings/belief-game.js';
import {answerRook} from '../../source/theory/paper/lone-king.js';
import {SAFE_SPACE} from '../../source/theory/paper/lone-king-sets.js';

it('the paper’s king goes by the lemmas as long as one holds, and never again once he has left them', () => {
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

it('White drives a king who plays by the lemmas, and plays by the table where that wins or the lemmas are left', () => {
	const tables = buildTables('KRvK');
	const byTable = {moves: []} as unknown as ReturnType<LineAttack>;
	const turnOf = (belief: SquareSet) =>
		({
			placement: {material: ['rook'], squares: [0, 9]},
			belief,
		}) as unknown as Parameters<LineAttack>[0];
	const attack = (held: SquareSet | undefined) =>
		drivingAttack(
			{held: () => held} as unknown as LoneKing,
			tables,
			createRandom(1),
			() => byTable,
		);
	const won = [...SquareSet.full].find(
		(square) =>
			unattacked({material: ['rook'], squares: [0, 9]}).has(square) &&
			levelToMove(tables, {material: ['rook'], squares: [0, 9]}, SquareSet.of(square)) !== NEVER,
	)!;
	const notWon = SAFE_SPACE.minus(SquareSet.from([0, 9]));
	expect(attack(SquareSet.of(won))(turnOf(SquareSet.of(won)))).toBe(byTable);
	expect(attack(undefined)(turnOf(notWon))).toBe(byTable);
	const driven = attack(notWon)(turnOf(notWon));
	expect(driven).not.toBe(byTable);
	expect(driven?.moves).toHaveLength(1);
});
