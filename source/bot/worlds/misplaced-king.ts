import {EMPTY} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {kingSteps, kingStepsFrom} from '../../knowledge/king-steps.js';
import {isAttacked} from '../../rules/attack.js';
import {countManMoves} from '../../rules/generate.js';
import type {Position} from '../../rules/position.js';
import {isQueenTo} from './only-queen-mates.js';

/** What is bad for the side that has moved: where only a queen may mate, that she can be taken, and any other mate. */
export type Misfortune = {readonly queen: Square | undefined; readonly needsQueen: boolean};

/** Returns whether no man of the side to move can go anywhere but its king. */
function isKingAlone(position: Position): boolean {
	const {side, kings, men, count} = position;
	for (let index = 0; index < count[side]; index++) {
		const from = men[side][index];
		if (from !== kings[side] && countManMoves(position, from, side) > 0) {
			return false;
		}
	}

	return true;
}

/**
 * Returns the share of the squares at most two steps from the king of the side to move where it would be stalemated, or be
 * mated or take a queen in a way that is bad: what a few worlds, in which it stands somewhere else, do not show. The
 * position is as it was afterwards.
 */
export function misplacedRisk(position: Position, {queen, needsQueen}: Misfortune): number {
	const {board, side, kings} = position;
	const home = kings[side];
	if (home === NO_SQUARE) {
		return 0;
	}

	const isLoose = queen !== undefined && !isAttacked(position, queen, side ^ 1);
	const isAlone = isKingAlone(position);
	const king = board[home];
	board[home] = EMPTY;
	const canStep = (to: Square): boolean =>
		(board[to] === EMPTY || board[to] >> 3 !== side) && !isAttacked(position, to, side ^ 1);
	let squares = 0;
	let bad = 0;
	for (const square of kingSteps(kingStepsFrom(home))) {
		if (square === home || board[square] !== EMPTY) {
			continue;
		}

		const steps = kingStepsFrom(square);
		const isCheck = isAttacked(position, square, side ^ 1);
		const isBad = isCheck ? needsQueen && !isQueenTo(position, square, side ^ 1) : isAlone;
		squares++;
		bad += (isLoose && steps.has(queen)) || (isBad && ![...steps].some(canStep)) ? 1 : 0;
	}

	board[home] = king;
	return bad / Math.max(1, squares);
}
