import type {Cells} from '../core/board-text.js';
import {opposite} from '../core/color.js';
import {isAnyMan, makeMan, manColor} from '../core/man.js';
import {makeSan} from '../core/san.js';
import type {UciMove} from '../core/uci.js';
import {findVariant} from '../rules/registry.js';
import type {View} from '../rules/view.js';
import {isUnderCover} from './man-marks.js';
import {canReach} from './reach.js';

/** Returns what the men of a move's kind could do to go where it goes. */
export function rivalsOf(
	cells: Cells,
	{from: own, to}: UciMove,
	variantId: string,
): readonly UciMove[] {
	const variant = findVariant(variantId);
	const rivals: UciMove[] = [];
	for (let from = 0; from < 64; from++) {
		if (
			variant.ok &&
			cells[from] === cells[own] &&
			canReach(variant.value.moves, cells, from, to)
		) {
			rivals.push({from, to});
		}
	}

	return rivals;
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
	return makeSan(move, cells, rivalsOf(cells, move, variantId), isUnderCover(view, move.from));
}

/** Returns a board on which something stands where a move goes, for a capture that is heard and not seen. */
function withMan(cells: Cells, {from, to}: UciMove): Cells {
	const board = cells.slice();
	if (!isAnyMan(board[to])) {
		board[to] = makeMan(opposite(manColor(cells[from])), 'pawn');
	}

	return board;
}
