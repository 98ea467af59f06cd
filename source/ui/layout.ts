/** A rectangle of the window in characters, from the top left corner (0, 0). */
export type Box = {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
};

/**
 * The sizes a square can have, largest first, in columns × rows. A terminal's cell is about twice as
 * high as wide, so these look square.
 */
export const CELL_SIZES = [
	{width: 8, height: 4},
	{width: 6, height: 3},
	{width: 4, height: 2},
	{width: 2, height: 1},
] as const;
export type CellSize = (typeof CELL_SIZES)[number];

/** The parts a side panel can have, in the order in which they stand below one another. */
const PANEL_PARTS = ['message', 'moves', 'taken', 'ghosts'] as const;
type PanelPart = (typeof PANEL_PARTS)[number];

type LayoutOptions = {
	/** The panel's parts; all of them when left out. The message pane is always there. */
	readonly parts?: readonly PanelPart[];
	/** Rows to keep between the board and the entry line, such as for a plot. Given only where room is. */
	readonly extra?: number;
	/** The largest cell width to use; 8 when left out. */
	readonly largestCell?: number;
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
const GAP = 2;
const HEADER = 1;
const ENTRY = 1;
const HELP = 1;

/** The least panel worth having beside and under a board of larger cells; 2×1 makes do with less. */
const LEAST_BESIDE = 24;
const LEAST_UNDER = 5;
/** Lines longer than this are hard to read; a wider panel stays empty on the right. */
const WIDEST_PANEL = 72;

/** What one cell size makes of the window, before the panel is divided. */
type Frame = {
	readonly cell: CellSize;
	readonly filesAbove: boolean;
	readonly ranksRight: boolean;
	readonly placement: 'beside' | 'under';
	readonly boardWidth: number;
	readonly boardHeight: number;
	readonly help: boolean;
	/** Rows that a panel under the board must have; 0 when it is beside it. */
	readonly leastUnder: number;
};

/** Returns the columns left of the squares: the rank's name, and a column for a bracket or a space. */
export const rankMargin = (cell: CellSize): number => (cell.width === 2 ? 2 : 3);

function frameFor(
	cell: CellSize,
	columns: number,
	rows: number,
	under: number | undefined,
): Frame | undefined {
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
				placement: isBeside ? 'beside' : 'under',
				boardWidth,
				boardHeight: low + (filesAbove ? 1 : 0),
				help: rows >= least + HELP,
				leastUnder: isBeside ? 0 : leastUnder,
			}
		: undefined;
}

/** A row of the panel goes to a part, or to the line that parts it from the one before. */
type Grant = PanelPart | 'rule-moves' | 'rule-taken';

/** Who gets the panel's rows, one after the other, until none is left; after it message and moves in turn. */
const GRANTS: readonly Grant[] = [
	'message',
	'message',
	'message',
	'moves',
	'taken',
	'ghosts',
	'message',
	'moves',
	'message',
	'rule-taken',
	'rule-moves',
	'ghosts',
	'moves',
	'moves',
	'message',
	'taken',
	'ghosts',
];
const LONGEST_MESSAGE = 14;

/** Returns how many rows each part of a panel of `height` rows gets. */
function grantRows(height: number, parts: readonly PanelPart[]): Map<Grant, number> {
	const granted = new Map<Grant, number>();
	const has = (part: Grant): boolean =>
		part === 'message' ||
		(part === 'rule-moves'
			? parts.includes('moves')
			: part === 'rule-taken'
				? parts.includes('taken') || parts.includes('ghosts')
				: parts.includes(part));
	let left = height;
	const grant = (part: Grant): void => {
		if (left > 0 && has(part)) {
			granted.set(part, (granted.get(part) ?? 0) + 1);
			left--;
		}
	};

	for (const part of GRANTS) {
		grant(part);
	}

	// What is left grows the message pane and the list of moves in turn, then the one that may grow on.
	const message = granted.get('message') ?? 0;
	const more = has('moves')
		? Math.min(Math.ceil(left / 2), Math.max(0, LONGEST_MESSAGE - message))
		: left;
	granted.set('message', message + more);
	if (left > more) {
		granted.set('moves', (granted.get('moves') ?? 0) + left - more);
	}

	return granted;
}

function dividePanel(panel: Box, parts: readonly PanelPart[]) {
	const granted = grantRows(panel.height, parts);
	const boxes: {[part in PanelPart]?: Box} = {};
	const rules: Box[] = [];
	let top = panel.top;
	const take = (part: Grant): Box | undefined => {
		const height = granted.get(part) ?? 0;
		const box = {left: panel.left, top, width: panel.width, height};
		top += height;
		return height > 0 ? box : undefined;
	};

	for (const part of ['message', 'rule-moves', 'moves', 'rule-taken', 'taken', 'ghosts'] as const) {
		const box = take(part);
		if (box === undefined) {
			continue;
		}

		if (part === 'rule-moves' || part === 'rule-taken') {
			rules.push(box);
		} else {
			boxes[part] = box;
		}
	}

	return {...boxes, message: boxes.message ?? {...panel, height: 0}, rules};
}

/**
 * Returns where everything goes in a window of `columns` × `rows` characters: the largest cells that
 * leave room for a panel beside the board, or under it. The same window always gives the same layout,
 * so nothing that happens in a game moves the board. Pure.
 */
export function makeLayout(columns: number, rows: number, options: LayoutOptions = {}): Layout {
	const {parts = PANEL_PARTS, extra = 0, largestCell = 8, under} = options;
	const frame = CELL_SIZES.filter(({width}) => width <= largestCell)
		.map((cell) => frameFor(cell, columns, rows, under))
		.find((candidate) => candidate !== undefined);
	if (frame === undefined) {
		const needed =
			columns < SMALLEST.beside.columns && rows >= SMALLEST.under.rows
				? SMALLEST.under
				: SMALLEST.beside;
		return {kind: 'too-small', columns, rows, needed};
	}

	const {cell, placement, filesAbove, ranksRight, boardWidth, boardHeight} = frame;
	const bottom = rows - ENTRY - (frame.help ? HELP : 0);
	let free = bottom - HEADER - boardHeight - frame.leastUnder;
	const extraRows = extra <= free ? extra : 0;
	free -= extraRows;
	// Air between the header and the board comes last: it is only worth a row that nothing needs.
	const air = free > (placement === 'under' ? LEAST_UNDER : 0) ? 1 : 0;

	const board: Box = {left: 0, top: HEADER + air, width: boardWidth, height: boardHeight};
	const squares: Box = {
		left: rankMargin(cell),
		top: board.top + (filesAbove ? 1 : 0),
		width: cell.width * 8,
		height: cell.height * 8,
	};
	const boardEnd = board.top + board.height;
	const panelBottom = bottom - extraRows;
	const panel: Box =
		placement === 'beside'
			? {
					left: boardWidth + GAP,
					top: board.top,
					width: Math.min(columns - boardWidth - GAP, WIDEST_PANEL),
					height: panelBottom - board.top,
				}
			: {
					left: 0,
					top: boardEnd,
					width: Math.min(columns, WIDEST_PANEL),
					height: panelBottom - boardEnd,
				};

	return {
		kind: 'board',
		columns,
		rows,
		cell,
		header: {left: 0, top: 0, width: columns, height: HEADER},
		board,
		squares,
		filesAbove,
		ranksRight,
		placement,
		panel,
		...dividePanel(panel, parts),
		...(extraRows > 0
			? {extra: {left: 0, top: panelBottom, width: columns, height: extraRows}}
			: {}),
		entry: {left: 0, top: bottom, width: columns, height: ENTRY},
		...(frame.help ? {help: {left: 0, top: bottom + ENTRY, width: columns, height: HELP}} : {}),
	};
}

/** A panel smaller than this has no room for a page; then a page takes the window below the header. */
const LEAST_PAGE = {width: 28, height: 9};

/** Returns where a page or a list goes: over the panel, or over the board too where the panel is too small. */
export function pageBox({panel, columns, header, entry}: BoardLayout): Box {
	if (panel.width >= LEAST_PAGE.width && panel.height >= LEAST_PAGE.height) {
		return panel;
	}

	const top = header.top + header.height;
	return {left: 1, top, width: columns - 2, height: entry.top - top};
}
