import {popCount} from '../../core/square-set.js';
import {fileOf, rankOf, type Square} from '../../core/square.js';
import {stepsHigh, stepsLow, type TwoMen} from './two-men.js';
import {highBit, lowBit, type Turn} from './two-men-answers.js';

/** The squares of a set, as halves. */
export type Halves = {readonly low: number; readonly high: number};

/** Returns how many squares there are in a set. */
export const sizeOf = ({low, high}: Halves): number => popCount(low) + popCount(high);

/** Returns the squares of a set. */
export function squaresOf({low, high}: Halves): Square[] {
	const squares: Square[] = [];
	for (let bits = low; bits !== 0; bits &= bits - 1) {
		squares.push(31 - Math.clz32(bits & -bits));
	}

	for (let bits = high; bits !== 0; bits &= bits - 1) {
		squares.push(63 - Math.clz32(bits & -bits));
	}

	return squares;
}

/**
 * Returns the black king's room: the squares where he may be, and all that he can get to from there while the
 * man stays where she is and he has to keep off her lines.
 */
export function roomOf(men: TwoMen, {king, man, low, high}: Turn): Halves {
	const index = (king << 6) | man;
	const freeLow = ~(men.manLow[index] | lowBit(king) | lowBit(man));
	const freeHigh = ~(men.manHigh[index] | highBit(king) | highBit(man));
	let room = {low, high};
	for (;;) {
		const nextLow = (room.low | stepsLow(room.low, room.high)) & freeLow;
		const nextHigh = (room.high | stepsHigh(room.low, room.high)) & freeHigh;
		if (nextLow === room.low && nextHigh === room.high) {
			return room;
		}

		room = {low: nextLow, high: nextHigh};
	}
}

/** What a square of room is worth beside one of the king's distance. */
const SQUARE_WORTH = 10;
/** For how many squares a room of one square counts: the king in it can be stalemated, and has to be let out. */
const CELL_SIZE = 9;

/**
 * Returns how much room the black king has, as one number that White wants to lessen: ten for each square of
 * his room, and how many files and ranks the white king is from its squares on average.
 */
export function roomWorth(men: TwoMen, turn: Turn): number {
	const squares = squaresOf(roomOf(men, turn));
	let distance = 0;
	for (const square of squares) {
		distance +=
			Math.abs(fileOf(turn.king) - fileOf(square)) + Math.abs(rankOf(turn.king) - rankOf(square));
	}

	const size = squares.length < 2 ? CELL_SIZE : squares.length;
	return Math.round(size * SQUARE_WORTH + distance / squares.length);
}

/** Returns in how many of the man's four quarters (left or right of her file, below or above her rank) the king may be. */
export function quarters({man, low, high}: Turn): number {
	const held = new Set<number>();
	for (const square of squaresOf({low, high})) {
		held.add((fileOf(square) > fileOf(man) ? 1 : 0) + (rankOf(square) > rankOf(man) ? 2 : 0));
	}

	return held.size;
}
