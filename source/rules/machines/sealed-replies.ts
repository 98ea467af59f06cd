import {EMPTY, KING, PAWN} from '../../core/man.js';
import {fileOf, NO_SQUARE, type Square, squareAt, rankOf} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {isAttacked, isInCheck} from '../attack.js';
import {generateMoves} from '../generate.js';
import {filterLegal} from '../legal.js';
import {type Move, moveFrom, moveTo, toUciMove} from '../move.js';
import {MAX_MOVES, type Position} from '../position.js';
import {moveFacts} from '../umpire/announce.js';

const scratch = new Int32Array(MAX_MOVES);
const ANY_MOVE = () => true;

export const legalMoves = (board: Position): Move[] => filterLegal(board, ANY_MOVE);

/** Returns every move that a side's men could make on a board, whoever is on move there and whether it leaves the king to attack or not. */
export function possibleMoves(board: Position, side: number): UciMove[] {
	const end = generateMoves(board.turned(side, NO_SQUARE), scratch, 0);
	return Array.from(scratch.subarray(0, end), toUciMove);
}

const isCapture = (board: Position, move: Move): boolean =>
	moveFacts(board, move).taken !== undefined;

const isKings = ({board}: Position, move: Move): boolean => (board[moveFrom(move)] & 7) === KING;

/** Returns whether the man that moves attacks the other king from where it goes to; a check that it uncovers does not count. */
function checksItself(board: Position, move: Move): boolean {
	const next = board.after(move);
	const to = moveTo(move);
	const king = next.kings[next.side];
	const alone = next.clone();
	for (let square = 0; square < 64; square++) {
		const man = next.board[square];
		// Of the mover's men only this one is left; the others stand in the way as men of the other side do.
		if (man !== EMPTY && man >> 3 === board.side && square !== to) {
			alone.board[square] = PAWN | (next.side << 3);
		}
	}

	return king !== NO_SQUARE && isAttacked(alone, king, board.side);
}

/** Returns the first of some lists that is not empty. */
const firstOf = (...lists: readonly (() => Move[])[]): Move[] => {
	for (const list of lists) {
		const found = list();
		if (found.length > 0) {
			return found;
		}
	}

	return [];
};

/** Returns what may be played for a sealed move that was illegal: its man, which may neither take nor check, else the king, which may not take. */
export const amendments = (board: Position, from: Square): Move[] =>
	firstOf(
		() =>
			filterLegal(
				board,
				(move) => moveFrom(move) === from && !isCapture(board, move) && !checksItself(board, move),
			),
		() => filterLegal(board, (move) => isKings(board, move) && !isCapture(board, move)),
	);

/** Returns what may be replied to a move that was looked at: a capture or a check, else a move of the king. */
export const answers = (board: Position): Move[] =>
	firstOf(
		() =>
			filterLegal(
				board,
				(move) => isCapture(board, move) || isInCheck(board.after(move), board.side ^ 1),
			),
		() => filterLegal(board, (move) => isKings(board, move)),
	);

/** Returns the squares of the men that the side on move can move. */
export const movableSquares = (board: Position): readonly Square[] => [
	...new Set(legalMoves(board).map(moveFrom)),
];

/** Returns the square that a move passes over if it is a pawn's double step to where a pawn stands now, else NO_SQUARE. */
export function passedBy({from, to}: UciMove, {board}: Position): Square {
	const isDouble =
		(board[to] & 7) === PAWN && fileOf(from) === fileOf(to) && Math.abs(from - to) === 16;
	return isDouble ? squareAt(fileOf(from), (rankOf(from) + rankOf(to)) / 2) : NO_SQUARE;
}
