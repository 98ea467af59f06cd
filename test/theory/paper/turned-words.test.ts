import {describe, expect, it} from 'vitest';
import {turnedWords} from '../../../source/theory/paper/turned-words.js';
import {
	A_FILE_TO_TOP,
	FILES_TO_RANKS,
	MIRROR_FILES,
	MIRROR_RANKS,
} from '../../../source/theory/paper/turn-board.js';

describe('the words of a lemma on a turned board', () => {
	it('name the squares of the board', () => {
		const text = 'The queen on b2 beside the king on a1';
		expect(turnedWords(text, 0)).toBe(text);
		expect(turnedWords(text, MIRROR_FILES)).toBe('The queen on g2 beside the king on h1');
		expect(turnedWords(text, MIRROR_RANKS)).toBe('The queen on b7 beside the king on a8');
		expect(turnedWords('by c5 to b5', FILES_TO_RANKS)).toBe('by e3 to e2');
	});

	it('name its files, or its ranks where those lie across', () => {
		const text = 'Seen on the files a to d, on the e-file, a rank on';
		expect(turnedWords(text, MIRROR_FILES)).toBe(
			'Seen on the files e to h, on the d-file, a rank on',
		);
		expect(turnedWords(text, A_FILE_TO_TOP)).toBe('Seen on the ranks 1 to 4, on rank 5, a file on');
		expect(turnedWords('as on the other files', FILES_TO_RANKS)).toBe('as on the other ranks');
	});

	it('leave what is quoted as the paper has it', () => {
		expect(turnedWords('“Queen a7, king a6” is on a7', MIRROR_FILES)).toBe(
			'“Queen a7, king a6” is on h7',
		);
	});
});
