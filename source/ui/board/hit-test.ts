import type {Color} from '../../core/color.js';
import {fileOf, rankOf, type Square, squareAt} from '../../core/square.js';
import type {BoardPlace} from './model.js';

/** Returns the column and row, both 0–7 from the top left, in which a square is drawn; its own inverse for squares. */
export const placeOf = (
	square: Square,
	orientation: Color,
): {readonly column: number; readonly row: number} =>
	orientation === 'white'
		? {column: fileOf(square), row: 7 - rankOf(square)}
		: {column: 7 - fileOf(square), row: rankOf(square)};

/** Returns the square drawn in a column and row, both 0–7 from the top left. */
export const squareInPlace = (column: number, row: number, orientation: Color): Square =>
	orientation === 'white' ? squareAt(column, 7 - row) : squareAt(7 - column, row);

/** Returns the square drawn at a character of the window (from 0, 0), or undefined beside the squares. */
export function squareAtPoint(
	place: Pick<BoardPlace, 'cell' | 'squares'>,
	orientation: Color,
	x: number,
	y: number,
): Square | undefined {
	const column = Math.floor((x - place.squares.left) / place.cell.width);
	const row = Math.floor((y - place.squares.top) / place.cell.height);
	return column >= 0 && column < 8 && row >= 0 && row < 8
		? squareInPlace(column, row, orientation)
		: undefined;
}
