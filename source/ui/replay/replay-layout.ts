import type {Eyes} from '../../match/review.js';
import type {BoardPlace} from '../board/model.js';
import {
	type BoardLayout,
	GAP,
	HEADER,
	type Layout,
	makeLayout,
	pageBox,
	rankMargin,
	type TooSmallLayout,
	WIDEST_PANEL,
} from '../frame/layout.js';
import {LONGEST_MESSAGE, withLongerMessage} from '../frame/panel-parts.js';
import type {Gaze} from './playback.js';
import type {Box} from '../frame/box.js';

/** One board: whose eyes it is seen with, where it is drawn, and where its title stands when it is not alone. */
export type BoardFrame = {readonly eyes: Eyes; readonly place: BoardPlace; readonly title?: Box};

/** Where everything of a record goes, on one board or on several side by side. */
export type ReplayLayout = {
	readonly kind: 'replay';
	readonly header: Box;
	/** From left to right. */
	readonly boards: readonly BoardFrame[];
	/** Where it is told what happened, to whom. */
	readonly panes: readonly {readonly eyes: Eyes; readonly box: Box}[];
	readonly moves?: Box;
	/** One-row boxes for lines. */
	readonly rules: readonly Box[];
	readonly plot?: Box;
	/** Where the help goes, and whether boards and plot lie under it. */
	readonly page: Box;
	readonly coversBoards: boolean;
	readonly entry: Box;
	readonly help?: Box;
};

/** What a record asks of its layout. */
export type ReplayNeeds = {
	/** Whether what is said counts for more than the list of moves where room is scarce. */
	readonly hasNotes: boolean;
	/** Whether there is a plot, and not only boards, words and moves. */
	readonly hasPlot?: boolean;
};

/** Whose boards stand side by side. What a side sees holds all its own men, so that two show the truth as well. */
const SIDE_BY_SIDE: readonly (readonly Eyes[])[] = [
	['white', 'truth', 'black'],
	['white', 'black'],
];
const TITLE = 1;
/** The least rows under boards side by side, and from how many on a line parts them from the boards. */
const LEAST_PANEL = 3;
const RULED_PANEL = 6;
/** Squares of one row are too small for more boards than one to be worth it. */
const LEAST_CELL = 4;
/** Fewer signs than these leave a note no room beside the list of moves. */
const LEAST_NOTE = 240;
/** The least rows of a plot, and those that are tried under the board, the most first: bars of three rows, of two and of one with a row between, and of one without. */
const LEAST_PLOT = 3;
const PLOT_HEIGHTS = [8, 6, 4, LEAST_PLOT] as const;

/** Between boards side by side one column will do: the names of the ranks have another. */
const BETWEEN = 1;
/** So much wider than its board is the part of the window that a board has; what is left lies around all of them. */
const LARGEST_AIR = 8;
/** What is told below boards has no use for more rows. */
const LONGEST_PANEL = 24;

/** Returns where `count` columns of so many characters begin and how wide they are. */
function columnsOf(
	{left, width: whole}: Pick<Box, 'left' | 'width'>,
	count: number,
	gap: number,
): readonly Pick<Box, 'left' | 'width'>[] {
	const width = Math.floor((whole - gap * (count - 1)) / count);
	return Array.from({length: count}, (_, index) => ({left: left + index * (width + gap), width}));
}

/** Returns boards with these eyes side by side, what each side is told and the moves under them; undefined where there is no room. */
function placeSeveral(
	columns: number,
	rows: number,
	eyes: readonly Eyes[],
): ReplayLayout | undefined {
	const count = eyes.length;
	const [slot] = columnsOf({left: 0, width: columns}, count, BETWEEN);
	const one = makeLayout(slot.width, rows - TITLE, {under: LEAST_PANEL});
	if (one.kind === 'too-small' || one.cell.width < LEAST_CELL) {
		return undefined;
	}

	const {cell} = one;
	const margin = rankMargin(cell);
	const {height} = one.board;
	const whole = margin + one.squares.width;
	const across = Math.min(columns, count * (whole + LARGEST_AIR) + BETWEEN * (count - 1));
	const block = {left: (columns - across) >> 1, width: across};
	const spare = Math.max(0, one.entry.top - HEADER - height - LONGEST_PANEL);
	const start = spare >> 1;
	const top = start + HEADER + TITLE;
	const slots = columnsOf(block, count, BETWEEN);
	/** Boards stand in the middle of what they have. */
	const offset = (slots[0].width - whole) >> 1;
	// The last one has nothing beside it that it could run into but the edge; the others have no more.
	const titleWidth = Math.min(slots[0].width, block.left + across - slots[count - 1].left - offset);
	const boards = slots.map(({left}, index): BoardFrame => ({
		eyes: eyes[index],
		title: {
			left: left + offset,
			top: start + HEADER,
			width: titleWidth,
			height: TITLE,
		},
		place: {
			cell,
			board: {left: left + offset, top, width: whole, height},
			squares: {...one.squares, left: left + offset + margin, top},
			filesAbove: false,
			ranksRight: false,
		},
	}));
	const end = top + height;
	const bottom = one.entry.top + TITLE - (spare - start);
	const rule = bottom - end < RULED_PANEL ? 0 : 1;
	const [white, moves, black] = columnsOf(block, 3, GAP).map(({left, width}) => ({
		// In line with what stands in the other rows.
		left: left + 1,
		top: end + rule,
		width: Math.min(width - 1, WIDEST_PANEL),
		height: bottom - end - rule,
	}));
	const row = (at: number): Box => ({...block, top: at, height: 1});
	return {
		kind: 'replay',
		header: row(start),
		boards,
		panes: [
			{eyes: 'white', box: white},
			{eyes: 'black', box: black},
		],
		moves,
		rules: rule === 0 ? [] : [row(end)],
		page: {
			left: block.left + 1,
			top: start + HEADER,
			width: across - 2,
			height: bottom - start - HEADER,
		},
		coversBoards: true,
		entry: row(bottom),
		help: row(bottom + 1),
	};
}

const several = (columns: number, rows: number): ReplayLayout | undefined =>
	SIDE_BY_SIDE.map((eyes) => placeSeveral(columns, rows, eyes)).find(
		(placed) => placed !== undefined,
	);

/**
 * Returns a layout with one board; where room is scarce one with notes has no list of moves. A plot stands under the board
 * where there is room, else at the foot of what stands beside it.
 */
function placeOne(
	columns: number,
	rows: number,
	{hasNotes, hasPlot = false}: ReplayNeeds,
): Layout & {plot?: Box} {
	const place = (extra: number): Layout => {
		const whole = makeLayout(columns, rows, {parts: ['message', 'moves'], extra});
		const isScarce =
			whole.kind === 'board' && whole.message.width * whole.message.height < LEAST_NOTE;
		return hasNotes && isScarce ? makeLayout(columns, rows, {parts: ['message'], extra}) : whole;
	};
	const under = (hasPlot ? PLOT_HEIGHTS : [])
		.map((extra) => place(extra))
		.find((one) => one.kind === 'board' && one.extra !== undefined);
	if (under?.kind === 'board' && under.extra !== undefined) {
		return {...under, plot: under.extra};
	}

	const layout = place(0);
	if (!hasPlot || layout.kind === 'too-small') {
		return layout;
	}

	const name = layout.moves === undefined ? 'message' : 'moves';
	const part = layout[name] ?? layout.message;
	const height = part.height - LEAST_PLOT;
	const plot = {...part, top: part.top + height, height: LEAST_PLOT};
	return height < LEAST_PLOT ? layout : {...layout, [name]: {...part, height}, plot};
}

function oneBoard(layout: BoardLayout & {readonly plot?: Box}, eyes: Eyes): ReplayLayout {
	const {message, panel} = layout;
	const page = pageBox(layout);
	return {
		...layout,
		kind: 'replay',
		boards: [{eyes, place: layout}],
		panes: [{eyes, box: message}],
		page,
		coversBoards: page !== panel,
	};
}

/**
 * Returns where everything goes in a window of `columns` × `rows`: White's view, the truth and Black's view side by side
 * where all are looked at and they fit, else both views, else one board. Pure.
 */
export function replayLayout(
	columns: number,
	rows: number,
	gaze: Gaze,
	needs: ReplayNeeds,
): ReplayLayout | TooSmallLayout {
	const together = gaze === 'all' ? several(columns, rows) : undefined;
	if (together !== undefined) {
		return together;
	}

	const layout = placeOne(columns, rows, needs);
	return layout.kind === 'too-small' ? layout : oneBoard(layout, gaze === 'all' ? 'truth' : gaze);
}

/** So many rows a list of moves keeps beside verdicts, which are long; and so many these take that the list leaves free. */
const LEAST_LISTED = 2;
const LONGEST_VERDICTS = 24;

/** Returns a layout in which what is told beside one board has the rows that `listed` rows of moves leave, or beside long texts all but a few, whatever is told: nothing moves from step to step. Pure. */
export function withRoomForText(
	layout: ReplayLayout,
	listed: number,
	isLong = false,
): ReplayLayout {
	const {panes, moves, rules} = layout;
	const [{eyes, box}] = panes;
	if (panes.length > 1 || moves === undefined) {
		return layout;
	}

	const panel = withLongerMessage(
		{message: box, moves, rules},
		LONGEST_MESSAGE,
		isLong ? Math.min(listed, LEAST_LISTED) : listed,
	);
	const {message, ...below} = isLong ? withLongerMessage(panel, LONGEST_VERDICTS, listed) : panel;
	return {...layout, ...below, panes: [{eyes, box: message}]};
}

/** Returns what is looked at after a gaze: round all of these that the window has room for. Pure. */
export function nextGaze(gaze: Gaze, columns: number, rows: number, gazes: readonly Gaze[]): Gaze {
	const hasSeveral = several(columns, rows) !== undefined;
	const choices = gazes.filter((one) => hasSeveral || one !== 'all');
	// Where one board has room, all at once is the truth.
	const here = hasSeveral || gaze !== 'all' ? gaze : 'truth';
	return choices[(choices.indexOf(here) + 1) % choices.length];
}
