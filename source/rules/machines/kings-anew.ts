import {type Act, makeAct} from '../../core/act.js';
import {type Color, colorIndex, COLORS} from '../../core/color.js';
import {EMPTY, makeMan, UNSEEN} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {isAttacked, isInCheck} from '../attack.js';
import type {Announcement} from '../news.js';
import type {Position} from '../position.js';
import type {TurnAct} from '../variant.js';

/** Returns the squares of a side's half of the board. */
export const halfOf = (owner: Color): readonly Square[] =>
	Array.from({length: 32}, (_, index) => index + 32 * colorIndex(owner));

/** Returns where the kings stand, as both are told. */
export const tellKings = ({kings}: Position): Announcement => ({
	type: 'kings',
	white: squareName(kings[0]),
	black: squareName(kings[1]),
});

/** Returns the side whose king is in check and to be placed anew, White's first. */
export const toPlaceAnew = (board: Position): Color | undefined =>
	COLORS.find((side) => isInCheck(board, colorIndex(side)));

/**
 * Returns how a king can be placed anew as far as its owner sees, in no order: on squares of its half on which no man of
 * his stands, but where it was refused in this turn.
 */
export const kingActs = (cells: Uint8Array, owner: Color, turn: readonly TurnAct[]): Act[] =>
	halfOf(owner)
		.filter((square) => cells[square] === EMPTY || cells[square] === UNSEEN)
		.map((square): Act => ({kind: 'place', role: 'king', square}))
		.filter((act) => !turn.some(({text}) => text === makeAct(act)));

/** Returns the board on which the king of the side to move stands where an act puts it. */
function movedKing(board: Position, act: Act): Position | undefined {
	if (act.kind !== 'place') {
		return undefined;
	}

	const moved = board.clone();
	const king = makeMan(board.turn, 'king');
	moved.shift(board.kings[board.side], act.square, king, king);
	return isAttacked(moved, act.square, board.side ^ 1) ? undefined : moved;
}

/** Returns the acts that put the king of the side to move where it is not attacked. */
export const safeKingActs = (board: Position): Act[] =>
	kingActs(board.board, board.turn, []).filter((act) => movedKing(board, act) !== undefined);

/** Returns the board after an act that puts the king of the side to move; undefined where it cannot be named. */
export const movedByAct = (
	board: Position,
	turn: readonly TurnAct[],
	act: Act,
): Position | 'refused' | undefined =>
	kingActs(board.board, board.turn, turn).some((one) => makeAct(one) === makeAct(act))
		? (movedKing(board, act) ?? 'refused')
		: undefined;
