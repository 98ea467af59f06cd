import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {textWidth} from '../../../source/ui/frame/text-lines.js';
import {type ListItem, listRows, listWidth} from '../../../source/ui/panes/list-rows.js';

const rowsOf = (items: readonly ListItem[], width: number): readonly string[] =>
	listRows(items, width, '…').map(({label, about = ''}) => (label + about).trimEnd());

describe('rows of a list', () => {
	const puzzles = [
		{label: ' 1  Rook and bishop against a king', state: 'new'},
		{label: ' 2  Queen, rook and pawn against pawn', state: 'not solved yet · again in 1 minute'},
		{label: ' 3  Rook', state: 'solved · due'},
	];

	it('stand in columns where there is room for all of them', () => {
		expect(listWidth(puzzles)).toBe(73);
		expect(rowsOf(puzzles, 73)).toEqual([
			' 1  Rook and bishop against a king     new',
			' 2  Queen, rook and pawn against pawn  not solved yet · again in 1 minute',
			' 3  Rook                               solved · due',
		]);
		expect(rowsOf(puzzles, 120)).toEqual(rowsOf(puzzles, 73));
	});

	it('have one long state take room from its own row alone', () => {
		expect(rowsOf(puzzles, 60)).toEqual([
			' 1  Rook and bishop against a king     new',
			' 2  Queen, rook and…      not solved yet · again in 1 minute',
			' 3  Rook                               solved · due',
		]);
	});

	it('cut what they are about before how they stand', () => {
		const scenes = [
			{label: ' 6  The stroke', about: 'a square with one guard', state: ''},
			{label: ' 7  Ghosts', about: 'what you saw, what can be, what you guess', state: 'done'},
		];
		expect(rowsOf(scenes, 63)).toEqual([
			' 6  The stroke  a square with one guard',
			' 7  Ghosts      what you saw, what can be, what you guess  done',
		]);
		expect(rowsOf(scenes, 50)).toEqual([
			' 6  The stroke  a square with one guard',
			' 7  Ghosts      what you saw, what can be…    done',
		]);
	});

	it('leave out what would be cut to a crumb', () => {
		const games = [
			{label: 'Ada – Robo', about: 'Fog of War', state: '4 moves · Black won'},
			{label: 'You – Robo', about: 'Fog of War', state: 'move 3'},
		];
		expect(rowsOf(games, 36)).toEqual([
			'Ada – Robo       4 moves · Black won',
			'You – Robo  Fog of War  move 3',
		]);
		expect(rowsOf(games, 43)[0]).toBe('Ada – Robo  Fog of War  4 moves · Black won');
	});

	it('never are too wide, and never cut a state that leaves room for a name', () => {
		const text = fc.string({maxLength: 40}).map((all) => all.trim());
		fc.assert(
			fc.property(
				fc.array(fc.record({label: text, about: text, state: text}), {minLength: 1, maxLength: 5}),
				fc.integer({min: 12, max: 100}),
				(items, width) => {
					for (const [index, {label, about = ''}] of listRows(items, width, '…').entries()) {
						const {state} = items[index];
						expect(textWidth(label + about)).toBeLessThanOrEqual(width);
						if (textWidth(state) <= width - 10) {
							expect((label + about).endsWith(state)).toBe(true);
						}
					}
				},
			),
		);
	});
});
