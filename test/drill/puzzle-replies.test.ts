import {describe, expect, it} from 'vitest';
import {puzzleReplies} from '../../source/drill/puzzle-replies.js';
import {PUZZLES} from '../../source/drill/puzzles.js';
import {metTexts} from '../../source/text/puzzle.js';

describe('the replies to the first move of a puzzle', () => {
	it.each(PUZZLES.map((puzzle) => [puzzle.number, puzzle] as const))(
		'are all met in time, the longest defence among them: %d',
		(_, puzzle) => {
			const met = puzzleReplies(puzzle);
			expect(met.length).toBeGreaterThan(0);
			expect(Math.max(...met.map(({within}) => within))).toBe(puzzle.within - 1);
			const replies = met.flatMap((one) => one.replies);
			expect(replies.some((text) => text.endsWith(puzzle.line[1].slice(2, 4)))).toBe(true);
		},
	);

	it('are told by what meets them, the king who is taken where he goes in one sentence', () => {
		expect(metTexts(puzzleReplies(PUZZLES[28]))).toEqual([
			'After Kh4 or Kf4: Qf5, and the king 1 move later.',
			'Where else he goes, he is taken: Qxg5, Rxg3, Qxh5, Qxf5, Rxh3, Rxf3, Qxb7, Rxa8, Rxa6, Qxb8, Qxb6.',
		]);
		expect(metTexts(puzzleReplies(PUZZLES[11])).at(0)).toBe(
			'After c5: Qxh5 or Qxh8, by what you see then.',
		);
		expect(metTexts(puzzleReplies(PUZZLES[7])).at(0)).toBe(
			'After Be6, Bf7, Bb7 or 26 others: Rxh3.',
		);
	});
});
