import {BLACK_MAN, PAWN} from '../../core/man.js';
import {fileOf, rankOf} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {generateLegalMoves} from '../legal.js';
import {type Move, moveFrom, moveTo} from '../move.js';
import {MAX_MOVES, type Position} from '../position.js';

const scratch = new Int32Array(MAX_MOVES);

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
	const end = generateLegalMoves(position, scratch, 0);
	const found = new Map<number, Move>();
	for (const move of scratch.subarray(0, end)) {
		const [from, to] = [moveFrom(move), moveTo(move)];
		if (isPawnCapture(position.board[from], {from, to})) {
			found.set(from * 64 + to, move);
		}
	}

	return [...found.values()];
}
