import {SquareSet} from '../../core/square-set.js';
import {fileOf, rankOf} from '../../core/square.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import type {TwoMen} from './two-men.js';
import type {Turn} from './two-men-answers.js';

/**
 * Returns the black king's room: the squares where he may be, and all that he can get to from there while the
 * man stays where she is and he has to keep off her lines.
 */
export function roomOf(men: TwoMen, {king, man, belief}: Turn): SquareSet {
	const shut = men.at(king, man).attacks.union(SquareSet.from([king, man]));
	let room = belief;
	for (;;) {
		const next = room.union(kingSteps(room)).minus(shut);
		if (next.equals(room)) {
			return room;
		}

		room = next;
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
	const room = roomOf(men, turn);
	let distance = 0;
	for (const square of room) {
		distance +=
			Math.abs(fileOf(turn.king) - fileOf(square)) + Math.abs(rankOf(turn.king) - rankOf(square));
	}

	const size = room.size < 2 ? CELL_SIZE : room.size;
	return Math.round(size * SQUARE_WORTH + distance / room.size);
}

/** Returns in how many of the man's four quarters (left or right of her file, below or above her rank) the king may be. */
export const quarters = ({man, belief}: Turn): number =>
	new Set(
		Array.from(
			belief,
			(square) => (fileOf(square) > fileOf(man) ? 1 : 0) + (rankOf(square) > rankOf(man) ? 2 : 0),
		),
	).size;
