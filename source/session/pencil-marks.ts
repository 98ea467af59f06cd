import type {Color} from '../core/color.js';
import {parseSquare, type Square, squareName} from '../core/square.js';
import {isOwn} from '../knowledge/own-man.js';
import type {PencilMarks} from '../storage/save.js';

/** What can be written on a square: the men, and what else one notes of it. */
const SIGNS = Array.from('pnbrqk!?x');

/** Returns the sign that a text is; undefined where it is none. */
export const readSign = (text: string): string | undefined =>
	SIGNS.find((sign) => sign === text.toLowerCase());

/** Returns the marks that a seat is shown: all but those where a man of its own has come to stand, whom it need not guess. */
export const shownMarks = (
	marks: PencilMarks,
	{cells, seat}: {readonly cells: ArrayLike<number>; readonly seat: Color},
): PencilMarks =>
	Object.fromEntries(
		Object.entries(marks).filter(([name]) => !isOwn(cells[parseSquare(name) ?? 0] ?? 0, seat)),
	);

/** Returns the marks with a sign on a square, or without what stood there when there is no sign. */
export function withMark(
	marks: PencilMarks,
	square: Square,
	sign: string | undefined,
): PencilMarks {
	const {[squareName(square)]: _old, ...others} = marks;
	return sign === undefined ? others : {...others, [squareName(square)]: sign};
}

/** Returns the marks with a sign put on a square, or taken off where it stands already. */
export const withMarkToggled = (marks: PencilMarks, square: Square, sign: string): PencilMarks =>
	withMark(marks, square, marks[squareName(square)] === sign ? undefined : sign);

/** Returns the marks with what stands on one square carried to another, where it takes the place of any other. */
export function withMarkMoved(marks: PencilMarks, from: Square, to: Square): PencilMarks {
	const sign = marks[squareName(from)];
	return sign === undefined ? marks : withMark(withMark(marks, from, undefined), to, sign);
}
