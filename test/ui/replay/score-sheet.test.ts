import {describe, expect, it} from 'vitest';
import {lineWidth} from '../../../source/ui/frame/text-lines.js';
import {pairMoves} from '../../../source/ui/panes/MoveList.js';
import {scoreSheetLines} from '../../../source/ui/replay/score-sheet.js';
import {gatherTurns} from '../../../source/session/told/played-moves.js';
import type {ReviewedMove} from '../../../source/session/told/reviewed-moves.js';
import {LETTERS} from '../board/sample.js';

const MOVES: readonly ReviewedMove[] = [
	{number: 3, by: 'white', text: 'Qd4', ply: 1, isMove: true},
	{
		number: 3,
		by: 'black',
		text: 'Kb3',
		ply: 2,
		isMove: true,
		tried: ['Kd4 no', 'Kd5 no', 'Kd3 no', 'Kb4 no', 'Kb5 no', 'Kc5 no'],
	},
];

const sheet = (width: number, ply = 0) =>
	scoreSheetLines(pairMoves(gatherTurns(MOVES)), ply, {width, height: 20}, [], LETTERS);
const textsOf = (width: number) => sheet(width).map((row) => row.map(({text}) => text).join(''));

describe('a turn with many refusals in a review', () => {
	it('is broken between tries', () => {
		expect(textsOf(41)).toEqual([
			'  3  Qd4',
			'   … (Kd4 no, Kd5 no, Kd3 no, Kb4 no,',
			'     Kb5 no, Kc5 no) Kb3',
		]);
	});

	it('has a word for a sign apart from the brackets of the move', () => {
		const notes = [undefined, {messages: [], sign: 'out'}, {messages: [], sign: '+2'}];
		const marked = (ply: number) =>
			scoreSheetLines(pairMoves(gatherTurns(MOVES)), ply, {width: 80, height: 20}, notes, LETTERS)
				.map((row) => row.map(({text}) => text).join(''))
				.join(' ');
		expect(marked(1)).toContain('[Qd4] out');
		expect(marked(2)).toContain(' Qd4 out');
		expect(marked(2)).toContain('[Kb3]+2');
	});

	it.each(Array.from({length: 45}, (_, index) => index + 16))(
		'has no row wider than %i columns',
		(width) => {
			for (const ply of [1, 2]) {
				expect(Math.max(...sheet(width, ply).map((row) => lineWidth(row)))).toBeLessThanOrEqual(
					width,
				);
			}

			expect(textsOf(width).join(' ')).toMatch(/Kb3$/);
		},
	);
});
