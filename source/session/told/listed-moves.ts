import type {Color} from '../../core/color.js';
import {hasNumber, moveNumbers} from '../../knowledge/move-list.js';
import type {Review} from '../../match/review.js';

/** One ply as its reader knows it. */
export type ListedMove = {
	/** The number of the move, counted up after Black's. */
	readonly number: number;
	readonly by: Color;
	/** "Nf3", or "…" for what is not known. */
	readonly text: string;
	/** Whether the number is that of a turn of one side, of several moves. */
	readonly isTurn?: true;
};

/** A move in full, and the ply it led to. */
export type SheetMove = ListedMove & {readonly ply: number};

type Moves = Pick<Review, 'moves'>;

const numbered = ({moves}: Moves): readonly {readonly by: Color; readonly isNumbered: boolean}[] =>
	moves.map(({by, act}) => ({by, isNumbered: hasNumber(act, undefined)}));

/** Returns the number of the move that a side makes next. */
export const nextNumber = (played: Moves, by: Color): number =>
	moveNumbers([...numbered(played), {by}])[played.moves.length];

/** Returns the moves of a game in full. */
export function listedMoves(played: Moves): readonly SheetMove[] {
	const {moves} = played;
	const numbers = moveNumbers(numbered(played));
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
