import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
	type BoardLayout,
	type Layout,
	makeLayout,
	SMALLEST,
} from '../../../source/ui/frame/layout.js';
import {COUNTED_ROWS, withLongerMessage} from '../../../source/ui/frame/panel-parts.js';
import {boxFault, isInside} from './boxes.js';
import type {Box} from '../../../source/ui/frame/box.js';

const boxesOf = (layout: BoardLayout): Box[] =>
	[
		layout.header,
		layout.board,
		layout.message,
		layout.moves,
		layout.taken,
		layout.ghosts,
		...layout.rules,
		layout.extra,
		layout.entry,
		layout.help,
	].filter((box) => box !== undefined);

/** Returns what is wrong with a layout, or undefined. */
function fault(layout: Layout): string | undefined {
	const {columns, rows} = layout;
	if (layout.kind === 'too-small') {
		return columns >= layout.needed.columns && rows >= layout.needed.rows
			? 'says it is too small for a size that it has'
			: undefined;
	}

	const window = {left: 0, top: 0, width: columns, height: rows};
	return (
		boxFault(boxesOf(layout), window) ??
		(isInside(layout.squares, layout.board) ? undefined : 'squares outside the board')
	);
}

const board = (columns: number, rows: number, options = {}): BoardLayout => {
	const layout = makeLayout(columns, rows, options);
	if (layout.kind !== 'board') {
		throw new Error(`${columns}×${rows} is too small`);
	}

	return layout;
};

describe('makeLayout', () => {
	it('keeps every box inside the window and apart, at every size from 1×1 to 300×120', () => {
		const faults: string[] = [];
		for (let columns = 1; columns <= 300; columns++) {
			for (let rows = 1; rows <= 120; rows++) {
				const found = fault(makeLayout(columns, rows));
				if (found !== undefined) {
					faults.push(`${columns}×${rows}: ${found}`);
				}
			}
		}

		expect(faults).toEqual([]);
	});

	it('does so with any parts and rows kept', () => {
		fc.assert(
			fc.property(
				fc.integer({min: 1, max: 300}),
				fc.integer({min: 1, max: 120}),
				fc.subarray(['message', 'moves', 'taken', 'ghosts'] as const),
				fc.integer({min: 0, max: 6}),
				(columns, rows, parts, extra) => {
					expect(fault(makeLayout(columns, rows, {parts, extra}))).toBeUndefined();
				},
			),
			{numRuns: 2000},
		);
	});

	it('never takes smaller cells in a larger window', () => {
		fc.assert(
			fc.property(
				fc.integer({min: 34, max: 299}),
				fc.integer({min: 11, max: 119}),
				fc.integer({min: 0, max: 40}),
				fc.integer({min: 0, max: 40}),
				(columns, rows, more, taller) => {
					const small = board(columns, rows);
					const large = board(columns + more, rows + taller);
					expect(large.cell.width).toBeGreaterThanOrEqual(small.cell.width);
				},
			),
		);
	});

	it.each([
		[40, 12, 2, 'beside'],
		[24, 13, 2, 'under'],
		[34, 11, 2, 'beside'],
		[80, 24, 4, 'beside'],
		[45, 30, 4, 'under'],
		[100, 30, 6, 'beside'],
		[60, 40, 6, 'under'],
		[120, 40, 8, 'beside'],
	])('gives %i×%i cells %i wide with the panel %s the board', (columns, rows, width, placement) => {
		const layout = board(columns, rows);
		expect(layout.cell.width).toBe(width);
		expect(layout.placement).toBe(placement);
	});

	it('keeps the help line and every part of the panel at 40×12', () => {
		const layout = board(40, 12);
		expect(layout.help).toBeDefined();
		expect(layout.message.height).toBeGreaterThanOrEqual(4);
		expect(layout.moves?.height).toBeGreaterThanOrEqual(2);
		expect(layout.taken).toBeDefined();
		expect(layout.ghosts).toBeDefined();
	});

	it('has rows for the men counted in large panels, and leaves the list of moves as many as the messages', () => {
		const {taken} = board(80, 24);
		for (const layout of [board(120, 40), board(200, 60)]) {
			expect(layout.taken?.height).toBe((taken?.height ?? 0) + COUNTED_ROWS);
			expect(layout.moves?.height).toBeGreaterThanOrEqual(layout.message.height);
		}
	});

	it('keeps the board where it is when the screen asks for other parts', () => {
		expect(board(80, 24, {parts: ['message']}).board).toEqual(board(80, 24).board);
	});

	it('gives extra rows to those who ask when there is room', () => {
		expect(board(80, 24, {extra: 2}).extra?.height).toBe(2);
		expect(board(40, 12, {extra: 2}).extra).toBeUndefined();
	});

	it.each([
		[10, 5, SMALLEST.beside],
		[23, 13, SMALLEST.under],
		[300, 10, SMALLEST.beside],
		[24, 12, SMALLEST.beside],
	])('says what %i×%i lacks', (columns, rows, needed) => {
		expect(makeLayout(columns, rows)).toEqual({kind: 'too-small', columns, rows, needed});
	});
});

describe('a panel whose messages need more rows', () => {
	const layout = makeLayout(80, 24, {parts: ['moves', 'taken']});
	const panel = layout.kind === 'board' ? layout : undefined!;
	const {message, moves} = panel;

	it('takes them from the list of moves, as far as that can do without', () => {
		const {height} = moves!;
		const longer = withLongerMessage(panel, message.height + 2, 1);
		expect(longer.message.height).toBe(message.height + 2);
		expect(longer.moves!.height).toBe(height - 2);
		expect(fault(longer)).toBeUndefined();
		expect(longer.rules.filter((box) => !panel.rules.includes(box))).toHaveLength(1);
		expect(withLongerMessage(panel, 99, height - 1).message.height).toBe(message.height + 1);
		expect(withLongerMessage(panel, 99, 0).moves!.height).toBe(1);
	});

	it('is as it was where nothing is wanted or to be had', () => {
		expect(withLongerMessage(panel, message.height, 1)).toBe(panel);
		expect(withLongerMessage(panel, 99, moves!.height)).toBe(panel);
		const {moves: _moves, ...without} = panel;
		expect(withLongerMessage(without, 99, 1)).toBe(without);
	});
});
