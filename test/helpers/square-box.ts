import type {Color} from '../../source/core/color.js';
import type {Square} from '../../source/core/square.js';
import {type BoardPlace, placeOf} from '../../source/ui/board/model.js';
import type {Box} from '../../source/ui/frame/box.js';

/** Returns the characters of the window that a square takes. */
export function boxOfSquare(
	place: Pick<BoardPlace, 'cell' | 'squares'>,
	orientation: Color,
	square: Square,
): Box {
	const {cell, squares} = place;
	const {column, row} = placeOf(square, orientation);
	return {
		left: squares.left + column * cell.width,
		top: squares.top + row * cell.height,
		width: cell.width,
		height: cell.height,
	};
}
