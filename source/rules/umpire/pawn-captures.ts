import {BLACK_MAN, PAWN} from '../../core/man.js';
import {fileOf, rankOf} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {filterLegal} from '../legal.js';
import {type Move, moveFrom, moveTo} from '../move.js';
import type {Position} from '../position.js';

/** The bits of a move that hold its two squares. */
const SQUARES = 0xf_ff;

/** Returns whether a move of the man `man` is shaped like a pawn's capture. */
export const isPawnCapture = (man: number, {from, to}: Pick<UciMove, 'from' | 'to'>): boolean =>
	(man & 7) === PAWN &&
	Math.abs(fileOf(from) - fileOf(to)) === 1 &&
	rankOf(to) - rankOf(from) === (man & BLACK_MAN ? -1 : 1);

/**
 * Returns the pawn captures that the side to move has in truth, a move for each pair of squares: pins and
 * checks count, en passant is one of them, and the choice of a promotion makes no more of them (Moeser,
 * "Kriegspiel, Cincinnati style", 1977, 4; RAND rules of 1950, 12 and 16).
 */
export function findPawnCaptures(position: Position): Move[] {
	const {board} = position;
	const captures = filterLegal(position, (move) =>
		isPawnCapture(board[moveFrom(move)], {from: moveFrom(move), to: moveTo(move)}),
	);
	const found = new Map(captures.map((move) => [move & SQUARES, move]));
	return [...found.values()];
}
