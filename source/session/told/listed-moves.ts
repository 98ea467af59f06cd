import type {Color} from '../../core/color.js';
import {startsPair} from '../../knowledge/move-list.js';
import type {Review} from '../../match/review.js';

/** One ply as its reader knows it. */
export type ListedMove = {
	/** The number of the move, counted up after Black's. */
	readonly number: number;
	readonly by: Color;
	/** "Nf3", or "…" for what is not known. */
	readonly text: string;
};

/** Returns the number of each move, counted up after Black's, from 1 where the game began. */
export function moveNumbers(moves: readonly {readonly by: Color}[]): readonly number[] {
	let number = 1;
	return moves.map((_, index) => (number += startsPair(moves, index) ? 1 : 0));
}

/** A move in full, and the ply it led to. */
export type SheetMove = ListedMove & {readonly ply: number};

/** Returns the moves of a game in full. */
export function listedMoves({moves}: Pick<Review, 'moves'>): readonly SheetMove[] {
	const numbers = moveNumbers(moves);
	return moves.map(({by, san}, index) => ({
		ply: index + 1,
		number: numbers[index],
		by,
		text: san,
	}));
}

/** Returns how a move is told with its number: "11…Rxh2". */
export const numberedMove = ({number, by, text}: ListedMove, gap = ''): string =>
	`${number}${by === 'white' ? '.' : '…'}${gap}${text}`;
