import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {NO_SQUARE, parseSquare, squareName} from '../../source/core/square.js';
import {SquareSet} from '../../source/core/square-set.js';
import {checkGuess as checkAt, isExact} from '../../source/drill/guess.js';
import {fogGame} from '../../source/endings/fog/fog-game.js';
import {blindBelief} from '../../source/knowledge/lone-king-belief.js';
import {Game} from '../helpers/game.js';
import {findVariant} from '../../source/rules/registry.js';
import type {View} from '../../source/rules/view.js';
import {readPlacement} from '../../source/solver/material.js';

const viewOf = (fen: string) =>
	unwrap(Game.start(unwrap(findVariant('fog-ending')), fen)).view('white');

const checkGuess = (guess: SquareSet, belief: SquareSet, view: View) => {
	const {placement} = unwrap(readPlacement(view.cells));
	return checkAt(fogGame, {ply: 0, turn: 'white', view, placement, belief}, guess);
};

const set = (...names: string[]): SquareSet =>
	SquareSet.from(names.map((name) => parseSquare(name) ?? NO_SQUARE));
const names = (squares: Iterable<number>): string[] => [...squares].map((one) => squareName(one));

describe('a guess of where the king is', () => {
	const view = viewOf('7k/8/8/8/8/8/8/KR6 w - - 0 1');

	it('is told what it overlooked, and what cannot be for which reason', () => {
		const belief = set('g8', 'h8', 'h7');
		const check = checkGuess(set('h8', 'b5', 'a1', 'c7'), belief, view);
		expect(names(check.overlooked)).toEqual(['h7', 'g8']);
		expect(check.out.map(({square, reason}) => `${squareName(square)} ${reason}`)).toEqual([
			'a1 own-man',
			'b5 seen-empty',
			'c7 out-of-reach',
		]);
		expect(check.right).toBe(1);
		expect(isExact(check)).toBe(false);
	});

	it('tells of a pawn that would have seen him, or that he blocks elsewhere', () => {
		const pawn = viewOf('7k/8/8/8/4P3/8/8/K7 w - - 0 1');
		expect(checkGuess(set('d5'), set('h8'), pawn).out[0].reason).toBe('would-be-seen');
		const blocked = viewOf('8/8/8/4k3/4P3/8/8/K7 w - - 0 1');
		expect(checkGuess(set('h8'), set('e5'), blocked).out[0].reason).toBe('blocks-elsewhere');
	});

	it('need not have the square on which he is seen', () => {
		const seen = viewOf('8/8/8/8/1k6/8/8/KR6 w - - 0 1');
		const check = checkGuess(SquareSet.empty, blindBelief(seen), seen);
		expect(squareName(check.seen)).toBe('b4');
		expect(isExact(check)).toBe(true);
		expect(isExact(checkGuess(set('b4'), blindBelief(seen), seen))).toBe(true);
		expect(isExact(checkGuess(set('b5'), blindBelief(seen), seen))).toBe(false);
	});

	it('is exact when it is the belief, and only then; all that differs is told once', () => {
		const squares = fc.uniqueArray(fc.nat(63)).map((list) => SquareSet.from(list));
		const hidden = blindBelief(view);
		fc.assert(
			fc.property(squares, squares, (guess, some) => {
				const belief = some.intersect(hidden);
				const check = checkGuess(guess, belief, view);
				const wrong = SquareSet.from(check.out.map(({square}) => square));
				expect(isExact(check)).toBe(guess.equals(belief));
				expect(guess.minus(wrong).union(check.overlooked).equals(belief)).toBe(true);
				expect(check.right + check.overlooked.size).toBe(belief.size);
			}),
		);
	});
});
