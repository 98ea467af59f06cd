import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {BLACK_MAN, KING, makeMan} from '../../../source/core/man.js';
import {parseSquare, squareName} from '../../../source/core/square.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {findChecks} from '../../../source/rules/umpire/check-kinds.js';
import {isInCheck} from '../../../source/rules/attack.js';
import {ORTHODOX} from '../../../source/rules/move-rules.js';
import {Position} from '../../../source/rules/position.js';
import type {Material, Placement} from '../../../source/solver/material.js';
import {isPlacement} from '../../../source/solver/material.js';
import {rolesOf} from '../../../source/solver/reach.js';
import {tableGame} from '../../../source/solver/table-game.js';
import {anyCheck, checksByKind, HEARD, noCheck} from '../../../source/solver/tries/checks.js';

const MATERIALS: readonly Material[] = [
	['queen'],
	['rook'],
	['pawn'],
	['bishop', 'knight'],
	['bishop', 'bishop'],
];
const placements = fc
	.record({
		material: fc.constantFrom(...MATERIALS),
		squares: fc.uniqueArray(fc.nat({max: 63}), {minLength: 3, maxLength: 3}),
	})
	.map(({material, squares}): Placement => ({
		material,
		squares: squares.slice(0, material.length + 1),
	}))
	.filter((placement) => isPlacement(placement));

/** Returns the game's position with the lone king to move. */
function positionOf(placement: Placement, king: number): Position {
	const position = new Position(ORTHODOX);
	for (const [man, role] of rolesOf(placement).entries()) {
		position.put(placement.squares[man], makeMan('white', role));
	}

	position.put(king, KING | BLACK_MAN);
	position.side = 1;
	return position;
}

describe('what White hears when his move stands', () => {
	it('is what the umpire says of every square where the king can be', () => {
		fc.assert(
			fc.property(placements, (placement) => {
				const heard = checksByKind(placement);
				const checks = anyCheck(placement);
				const [all] = noCheck(placement);
				for (let king = 0; king < 64; king++) {
					const answer = heard.findIndex((squares) => squares.has(king));
					const canStand =
						!placement.squares.includes(king) && !isInCheck(positionOf(placement, king), 0);
					expect([answer >= 0, all.has(king)]).toEqual([canStand, canStand]);
					if (canStand) {
						const said = findChecks(positionOf(placement, king), 1);
						expect([...HEARD[answer]].sort()).toEqual(said.sort());
						expect(checks.map((squares) => squares.has(king))).toEqual([
							said.length === 0,
							said.length > 0,
						]);
					}
				}
			}),
			{numRuns: 60},
		);
	});

	it('tells a knight from a bishop and both at once', () => {
		const at = (name: string): number => parseSquare(name)!;
		const placement: Placement = {
			material: ['bishop', 'knight'],
			squares: [at('a1'), at('b1'), at('f4')],
		};
		const named = checksByKind(placement).map((squares) =>
			[...squares].map((one) => squareName(one)),
		);
		// From d3 and g6 the diagonal b1–h7 is the longer one.
		expect(named[HEARD.findIndex((kinds) => kinds.join() === 'knight,long-diagonal')]).toEqual([
			'd3',
			'g6',
		]);
		expect(
			named[HEARD.findIndex(([kind, second]) => kind === 'knight' && second === undefined)],
		).toEqual(expect.arrayContaining(['h5', 'e6']));
	});
});

describe('a refusal', () => {
	const {refused} = tableGame('kriegspiel');

	it('comes from a king beside the square, or in front of a pawn', () => {
		const placement: Placement = {material: ['pawn'], squares: [0, 12]};
		const squares = (man: number, to: number): string[] =>
			[...refused(placement, {man, to})].map((square) => squareName(square));
		expect(squares(1, 20)).toEqual(['e3']);
		expect(squares(1, 28)).toEqual(['e3', 'e4']);
		// Squares beside White's king or attacked are none where the other can be.
		expect(squares(0, 8)).toEqual(['a3', 'b3']);
	});

	it('never comes to a man that moves along lines', () => {
		const placement: Placement = {material: ['rook'], squares: [0, 27]};
		expect(refused(placement, {man: 1, to: 35})).toEqual(SquareSet.empty);
	});
});
