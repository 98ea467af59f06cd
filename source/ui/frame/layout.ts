import type {Box} from './box.js';
import {dividePanel, PANEL_PARTS, type PanelPart} from './panel-parts.js';

/**
 * The sizes a square can have, largest first, in columns × rows. A terminal's cell is about twice as
 * high as wide, so these look square.
 */
export const CELL_SIZES = [
	{width: 16, height: 8},
	{width: 12, height: 6},
	{width: 8, height: 4},
	{width: 6, height: 3},
	{width: 4, height: 2},
	{width: 2, height: 1},
] as const;
export type CellSize = (typeof CELL_SIZES)[number];

export type LayoutOptions = {
	/** The panel's parts; all of them when left out. The message pane is always there. */
	readonly parts?: readonly PanelPart[];
	/** Rows to keep between the board and the entry line, such as for a plot. Given only where room is. */
	readonly extra?: number;
	/** The least rows of a panel that is to stand under the board whatever room there is beside it. */
	readonly under?: number;
};

/** Where everything of a screen with a board goes. No box leaves the window and none overlaps another. */
export type BoardLayout = {
	readonly kind: 'board';
	readonly columns: number;
	readonly rows: number;
	readonly cell: CellSize;
	readonly header: Box;
	/** The squares with their coordinates. */
	readonly board: Box;
	/**
	 * The 64 squares alone. In 2×1 cells the column to the left of it belongs to the board too: there
	 * the a-file's left bracket stands.
	 */
	readonly squares: Box;
	/** Whether the files are named above the board too; they always are below it. */
	readonly filesAbove: boolean;
	/** Whether the ranks are named on the right too; they always are on the left. */
	readonly ranksRight: boolean;
	readonly placement: 'beside' | 'under';
	readonly panel: Box;
	/** The panel's parts from top to bottom; a part that finds no room is absent. */
	readonly message: Box;
	readonly moves?: Box;
	readonly taken?: Box;
	readonly ghosts?: Box;
	/** One-row boxes for the lines that part the panel. */
	readonly rules: readonly Box[];
	readonly extra?: Box;
	readonly entry: Box;
	readonly help?: Box;
};

/** The window is smaller than the smallest screen; `needed` is the nearest size that is not. */
export type TooSmallLayout = {
	readonly kind: 'too-small';
	readonly columns: number;
	readonly rows: number;
	readonly needed: {readonly columns: number; readonly rows: number};
};

export type Layout = BoardLayout | TooSmallLayout;

/** The smallest windows: the panel beside the board, and the panel under it. */
export const SMALLEST = {beside: {columns: 34, rows: 11}, under: {columns: 24, rows: 13}} as const;

/** Columns between the board and a panel beside it. */
export const GAP = 2;
export const HEADER = 1;
const ENTRY = 1;
const HELP = 1;

/** The least panel worth having beside and under a board of larger cells; 2×1 makes do with less. */
const LEAST_BESIDE = 24;
const LEAST_UNDER = 5;
/** Rows that a panel beside a smaller board has all the same, where they are. */
const LEAST_BESIDE_ROWS = 18;
/** So many rows below the board the panel beside it may have too; more go around everything. */
const LARGEST_BREAK = 3;
/** Lines longer than this are hard to read; a wider panel stays empty on the right. */
export const WIDEST_PANEL = 72;

/** Returns the columns left of the squares: the rank's name, and a column for a bracket or a space. */
export const rankMargin = (cell: CellSize): number => (cell.width === 2 ? 2 : 3);

/** Returns what one cell size makes of the window, before the panel is divided. */
function frameFor(cell: CellSize, columns: number, rows: number, under: number | undefined) {
	const small = cell.width === 2;
	const narrow = cell.width * 8 + rankMargin(cell);
	const low = cell.height * 8 + 1;
	// The help line, then names above and right of the board, are the first things to go.
	const fixed = HEADER + ENTRY;
	const ranksRight = !small && columns >= narrow + 2;
	const boardWidth = narrow + (ranksRight ? 2 : 0);
	const leastBeside = small ? SMALLEST.beside.columns - GAP - narrow : LEAST_BESIDE;
	const leastUnder = under ?? (small ? SMALLEST.under.rows - fixed - low : LEAST_UNDER);

	const isBeside =
		under === undefined &&
		columns >= boardWidth + GAP + leastBeside &&
		rows >= low + fixed + (small ? 0 : HELP);
	const least = low + fixed + (isBeside ? 0 : leastUnder);
	const fits =
		isBeside ||
		(columns >= Math.max(boardWidth, SMALLEST.under.columns) && rows >= least + (small ? 0 : HELP));
	const filesAbove = isBeside && rows >= least + HELP + 1;
	return fits
		? {
				cell,
				filesAbove,
				ranksRight,
				placement: isBeside ? ('beside' as const) : ('under' as const),
				boardWidth,
				boardHeight: low + (filesAbove ? 1 : 0),
				help: rows >= least + HELP,
				/** Rows that a panel under the board must have. */
				leastUnder: isBeside ? 0 : leastUnder,
			}
		: undefined;
}

/**
 * Returns where everything goes in a window of `columns` × `rows` characters: the largest cells that
 * leave room for a panel beside the board, or under it. The same window always gives the same layout,
 * so nothing that happens in a game moves the board. Pure.
 */
export function makeLayout(columns: number, rows: number, options: LayoutOptions = {}): Layout {
	const {parts = PANEL_PARTS, extra = 0, under} = options;
	const frame = CELL_SIZES.map((cell) => frameFor(cell, columns, rows, under)).find(
		(candidate) => candidate !== undefined,
	);
	if (frame === undefined) {
		const needed =
			columns < SMALLEST.beside.columns && rows >= SMALLEST.under.rows
				? SMALLEST.under
				: SMALLEST.beside;
		return {kind: 'too-small', columns, rows, needed};
	}

	const {cell, placement, filesAbove, ranksRight, boardWidth, boardHeight} = frame;
	const isBeside = placement === 'beside';
	const foot = ENTRY + (frame.help ? HELP : 0);
	let free = rows - foot - HEADER - boardHeight - frame.leastUnder;
	const extraRows = extra <= free ? extra : 0;
	free -= extraRows;
	// Air between the header and the board comes last: it is only worth a row that nothing needs.
	const air = free > (isBeside ? 0 : LEAST_UNDER) ? 1 : 0;
	// A panel beside the board is as high as the board; what is left of a large window lies around everything.
	const spare = isBeside
		? Math.max(0, free - air - Math.max(0, LEAST_BESIDE_ROWS - boardHeight))
		: 0;
	const frameTop = spare > LARGEST_BREAK ? (spare - 1) >> 1 : 0;
	const bottom = rows - foot - (spare > LARGEST_BREAK ? spare - 1 - frameTop : 0);

	const beside = Math.min(columns - boardWidth - GAP, WIDEST_PANEL);
	const across = Math.min(
		columns,
		isBeside ? boardWidth + GAP + beside : Math.max(boardWidth, WIDEST_PANEL),
	);
	const frameLeft = (columns - across) >> 1;
	const board: Box = {
		left: frameLeft + (isBeside ? 0 : (across - boardWidth) >> 1),
		top: frameTop + HEADER + air,
		width: boardWidth,
		height: boardHeight,
	};
	const squares: Box = {
		left: board.left + rankMargin(cell),
		top: board.top + (filesAbove ? 1 : 0),
		width: cell.width * 8,
		height: cell.height * 8,
	};
	const panelBottom = bottom - extraRows;
	const panel: Box = isBeside
		? {
				left: board.left + boardWidth + GAP,
				top: board.top,
				width: beside,
				height: panelBottom - board.top - (spare > LARGEST_BREAK ? 1 : 0),
			}
		: {
				left: frameLeft,
				top: board.top + boardHeight,
				width: Math.min(across, WIDEST_PANEL),
				height: panelBottom - board.top - boardHeight,
			};
	const row = (at: number, height = 1): Box => ({left: frameLeft, top: at, width: across, height});

	return {
		kind: 'board',
		columns,
		rows,
		cell,
		header: row(frameTop),
		board,
		squares,
		filesAbove,
		ranksRight,
		placement,
		panel,
		...dividePanel(panel, parts),
		...(extraRows > 0 ? {extra: row(panelBottom, extraRows)} : {}),
		entry: row(bottom),
		...(frame.help ? {help: row(bottom + ENTRY)} : {}),
	};
}

/** A panel smaller than this has no room for a page; then a page takes the window below the header. */
const LEAST_PAGE = {width: 28, height: 9};

/** Returns where a page or a list goes: over the panel, or over the board too where the panel is too small. */
export function pageBox({panel, header, entry}: BoardLayout): Box {
	if (panel.width >= LEAST_PAGE.width && panel.height >= LEAST_PAGE.height) {
		return panel;
	}

	const top = header.top + header.height;
	return {left: header.left + 1, top, width: header.width - 2, height: entry.top - top};
}
