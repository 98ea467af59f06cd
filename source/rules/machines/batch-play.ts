import {EMPTY, KNIGHT, PAWN} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {isCaptureOrPawn} from '../chess.js';
import {filterLegal} from '../legal.js';
import {type Move, moveFrom, movePromotion, moveTo, toUciMove} from '../move.js';
import type {Position} from '../position.js';
import {moveFacts} from '../umpire/announce.js';
import {findLegalMove} from '../umpire/judge.js';
import {MOST_KNIGHTS} from './batch-tries.js';

const countKnights = ({board, men, count, side}: Position): number =>
	men[side]
		.subarray(0, count[side])
		.reduce((sum, square) => sum + ((board[square] & 7) === KNIGHT ? 1 : 0), 0);

/** Returns whether a move that the men allow is against the rules of a batch: a pawn takes no knight, and nobody has four. */
function isBarred(board: Position, move: Move): boolean {
	const victim = board.board[moveTo(move)];
	const takesKnight =
		(board.board[moveFrom(move)] & 7) === PAWN && victim !== EMPTY && (victim & 7) === KNIGHT;
	return takesKnight || (movePromotion(move) === 'knight' && countKnights(board) >= MOST_KNIGHTS);
}

/** Returns whether a pawn stands on a square that may turn into a knight. */
const canTurn = (board: Position, square: Square): boolean =>
	board.board[square] === (PAWN | (board.side << 3)) && countKnights(board) < MOST_KNIGHTS;

/** Returns the board after a pawn has turned into a knight where it stands. */
function turned(board: Position, square: Square): Played {
	const man = board.board[square];
	const after = board.turned(board.side ^ 1, NO_SQUARE);
	after.shift(square, square, man, (man & 8) | KNIGHT);
	return {after, isLoud: true};
}

/** One move of a batch as it was played; the other side's turn is next on the board after it. */
export type Played = {
	readonly after: Position;
	readonly captured?: Square;
	readonly isLoud: boolean;
};

function played(board: Position, move: Move): Played {
	const {taken} = moveFacts(board, move);
	return {
		after: board.after(move),
		isLoud: isCaptureOrPawn(board, move),
		...(taken === undefined ? {} : {captured: moveTo(move)}),
	};
}

/** Returns a board after one move of a batch; undefined where it cannot be played and is left out. */
export function playOne(board: Position, wanted: UciMove): Played | undefined {
	if (wanted.from === wanted.to) {
		return canTurn(board, wanted.from) ? turned(board, wanted.from) : undefined;
	}

	const move = findLegalMove(board, wanted);
	return move === undefined || isBarred(board, move) ? undefined : played(board, move);
}

/** A move of a batch that can be played. */
export type Playable = {readonly move: UciMove; readonly play: () => Played};

/** Returns the moves of a batch that can be played on a board. */
export function playable(board: Position): Playable[] {
	const {men, count, side} = board;
	const moves = filterLegal(board, (move) => !isBarred(board, move)).map((move): Playable => ({
		move: toUciMove(move),
		play: () => played(board, move),
	}));
	for (const from of board.isKingTaken ? [] : men[side].subarray(0, count[side])) {
		if (canTurn(board, from)) {
			const move: UciMove = {from, to: from, promotion: 'knight'};
			moves.push({move, play: () => turned(board, from)});
		}
	}

	return moves;
}
