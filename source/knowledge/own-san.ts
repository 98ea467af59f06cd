import type {Cells} from '../core/board-text.js';
import {type Color, opposite} from '../core/color.js';
import {EMPTY, isAnyMan, makeMan, manColor, PAWN} from '../core/man.js';
import {makeSan} from '../core/san.js';
import {fileOf, rankOf, type Square} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import type {Book} from '../rules/book.js';
import {coveredCells} from '../rules/machines/concealed.js';
import {goesAs} from '../rules/machines/special.js';
import {variantOf} from '../rules/registry.js';
import type {View} from '../rules/view.js';
import {isUnderCover} from './man-marks.js';
import {canReach} from './reach.js';

/** What is seen of men that matters to how they go. */
type Seen = Pick<View, 'cells'> & Partial<Pick<View, 'marks' | 'shown'>>;

/** Returns a board with the men under covers as such, and without those of a side that others pass over since the other side does not see them. */
export function passedCells(seen: Seen, side: Color, {hides}: Book): Cells {
	const cells = coveredCells(seen);
	if (hides === 'king' || hides === 'knight') {
		const unseen = makeMan(side, hides);
		for (const [square, code] of cells.entries()) {
			cells[square] = code === unseen && seen.shown?.includes(square) !== true ? EMPTY : code;
		}
	}

	return cells;
}

/** Returns whether a pawn could go from one square to another as a pawn: as far as men on its way do not keep it. */
function isPawnsWay(cells: Cells, from: Square, to: Square): boolean {
	const ranks = (rankOf(to) - rankOf(from)) * (manColor(cells[from]) === 'white' ? 1 : -1);
	const files = Math.abs(fileOf(to) - fileOf(from));
	return ranks === 1
		? files <= 1
		: ranks === 2 && files === 0 && !isAnyMan(cells[(from + to) >> 1]);
}

/** Returns what the men of a move's kind could do to go where it goes. */
export function rivalsOf(
	seen: Seen,
	{from: own, to}: UciMove,
	variantId: string,
): readonly UciMove[] {
	const {cells} = seen;
	const alike = [...cells.keys()].filter((square) => cells[square] === cells[own]);
	if (alike.length < 2) {
		return [];
	}

	const variant = variantOf(variantId);
	const covered = coveredCells(seen);
	const passed = passedCells(seen, manColor(cells[own]), variant);
	return alike
		.filter((from) =>
			(covered[from] & 7) === PAWN
				? isPawnsWay(covered, from, to)
				: canReach(variant.moves, passed, from, to, covered[from]),
		)
		.map((from) => ({from, to}));
}

/**
 * Returns the text of an own move, told apart from what other own men of its kind could do by the
 * seat's own view. Where a seat sees the squares it can move to, that is every own move there is.
 */
export function makeOwnSan(
	view: View,
	move: UciMove,
	variantId: string,
	isCapture = false,
): string {
	const cells = isCapture ? withMan(view.cells, move) : view.cells;
	const rivals = rivalsOf({...view, cells}, move, variantId);
	const gone = goesAs(move, variantOf(variantId));
	return makeSan(gone, cells, rivals, isUnderCover(view, move.from));
}

/** Returns a board on which something stands where a move goes, for a capture that is heard and not seen. */
function withMan(cells: Cells, {from, to}: UciMove): Cells {
	const board = cells.slice();
	if (!isAnyMan(board[to])) {
		board[to] = makeMan(opposite(manColor(cells[from])), 'pawn');
	}

	return board;
}
