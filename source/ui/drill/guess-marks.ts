import {parseSquare} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import type {PencilMarks} from '../../storage/save.js';

/**
 * The pencil mark that is a guess of where the king is. A guess is kept among the pencil marks of the seat,
 * so it lies in the save with them and comes back when the drill is resumed.
 */
export const GUESS_SIGN = '@';

export const guessOf = (marks: PencilMarks): SquareSet =>
	SquareSet.from(
		Object.entries(marks).flatMap(([name, sign]) => {
			const square = sign === GUESS_SIGN ? parseSquare(name) : undefined;
			return square === undefined ? [] : [square];
		}),
	);

/** Returns a seat's pencil marks without its guess. */
export const notesOf = (marks: PencilMarks): PencilMarks =>
	Object.fromEntries(Object.entries(marks).filter(([, sign]) => sign !== GUESS_SIGN));
