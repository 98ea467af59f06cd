import {describe, expect, it} from 'vitest';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {makeUci} from '../../../source/core/uci.js';
import {findTry} from '../../../source/endings/belief-game.js';
import {fogGame} from '../../../source/endings/fog/fog-game.js';
import {tableAttack} from '../../../source/endings/fog/table-attacker.js';
import {levelAfterMove, levelToMove} from '../../../source/endings/levels.js';
import {kingStepsFrom} from '../../../source/knowledge/king-steps.js';
import {NEVER} from '../../../source/solver/levels.js';
import type {Placement} from '../../../source/solver/material.js';
import {
	afterMove,
	attackedBy,
	hiddenFrom,
	uciOf,
	whiteMoves,
} from '../../../source/solver/reach.js';
import {buildTables} from '../../helpers/tables.js';
import {bestOf, drawPoint} from '../random-points.js';

const tables = buildTables('KRvK');

/** Returns what the men stand to lose, and the room that they leave to a king who is on one of some squares. */
function naiveWorth(placement: Placement, belief: SquareSet): number {
	const attacked = attackedBy(placement);
	const hidden = hiddenFrom(placement);
	let worth = 0;
	const room = new Set<number>();
	for (const king of belief) {
		const steps = [...kingStepsFrom(king)];
		const [own, ...men] = placement.squares;
		worth -= steps.includes(own) ? 1000 : 0;
		worth -= 200 * men.filter((man) => steps.includes(man) && !attacked.has(man)).length;
		const free = steps.filter((square) => hidden.has(square));
		worth += free.length === 0 ? 50 : -free.length;
		for (const square of attacked.has(king) ? [] : free) {
			room.add(square);
		}
	}

	return worth - room.size;
}

describe('the table player of the fog', () => {
	it('keeps the fewest moves that it gives, whatever White then sees', () => {
		const random = createRandom('won');
		let won = 0;
		const all = new Set<string>();
		for (let count = 0; count < 60; count++) {
			const {placement, belief} = drawPoint(['rook'], random, hiddenFrom, 3);
			const level = levelToMove(tables, placement, belief);
			const attack = unwrap(tableAttack(tables, placement, belief, random));
			expect(attack.level).toBe(level);
			if (level < NEVER) {
				won++;
				const move = findTry(fogGame, {placement, belief}, attack.move)!;
				for (const {answer, placement: after, belief: left} of fogGame.cases(
					{placement, belief},
					move,
				)) {
					const most = answer.kind === 'taken' ? 0 : levelAfterMove(tables, after, left);
					expect(most).toBeLessThan(level);
				}

				all.add(makeUci(attack.move));
			}
		}

		expect(won).toBeGreaterThan(5);
		expect(all.size).toBeGreaterThan(5);
	});

	it('where nothing is won keeps its men and leaves the king least room', () => {
		const random = createRandom('not won');
		let held = 0;
		for (let count = 0; count < 60; count++) {
			const {placement, belief} = drawPoint(['knight'], random, hiddenFrom, 6);
			const moves = whiteMoves(placement);
			const worthOf = (move: (typeof moves)[number]) =>
				naiveWorth(afterMove(placement, move), belief);
			const wanted = bestOf(moves, worthOf).map((move) => makeUci(uciOf(placement, move)));
			const chosen = Array.from({length: 8}, (_, seed) => {
				const attack = unwrap(tableAttack(tables, placement, belief, createRandom(seed)));
				expect(attack.level).toBe(NEVER);
				return makeUci(attack.move);
			});
			expect(wanted).toEqual(expect.arrayContaining(chosen));

			held += moves.some((move) => worthOf(move) < -150) ? 1 : 0;
		}

		expect(held).toBeGreaterThan(5);
	});

	it('does not push a pawn onto a king who is known to be before it', () => {
		// King a1, pawn e4; the king can be nowhere but on e5.
		const placement = {material: ['pawn'] as const, squares: [0, 28]};
		for (let seed = 0; seed < 8; seed++) {
			const {move} = unwrap(
				tableAttack(new Map(), placement, SquareSet.from([36]), createRandom(seed)),
			);
			expect(makeUci(move)).toMatch(/^a1/);
		}
	});
});
