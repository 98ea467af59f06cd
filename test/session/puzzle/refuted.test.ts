import {describe, expect, it} from 'vitest';
import {answerAnyPuzzle, ALL_PUZZLES, startAnyPuzzle} from '../../../source/drill/any-puzzle.js';
import {squareName} from '../../../source/core/square.js';
import {puzzleReport} from '../../../source/session/puzzle/puzzle-report.js';
import {puzzleView} from '../../../source/session/puzzle/puzzle-view.js';

const viewOf = (number: number, ...acts: readonly string[]) => {
	const game = acts.reduce(
		(before, act) => answerAnyPuzzle(before, act).next,
		startAnyPuzzle(ALL_PUZZLES[number - 1]),
	);
	return puzzleView(game, puzzleReport(game), {hint: 0, isMarked: true});
};

const warned = (view: ReturnType<typeof viewOf>): string =>
	view.messages.flatMap(({text, tone}) => (tone === 'warning' ? [text] : [])).join(' ');

describe('an act that is not right', () => {
	it.each([
		[
			108,
			'e5g7',
			'Qg7 is not it: if Black played Ne8, Black answers Nxg7. It works in 5 of the 6 games that are possible.',
		],
		[
			57,
			'b7b6',
			'Rb6 is not it: if White played Ne3, White wins by Qg4. It works in 23 of the 25 games that are possible.',
		],
		[
			53,
			'g1f2',
			'Kf2 is not it: if White played Nd3, it is refused. It works in 22 of the 23 games that are possible.',
		],
		[
			111,
			'seal:h3g4',
			'Sealing Kg4 is not it: if White sealed Kd3, White gives check by Rc4. It works in 4 of the 19 games that are possible.',
		],
		[
			111,
			'seal:f5f4',
			'Sealing f4 is not it: if White sealed Kf3, White gives check by Rh5. It works in 12 of the 19 games that are possible.',
		],
		[
			119,
			'a2a1',
			'Ra1 is not it: if Black wrote down the man on g1, Black gives check by the special move Bf1. It works in 1 of the 4 games that are possible.',
		],
		[
			119,
			'd3c3',
			'Kc3 is not it: Black gives check by Bd4. It works in none of the 4 games that are possible.',
		],
		[
			114,
			'pass',
			'Letting it pass is not it: if the man on b6 is a rook, it cannot move so. It works in none of the 5 games that are possible.',
		],
		[83, 'any?', 'any? is not it: a question gives no check.'],
		[
			83,
			'b2a1',
			'Qa1 is not it: it gives no check. It works in none of the 26 games that are possible.',
		],
		[63, 'any?', 'any? is not it: a question is no act that could be refused.'],
		[
			124,
			'd5c6',
			'Kc6 is not it: if Black played Qh8 and then played Qe8, it is refused. It works in 31 of the 38 games that are possible.',
		],
	])('is told with a game that refutes it: puzzle %i, %s', (number, act, text) => {
		expect(warned(viewOf(number, act))).toBe(text);
	});

	it('has that game on the board until the next one, and nothing of it before', () => {
		const marks = (view: ReturnType<typeof viewOf>) =>
			(view.told ?? []).map(({square, kind}) => `${squareName(square)} ${kind}`);
		expect(marks(viewOf(108))).toEqual([]);
		const view = viewOf(108, 'e5g7');
		expect(marks(view)).toEqual(['e8 possible']);
		expect(view.lit.map(squareName)).toEqual(['e8', 'g7']);
	});

	it('says of the right one that it is right whatever is hidden', () => {
		expect(viewOf(108, 'e5e8').messages[0].text).toBe(
			'Solved: that holds whatever is hidden from you.',
		);
	});
});
