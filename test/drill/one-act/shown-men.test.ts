import {describe, expect, it} from 'vitest';
import {squareName} from '../../../source/core/square.js';
import {ALL_PUZZLES, isOfOneAct} from '../../../source/drill/any-puzzle.js';
import {gamesOf, tableOf} from '../../../source/drill/one-act/act-puzzles.js';
import {shownMen} from '../../../source/drill/one-act/shown-men.js';

const liar = ALL_PUZZLES.filter(isOfOneAct).filter(({variant}) => variant === 'liar');

describe('shownMen', () => {
	it('knows men that were uncovered or taken by the squares on which they began', () => {
		const shown = liar.map((puzzle) =>
			[...shownMen(tableOf(puzzle).history(puzzle.seat))]
				.map(([square, role]) => `${role} ${squareName(square)}`)
				.sort(),
		);
		expect(shown).toEqual([
			['knight b8', 'knight g8'],
			['bishop b7', 'bishop g7', 'queen d7'],
			['queen d7', 'rook a7', 'rook g7'],
			['king e8', 'pawn f7'],
			['knight b8', 'knight g8', 'rook a8', 'rook h8'],
		]);
	});

	it('leaves so few games to be tried that a puzzle is answered at once', () => {
		for (const puzzle of liar) {
			expect(gamesOf(puzzle, 1000)?.length).toBeGreaterThan(1);
		}
	});
});
