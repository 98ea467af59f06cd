import {type Act, isMove} from '../../core/act.js';
import {makeMan, QUEEN} from '../../core/man.js';
import {COLORS} from '../../core/color.js';
import type {Square} from '../../core/square.js';
import {isAttacked, isInCheck, isWalkedTo} from '../../rules/attack.js';
import type {Position} from '../../rules/position.js';

/** A draw where only a queen may mate, in hundredths of a pawn: worse than to play on as long as nothing is lost, since queens are soon gone. */
export const DRAWN = -250;
/**
 * What a check risks that no queen gives, in values pressed together, while men of the other side are nowhere known: three of 102
 * such checks were mate and lost what was nearly won (47 games against random acts). What is won can be had without them.
 */
const RISKY_CHECK = 300;
/** What a step of the queen risks while the other side has a man beside its king, and for each of them, in values pressed together, and at most. */
const HAZARD = 60;
const HAZARD_BY_MAN = 30;
const MOST_HAZARD = 190;
/** The share of that for a queen that is attacked where she stands. */
const FLEEING = 1 / 2;
const QUEEN_ALONE = Uint8Array.of(QUEEN);

/** Returns whether a queen of `side`, 0 for White, attacks a square. */
export const isQueenTo = (position: Position, square: Square, side: number): boolean =>
	isWalkedTo(position, square, side, QUEEN_ALONE);

/** Returns where the queen of `side` stands, one of them if there are more; undefined when there is none. */
export function queenOf({board}: Position, side: number): Square | undefined {
	const square = board.indexOf(makeMan(COLORS[side], 'queen'));
	return square < 0 ? undefined : square;
}

/** Returns whether the queen of `side` can be taken: then its game is drawn at best. */
export function isQueenAttacked(position: Position, side: number): boolean {
	const queen = queenOf(position, side);
	return queen !== undefined && isAttacked(position, queen, side ^ 1);
}

/** Returns what an act of `side` risks that no world of a few shows, in values pressed together: a queen moves among men who are nowhere known for sure. */
export function hazardOf(act: Act, position: Position, side: number): number {
	const {board, count} = position;
	const men = count[side ^ 1] - 1;
	return isMove(act) && (board[act.from] & 7) === QUEEN && men > 0
		? Math.min(MOST_HAZARD, HAZARD + HAZARD_BY_MAN * men) *
				(isQueenAttacked(position, side) ? FLEEING : 1)
		: 0;
}

/** Returns what is risked by a check, in values pressed together, that no queen of `side` gives: it may be mate by a man that is nowhere known, and lose. */
export const riskOfMate = (position: Position, side: number): number =>
	position.count[side ^ 1] > 1 &&
	isInCheck(position, side ^ 1) &&
	!isQueenTo(position, position.kings[side ^ 1], side)
		? RISKY_CHECK
		: 0;
