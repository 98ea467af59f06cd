import {type Color, colorIndex, COLORS} from '../../core/color.js';
import {EMPTY, makeMan, UNSEEN} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {isAttacked, isInCheck} from '../attack.js';
import type {Announcement} from '../news.js';
import type {Position} from '../position.js';

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

/** Returns the squares on which a king can be placed anew as far as its owner sees: those of its half on which no man of his stands. */
export const anewSquares = (cells: Uint8Array, owner: Color): readonly Square[] =>
	halfOf(owner).filter((square) => cells[square] === EMPTY || cells[square] === UNSEEN);

/** Returns a board with a side's king on another square. */
export function movedKing(board: Position, owner: Color, square: Square): Position {
	const moved = board.clone();
	const king = makeMan(owner, 'king');
	moved.shift(board.kings[colorIndex(owner)], square, king, king);
	return moved;
}

/** Returns whether the king of the side to move would not be attacked on a square. */
export const isSafeFor = (board: Position, square: Square): boolean =>
	!isAttacked(movedKing(board, board.turn, square), square, board.side ^ 1);
