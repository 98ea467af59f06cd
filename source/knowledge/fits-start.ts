import {rightsOf} from '../core/castling.js';
import {colorIndex} from '../core/color.js';
import type {Setup} from '../core/fen.js';
import {UNSEEN} from '../core/man.js';
import type {View} from '../rules/view.js';
import {isManOf} from './positions/codes.js';

/** Returns whether a seat may have seen this much of a start. */
export function fitsStart({cells, turn, castling}: Setup, view: View): boolean {
	const side = colorIndex(view.viewer);
	return (
		turn === view.turn &&
		(castling & rightsOf(view.viewer)) === view.castling &&
		view.cells.every((code, square) =>
			code === UNSEEN ? !isManOf(cells[square], side) : code === cells[square],
		)
	);
}
