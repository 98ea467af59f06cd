import {describe, expect, it} from 'vitest';
import {squareName} from '../../../source/core/square.js';
import {classifyTargets} from '../../../source/ui/board/targets.js';
import {cellsOf, moves, square, squares} from './sample.js';
import {squareBeyond, squaresBetween} from '../../../source/core/line.js';

const classify = (board: string, list: string, from: string): string[] =>
	classifyTargets(cellsOf(board), moves(list), square(from)).map(
		({square, kind}) => `${squareName(square)} ${kind}`,
	);

describe('classifyTargets', () => {
	it('tells apart what the man cannot do, where no other move leads there', () => {
		const kinds = classifyTargets(
			cellsOf('5n2/4P3/8/8/8/8/8/8'),
			moves('e7e8 e7e8q e7d7 e7f8q'),
			square('e7'),
			moves('e7e8 e7d7'),
		);
		expect(kinds.map((one) => `${squareName(one.square)} ${one.kind}`)).toEqual([
			'e8 quiet',
			'd7 lie',
			'f8 capture',
		]);
	});

	it('tells quiet moves, captures and moves into fog apart', () => {
		expect(
			classify(
				'????????/????????/????????/????????/4p3/4?3/4P3/R3K3',
				'a1a2 a1b1 a1c1 a1d1 e1d2 e1f1',
				'a1',
			),
		).toEqual(['a2 quiet', 'b1 quiet', 'c1 quiet', 'd1 quiet']);
		expect(classify('8/8/8/8/4?3/4p3/8/4R3', 'e1e2 e1e3', 'e1')).toEqual([
			'e2 quiet',
			'e3 capture',
		]);
	});

	it('marks no capture on an empty square where a pawn goes as any man, under a cover', () => {
		expect(classify('8/8/8/8/8/8/P7/8', 'a2a3 a2b3', 'a2')).toEqual(['a3 quiet', 'b3 capture']);
		expect(classify('8/8/8/8/8/8/P7/8', 'a2a3 a2b3 a2c4', 'a2')).toEqual([
			'a3 quiet',
			'b3 quiet',
			'c4 quiet',
		]);
	});

	it('marks no capture where a pawn becomes another man on its own square', () => {
		const e7 = square('e7');
		expect(
			classifyTargets(cellsOf('8/4p3/8/8/8/8/8/8'), [{from: e7, to: e7, promotion: 'knight'}], e7),
		).toEqual([{square: e7, kind: 'quiet'}]);
	});

	it('marks a step whose next square is fog', () => {
		// A pawn that is stopped sees nothing of what stops it.
		expect(classify('8/8/8/4?3/8/8/4P3/8', 'e2e3 e2e4', 'e2')).toEqual(['e3 quiet', 'e4 fog']);
		expect(classify('8/8/8/8/8/4?3/8/4K3', 'e1e2 e1d1', 'e1')).toEqual(['e2 fog', 'd1 quiet']);
	});

	it('marks a knight’s move or one to the edge as into fog only where that square is not seen', () => {
		expect(
			classify('????????/????????/????????/????????/????????/????????/????????/6N1', 'g1f3', 'g1'),
		).toEqual(['f3 fog']);
		expect(
			classify('????????/????????/????????/????????/????????/?????1??/????????/6N1', 'g1f3', 'g1'),
		).toEqual(['f3 quiet']);
		expect(classify('R7/8/8/8/8/8/8/8', 'a8h8', 'a8')).toEqual(['h8 quiet']);
	});

	it('takes a pawn’s step aside onto an empty square for a capture in passing', () => {
		expect(classify('8/8/8/3pP3/8/8/8/8', 'e5e6 e5d6', 'e5')).toEqual(['e6 quiet', 'd6 capture']);
	});

	it('names a promotion’s square once, and only squares of the man asked for', () => {
		expect(classify('8/P7/8/8/8/8/8/4K3', 'a7a8q a7a8r a7a8b a7a8n e1e2', 'a7')).toEqual([
			'a8 quiet',
		]);
	});
});

describe('lines', () => {
	it('find the squares between two squares', () => {
		expect(squaresBetween(square('a1'), square('d4'))).toEqual(squares('b2 c3'));
		expect(squaresBetween(square('h4'), square('e4'))).toEqual(squares('g4 f4'));
		expect(squaresBetween(square('a1'), square('b3'))).toEqual([]);
		expect(squaresBetween(square('a1'), square('a1'))).toEqual([]);
	});

	it('find the square beyond', () => {
		expect(squareBeyond(square('a1'), square('c3'))).toBe(square('d4'));
		expect(squareBeyond(square('e2'), square('e8'))).toBeUndefined();
		expect(squareBeyond(square('b1'), square('c3'))).toBeUndefined();
	});
});
