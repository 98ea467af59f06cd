import type {Cells} from '../../core/board-text.js';
import type {Color} from '../../core/color.js';
import type {Man} from '../../core/man.js';
import {fileOf, rankOf, type Square, squareAt} from '../../core/square.js';
import type {BoardLayout} from '../frame/layout.js';
import type {ManMark} from '../../knowledge/man-marks.js';
import type {Target} from './targets.js';
import type {BeliefMark, KnownMark} from '../../session/told/belief-mark.js';

/** An enemy man as it was last seen, or told of; `age` in plies since. */
export type GhostMark = {
	readonly square: Square;
	readonly man: Man;
	readonly age: number;
	readonly isTold?: true;
};

/** A player's own note on a square: one character, such as a man's letter. */
export type PencilMark = {readonly square: Square; readonly sign: string};

/** What a board shows. Only `cells` and `orientation` must be there; every overlay is optional. */
export type BoardModel = {
	/** 64 codes: EMPTY, a man, or UNSEEN for fog. */
	readonly cells: Cells;
	/** The side whose first rank is at the bottom. */
	readonly orientation: Color;
	/** Whose men are drawn as one's own; neither's when left out, as in the truth. */
	readonly seat?: Color;
	readonly cursor?: Square;
	/** The square of the man picked up. */
	readonly selected?: Square;
	readonly targets?: readonly Target[];
	/** From and to of the viewer's own last move. */
	readonly lastMove?: readonly Square[];
	/** What the other side's last turn changed: squares seen anew, squares lost from sight, where an own man was taken. */
	readonly newlySeen?: readonly Square[];
	readonly lost?: readonly Square[];
	readonly taken?: readonly Square[];
	/** Where the viewer's king stands that is in check, as far as it knows. */
	readonly check?: Square;
	/** What there is to say of men besides what they are: that they are concealed, not seen by the other side, two on a square. */
	readonly manMarks?: readonly ManMark[];
	readonly ghosts?: readonly GhostMark[];
	readonly pencil?: readonly PencilMark[];
	readonly belief?: readonly BeliefMark[];
	readonly known?: readonly KnownMark[];
	/** Squares that are lit for a moment, whether they are seen or not. */
	readonly flashing?: readonly Square[];
	/** Squares lit while a move is being typed, or by a hint. */
	readonly lit?: readonly Square[];
};

/** The part of a layout that the board's drawing needs. */
export type BoardPlace = Pick<
	BoardLayout,
	'cell' | 'board' | 'squares' | 'filesAbove' | 'ranksRight'
>;

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
