import {type Color, colorIndex} from '../../core/color.js';
import {KING, UNSEEN} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {isAttacked} from '../../rules/attack.js';
import {supposePosition} from '../../rules/hypothesis.js';
import {variantOf} from '../../rules/registry.js';
import {isSetUp, type View} from '../../rules/view.js';
import {isOwn} from '../own-man.js';
import {passedCells} from '../own-san.js';

/** Returns where a seat's own king stands by its view; NO_SQUARE where it has none. */
export const kingIn = ({cells}: Pick<View, 'cells'>, seat: Color): Square =>
	cells.findIndex((code) => (code & 7) === KING && isOwn(code, seat));

/** Returns whether men that both sides see attack the viewer's king, in a game in which it may not stay attacked and every square is seen. */
export function isOpenlyChecked(view: View, variant: string): boolean {
	const game = variantOf(variant);
	const king = kingIn(view, view.viewer);
	if (
		game.moves.royal !== 'check' ||
		king === NO_SQUARE ||
		isSetUp(view.phase) ||
		view.cells.includes(UNSEEN)
	) {
		return false;
	}

	// Who is seen by nobody else stands in nobody's way.
	const cells = passedCells(view, view.viewer, game);
	const board = supposePosition(view, game.moves, cells);
	return isAttacked(board, king, colorIndex(view.viewer) ^ 1);
}
