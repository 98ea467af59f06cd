import {describe, expect, it} from 'vitest';
import type {Gaze} from '../../../source/ui/replay/playback.js';
import {LONGEST_MESSAGE} from '../../../source/ui/frame/panel-parts.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {boxFault, isInside, overlap} from '../frame/boxes.js';
import {nextGaze, replayLayout, withRoomForText} from '../../../source/ui/replay/replay-layout.js';

const GAZES = ['all', 'white', 'truth', 'black'] as const;
const layoutOf = (columns: number, rows: number, gaze: Gaze) =>
	replayLayout(columns, rows, gaze, {hasNotes: false});

/** Returns what is wrong with a layout, or undefined. */
function fault(columns: number, rows: number, gaze: Gaze): string | undefined {
	const layout = layoutOf(columns, rows, gaze);
	if (layout.kind !== 'replay') {
		return undefined;
	}

	const window = {left: 0, top: 0, width: columns, height: rows};
	const {header, boards, rules, panes, moves, entry, help, page} = layout;
	const boxes = [
		header,
		...boards.flatMap(({title, place}) => [...(title === undefined ? [] : [title]), place.board]),
		...rules,
		...panes.map(({box}) => box),
		...(moves === undefined ? [] : [moves]),
		entry,
		...(help === undefined ? [] : [help]),
	];
	const broken = boxFault(boxes, window);
	if (broken !== undefined) {
		return broken;
	}

	if (boards.some(({place}) => !isInside(place.squares, place.board))) {
		return 'squares outside the board';
	}

	return !isInside(page, window) ||
		[header, entry, ...(help === undefined ? [] : [help])].some((box) => overlap(page, box))
		? 'the page covers the edges'
		: undefined;
}

const eyesAt = (columns: number, rows: number): string => {
	const layout = layoutOf(columns, rows, 'all');
	return layout.kind === 'replay'
		? layout.boards.map(({eyes, place}) => `${eyes} ${place.cell.width}`).join(', ')
		: layout.kind;
};

describe('replayLayout', () => {
	it('keeps every box inside the window and apart, at every size from 1×1 to 240×70', () => {
		// In the quick run at every third width, of each height others.
		const every = sampleSize(3, 1);
		const faults: string[] = [];
		for (let rows = 1; rows <= 70; rows++) {
			for (let columns = 1 + (rows % every); columns <= 240; columns += every) {
				for (const gaze of ['all', 'white'] as const) {
					const found = fault(columns, rows, gaze);
					if (found !== undefined) {
						faults.push(`${gaze} ${columns}×${rows}: ${found}`);
					}
				}
			}
		}

		expect(faults).toEqual([]);
	});

	it.each([
		[120, 40, 'white 4, truth 4, black 4'],
		[200, 60, 'white 6, truth 6, black 6'],
		[300, 80, 'white 12, truth 12, black 12'],
		[80, 24, 'white 4, black 4'],
		[100, 40, 'white 4, black 4'],
		[80, 23, 'truth 4'],
		[60, 40, 'truth 6'],
		[40, 12, 'truth 2'],
		[20, 10, 'too-small'],
	])('at %i×%i shows %s', (columns, rows, boards) => {
		expect(eyesAt(columns, rows)).toBe(boards);
	});

	it.each([
		[200, 60],
		[260, 90],
		[120, 60],
	])('stands several boards and what is told of them in the middle of %i×%i', (columns, rows) => {
		const layout = layoutOf(columns, rows, 'all');
		const {header, help, boards, entry} = layout.kind === 'replay' ? layout : undefined!;
		const right = columns - header.left - header.width;
		expect(Math.abs(header.left - right)).toBeLessThanOrEqual(1);
		expect(Math.abs(header.top - (rows - 1 - help!.top))).toBeLessThanOrEqual(1);
		const {board} = boards[0].place;
		// What is told fills the rows below, and no more of the window.
		expect(board.left - header.left).toBeLessThan(8);
		expect(entry.top - board.top - board.height).toBeLessThanOrEqual(24);
	});

	it('has room over the smallest boards for the longest name of a level and what its side sees', () => {
		const layout = layoutOf(80, 24, 'all');
		const text = '▸ Black · Coffeehouse player 32 sq. ';
		const {boards} = layout.kind === 'replay' ? layout : undefined!;
		for (const {title} of boards) {
			expect(title!.width).toBeGreaterThanOrEqual(text.length);
		}

		expect(new Set(boards.map(({title}) => title!.width)).size).toBe(1);
	});

	it('shows one board with the eyes that are asked for, as large as the window has room', () => {
		for (const eyes of ['white', 'truth', 'black'] as const) {
			expect(layoutOf(120, 40, eyes)).toMatchObject({
				boards: [{eyes, place: {cell: {width: 8}}}],
			});
		}
	});
});

describe('withRoomForText', () => {
	it('gives what is told the rows that the list of moves leaves, the same at every step', () => {
		const layout = layoutOf(80, 24, 'white');
		const usual = layout.kind === 'replay' ? layout : undefined!;
		const [told] = usual.panes;
		const longer = withRoomForText(usual, 3);
		const [{box}] = longer.panes;
		const gained = box.height - told.box.height;
		expect(gained).toBeGreaterThan(0);
		expect(longer.moves).toEqual({
			...usual.moves,
			top: usual.moves!.top + gained,
			height: usual.moves!.height - gained,
		});
		expect(longer.moves!.height).toBeGreaterThanOrEqual(3);
		expect(boxFault([box, longer.moves!, ...longer.rules], longer.page)).toBeUndefined();
		expect(withRoomForText(usual, usual.moves!.height).panes).toEqual(usual.panes);
		const long = withRoomForText(usual, usual.moves!.height, true);
		expect(long.panes[0].box.height).toBe(LONGEST_MESSAGE);
		expect(long.moves!.height).toBeGreaterThan(2);
		// Rows that the list leaves free in a large window are theirs, too.
		const large = layoutOf(200, 60, 'white');
		const wide = large.kind === 'replay' ? large : undefined!;
		expect(withRoomForText(wide, 20, true).panes[0].box.height).toBe(2 * LONGEST_MESSAGE);
		const full = withRoomForText(wide, wide.moves!.height, true);
		expect(full.moves).toEqual(wide.moves);
		const both = layoutOf(120, 40, 'all');
		expect(both.kind === 'replay' && withRoomForText(both, 1)).toBe(both);
	});
});

describe('nextGaze', () => {
	it.each([
		[120, 40, ['all', 'white', 'truth', 'black', 'all']],
		[40, 12, ['all', 'black', 'white', 'truth', 'black']],
	] as const)('goes round all that %i×%i has room for', (columns, rows, round) => {
		let gaze = round[0] as Gaze;
		for (const expected of round.slice(1)) {
			gaze = nextGaze(gaze, columns, rows, GAZES);
			expect(gaze).toBe(expected);
		}
	});
});
