import {describe, expect, it} from 'vitest';
import {EndsSearch} from '../../../source/bot/worlds/ends-search.js';
import {queenValue} from '../../../source/bot/worlds/static-value.js';
import {parseFen} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import {Position} from '../../../source/rules/position.js';
import {findVariant} from '../../../source/rules/registry.js';

const {moves, end} = unwrap(findVariant('assassin'));

const positionOf = (fen: string): Position =>
	Position.fromSetupUnchecked(unwrap(parseFen(`${fen} - - 0 1`)), moves);

const valueOf = (fen: string, depth: number, draw = 0): number =>
	new EndsSearch({
		end,
		draw,
		evaluate: ({board, side}) => queenValue(board, side),
		shouldStop: () => false,
	}).value(positionOf(fen), depth) + 0;

describe('the search by the ends of a game in which only a queen mates', () => {
	it('mates with a queen', () => {
		expect(valueOf('7k/5K2/8/6Q1/8/8/8/8 w', 1)).toBe(20_000 - 1);
	});

	it('does not mate with a rook, and is glad to be mated by one', () => {
		expect(valueOf('7k/8/6K1/8/8/8/Q7/1R6 w', 1)).toBe(20_000 - 1);
		expect(Math.abs(valueOf('7k/8/6K1/8/8/8/8/1R5q w', 1))).toBeLessThan(20_000 - 100);
		expect(valueOf('1R5k/8/6K1/8/8/8/8/7q b', 0)).toBe(20_000);
	});

	it('holds a game without queens drawn, whatever else there is', () => {
		expect(valueOf('7k/8/8/8/8/8/1q6/K6R w', 1)).toBe(0);
		expect(valueOf('7k/8/8/8/8/8/1q6/K6R w', 1, -250)).toBe(-250);
	});

	it('takes a queen for nothing, and sees that hers may be taken', () => {
		expect(valueOf('6k1/8/8/3q4/8/1N6/8/Q2R2K1 w', 1)).toBeGreaterThan(300);
		expect(valueOf('3rk3/8/8/3Q4/8/8/8/4K3 b', 1)).toBe(0);
	});
});

describe('what a board is worth where only a queen mates', () => {
	const worth = (fen: string, side = 0): number => queenValue(positionOf(fen).board, side);

	it('is the same for one side as it is bad for the other', () => {
		for (const fen of [
			'4k3/8/8/8/8/8/8/Q3K3 w',
			'q3k3/3r4/8/8/8/8/8/Q3K3 w',
			'4k3/8/8/q7/8/8/R7/4K3 w',
		]) {
			expect(worth(fen, 1)).toBe(-worth(fen, 0) + 0);
		}
	});

	it('keeps who has the only queen above a draw, men or not', () => {
		expect(worth('rrr1k3/pppp4/8/8/8/8/8/Q3K3 w')).toBeGreaterThan(0);
		expect(worth('rr2k3/8/8/8/8/8/8/RR2K3 w')).toBe(0);
	});

	it('likes a queen at home better than one that is out among men', () => {
		expect(worth('rr2k3/8/8/8/8/8/PP6/Q3K3 w')).toBeGreaterThan(
			worth('rr2k3/8/8/8/Q7/8/PP6/4K3 w') + 20,
		);
	});

	it('likes her near a king that has nothing left that goes far', () => {
		expect(worth('4k3/p7/8/8/8/8/P7/Q3K3 w')).toBeLessThan(worth('4k3/p7/8/4Q3/8/8/P7/4K3 w'));
	});
});
