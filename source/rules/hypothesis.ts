import type {Cells} from '../core/board-text.js';
import type {Setup} from '../core/fen.js';
import type {MoveRules} from './move-rules.js';
import {Position} from './position.js';
import type {View} from './view.js';

/**
 * Returns a position as it would be if `cells` were the truth and nothing stood on the squares that the
 * seat does not see: a seat's guess, never the truth. `cells` is the view's own board unless the seat
 * fills in more. A king may be missing.
 */
export function supposePosition(view: View, rules: MoveRules, cells: Cells = view.cells): Position {
	return Position.fromSetupUnchecked(supposedSetup(view, cells), rules);
}

/** Returns the arrangement of such a position. */
export const supposedSetup = ({turn, castling, epSquare}: View, cells: Cells): Setup => ({
	cells,
	turn,
	castling,
	epSquare,
	halfmoves: 0,
	fullmoves: 1,
});
