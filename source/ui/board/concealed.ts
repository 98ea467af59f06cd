import type {Sight} from '../../core/fog-fen.js';
import {isMan} from '../../core/man.js';
import {parseSquare, type Square} from '../../core/square.js';

/** Returns the squares of the men that stand under a cover and whose role is seen all the same: by who arranged them, or in truth. */
export const concealedSquares = ({cells, marks = []}: Sight): readonly Square[] =>
	marks.flatMap((mark) => {
		const square = mark[2] === '~' ? parseSquare(mark.slice(0, 2)) : undefined;
		return square !== undefined && isMan(cells[square]) ? [square] : [];
	});
