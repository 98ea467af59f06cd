import {describe, expect, it} from 'vitest';
import {parseFen} from '../../source/core/fen.js';
import {unwrap} from '../../source/core/result.js';
import {notForSure, puzzleMen, uncountedText} from '../../source/text/puzzle.js';

const men = (board: string, squares: number) =>
	puzzleMen(unwrap(parseFen(`${board} w - - 0 1`)).cells, squares);

describe('what a puzzle is about', () => {
	it('is told by the men, and by how little is known of the king', () => {
		expect(men('7B/3R1K1k/8/8/8/8/8/8', 1)).toBe('Rook and bishop against a king');
		expect(men('7B/3R1K1k/8/8/8/8/8/8', 2)).toBe(
			'Rook and bishop against a king on one of 2 squares',
		);
		expect(men('QQQQQ2K/1P6/8/8/nn6/p6k/8/8', 1)).toBe(
			'Five queens and pawn against two knights, pawn and a king',
		);
	});
});

describe('a puzzle that went wrong', () => {
	it('says what is not forced, and when a try counts again', () => {
		expect(notForSure(1)).toBe('he cannot be taken next move for sure.');
		expect(notForSure(2)).toBe('he cannot be taken for sure within 2 more moves.');
		expect(uncountedText('failed', 'now')).toBe(
			'Not counted: you had a try that went wrong. It counts again when you leave it and open it anew.',
		);
	});
});
