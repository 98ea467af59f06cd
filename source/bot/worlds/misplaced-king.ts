import {EMPTY} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {kingSteps, kingStepsFrom} from '../../knowledge/king-steps.js';
import {isAttacked} from '../../rules/attack.js';
import type {Position} from '../../rules/position.js';
import {likelyAlone} from './blocked-men.js';
import {isQueenTo} from './only-queen-mates.js';

/** What is bad for the side that has moved: where only a queen may mate, that she can be taken, and any other mate. */
export type Misfortune = {readonly queen: Square | undefined; readonly needsQueen: boolean};

/** Shares of the squares where a king may stand as well: those where it would draw by stalemate or by taking the queen, and those where it would be mated by a man that may not mate; and how likely it is stalemated where it stands. */
export type MisplacedRisk = {
	readonly drawn: number;
	readonly lost: number;
	readonly stuck: number;
};

const NO_RISK: MisplacedRisk = {drawn: 0, lost: 0, stuck: 0};

/**
 * Returns on what share of the squares at most two steps from the king of the side to move it would be stalemated, or be
 * mated or take a queen in a way that is bad: what a few worlds, in which it stands somewhere else, do not show. The
 * position is as it was afterwards.
 */
export function misplacedRisk(position: Position, {queen, needsQueen}: Misfortune): MisplacedRisk {
	const {board, side, kings} = position;
	const home = kings[side];
	if (home === NO_SQUARE) {
		return NO_RISK;
	}

	const isLoose = queen !== undefined && !isAttacked(position, queen, side ^ 1);
	const alone = likelyAlone(position);
	const king = board[home];
	board[home] = EMPTY;
	const canStep = (to: Square): boolean =>
		(board[to] === EMPTY || board[to] >> 3 !== side) && !isAttacked(position, to, side ^ 1);
	let squares = 0;
	let drawn = 0;
	let lost = 0;
	const isStuck =
		alone > 0 && !isAttacked(position, home, side ^ 1) && ![...kingStepsFrom(home)].some(canStep);
	for (const square of kingSteps(kingStepsFrom(home))) {
		if (square === home || board[square] !== EMPTY) {
			continue;
		}

		const steps = kingStepsFrom(square);
		const isCheck = isAttacked(position, square, side ^ 1);
		const isBad = isCheck ? needsQueen && !isQueenTo(position, square, side ^ 1) : alone > 0;
		squares++;
		if (isLoose && steps.has(queen)) {
			drawn++;
		} else if (isBad && ![...steps].some(canStep)) {
			drawn += isCheck ? 0 : alone;
			lost += isCheck ? 1 : 0;
		}
	}

	board[home] = king;
	return {
		drawn: drawn / Math.max(1, squares),
		lost: lost / Math.max(1, squares),
		stuck: isStuck ? alone : 0,
	};
}
