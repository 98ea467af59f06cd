import type {ByColor} from '../../core/color.js';
import type {Eyes} from '../../match/review.js';
import type {BoardPlace} from '../board/model.js';
import {
	type Box,
	type BoardLayout,
	CELL_SIZES,
	type CellSize,
	makeLayout,
	rankMargin,
	type TooSmallLayout,
} from '../layout.js';

/** What a spectator looks at: as much as fits side by side, or one board. */
export const GAZES = ['all', 'white', 'truth', 'black'] as const;
export type Gaze = (typeof GAZES)[number];

/** One board of several: whose eyes it is seen with, where its title stands, and where it is drawn. */
export type BoardFrame = {readonly eyes: Eyes; readonly title: Box; readonly place: BoardPlace};

/** Boards side by side, with the moves and what each side is told under them. */
export type SeveralBoards = {
	readonly kind: 'several';
	readonly columns: number;
	readonly rows: number;
	readonly header: Box;
	/** From left to right. */
	readonly boards: readonly BoardFrame[];
	readonly rule?: Box;
	readonly news: ByColor<Box>;
	readonly moves: Box;
	/** Where all keys are listed: everything between the header and the help line. */
	readonly page: Box;
	readonly entry: Box;
	readonly help: Box;
};

/** One board as in any other game, with the eyes that it is seen with. */
export type OneBoard = {
	readonly kind: 'one';
	readonly eyes: Eyes;
	readonly layout: BoardLayout;
};

export type SpectatorLayout = SeveralBoards | OneBoard | TooSmallLayout;

/** Whose boards stand side by side. What a side sees holds all its own men, so that two show the truth as well. */
const SIDE_BY_SIDE: readonly (readonly Eyes[])[] = [
	['white', 'truth', 'black'],
	['white', 'black'],
];

const GAP = 2;
const HEADER = 1;
const TITLE = 1;
const FOOT = 2;
/** The least rows under the boards, and from how many on a line parts them from the boards. */
const LEAST_PANEL = 3;
const RULED_PANEL = 6;
/** Squares of one row are too small for more boards than one to be worth it. */
const LEAST_CELL = 4;
const WIDEST_PANEL = 72;

/** Returns where `count` columns of the window begin and how wide they are. */
function columnsOf(columns: number, count: number): readonly Pick<Box, 'left' | 'width'>[] {
	const width = Math.floor((columns - GAP * (count - 1)) / count);
	return Array.from({length: count}, (_, index) => ({left: index * (width + GAP), width}));
}

function placeOf(cell: CellSize, left: number, top: number): BoardPlace {
	const margin = rankMargin(cell);
	const width = cell.width * 8;
	const height = cell.height * 8;
	return {
		cell,
		board: {left, top, width: width + margin, height: height + 1},
		squares: {left: left + margin, top, width, height},
		filesAbove: false,
		ranksRight: false,
	};
}

/** Returns boards with these eyes side by side, in the largest cells that leave room for what goes under them. */
function placeSeveral(
	columns: number,
	rows: number,
	eyes: readonly Eyes[],
): SeveralBoards | undefined {
	const slots = columnsOf(columns, eyes.length);
	const free = rows - HEADER - TITLE - FOOT - LEAST_PANEL;
	const cell = CELL_SIZES.find(
		(size) =>
			size.width >= LEAST_CELL &&
			size.width * 8 + rankMargin(size) <= slots[0].width &&
			size.height * 8 + 1 <= free,
	);
	if (cell === undefined) {
		return undefined;
	}

	const boards = slots.map(({left, width}, index): BoardFrame => ({
		eyes: eyes[index],
		title: {left, top: HEADER, width, height: TITLE},
		place: placeOf(cell, left, HEADER + TITLE),
	}));
	const end = HEADER + TITLE + cell.height * 8 + 1;
	const bottom = rows - FOOT;
	const hasRule = bottom - end >= RULED_PANEL;
	const top = end + (hasRule ? 1 : 0);
	const [white, moves, black] = columnsOf(columns, 3).map(({left, width}) => ({
		// In line with what stands in the other rows.
		left: left + 1,
		top,
		width: Math.min(width - 1, WIDEST_PANEL),
		height: bottom - top,
	}));
	return {
		kind: 'several',
		columns,
		rows,
		header: {left: 0, top: 0, width: columns, height: HEADER},
		boards,
		...(hasRule ? {rule: {left: 0, top: end, width: columns, height: 1}} : {}),
		news: {white, black},
		moves,
		page: {left: 1, top: HEADER, width: columns - 2, height: bottom - HEADER},
		entry: {left: 0, top: bottom, width: columns, height: 1},
		help: {left: 0, top: bottom + 1, width: columns, height: 1},
	};
}

const several = (columns: number, rows: number): SeveralBoards | undefined =>
	SIDE_BY_SIDE.map((eyes) => placeSeveral(columns, rows, eyes)).find(
		(placed) => placed !== undefined,
	);

/**
 * Returns where everything goes for somebody who watches a game, in a window of `columns` × `rows`: White's
 * view, the truth and Black's view side by side where they fit, else both views, else one board. Pure.
 */
export function spectatorLayout(columns: number, rows: number, gaze: Gaze): SpectatorLayout {
	const together = gaze === 'all' ? several(columns, rows) : undefined;
	if (together !== undefined) {
		return together;
	}

	const layout = makeLayout(columns, rows, {parts: ['message', 'moves']});
	return layout.kind === 'too-small'
		? layout
		: {kind: 'one', eyes: gaze === 'all' ? 'truth' : gaze, layout};
}

/** Returns what is looked at after a gaze: round all that the window has room for. Pure. */
export function nextGaze(gaze: Gaze, columns: number, rows: number): Gaze {
	const hasSeveral = several(columns, rows) !== undefined;
	const choices = GAZES.filter((one) => hasSeveral || one !== 'all');
	// Where one board has room, all at once is the truth.
	const here = hasSeveral || gaze !== 'all' ? gaze : 'truth';
	return choices[(choices.indexOf(here) + 1) % choices.length];
}
