import {isMan, manColor, PAWN} from '../core/man.js';
import type {Square} from '../core/square.js';
import type {View} from '../rules/view.js';

/** Returns the square on which a man of the viewer's own vanished between two views; -1 when none did. */
export const lostSquare = (before: View, after: View): number =>
	before.cells.findIndex(
		(man, square) => isMan(man) && manColor(man) === after.viewer && after.cells[square] !== man,
	);

/** Returns where the other side may have landed when a man of the viewer's vanished between two views. */
export function takersOf(before: View, after: View): readonly Square[] {
	const side = after.viewer === 'white' ? 0 : 1;
	const lost = lostSquare(before, after);
	if (lost < 0) {
		return [];
	}

	// A pawn that stands where a double step ends may have been taken in passing.
	const isDoubleStep = (before.cells[lost] & 7) === PAWN && lost >> 3 === (side === 0 ? 3 : 4);
	return isDoubleStep ? [lost, side === 0 ? lost - 8 : lost + 8] : [lost];
}
