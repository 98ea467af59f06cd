import type {Color} from '../../core/color.js';
import {startsPair} from '../../knowledge/move-list.js';
import type {Review} from '../../match/review.js';
import type {ListedMove, MovePair} from '../panes/MoveList.js';
import {firstShown, type Line} from '../frame/text-lines.js';
import type {Span} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import type {ReviewNotes} from './notes.js';

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

/** Returns the move that led to a frame with who made it, or that it is the start. */
export const moveHeading = (
	moves: readonly SheetMove[],
	frame: number,
	dots: string,
	who: (move: SheetMove) => string,
): string =>
	frame === 0
		? 'The start.'
		: `${numberedMove(moves[frame - 1], ' ')}  ${dots} ${who(moves[frame - 1])}`;

/** Returns the moves in full, the one that led to a ply marked and in sight, each with the sign of its note. Pure. */
export function scoreSheetLines(
	list: readonly MovePair<SheetMove>[],
	ply: number,
	height: number,
	notes: ReviewNotes,
	{palette}: Theme,
): readonly Line[] {
	const moveSpan = ({ply: at, text}: Pick<SheetMove, 'ply' | 'text'>): Span => {
		const isHere = at === ply && ply > 0;
		const sign = notes.at(at)?.sign;
		return {
			text: `${isHere ? `[${text}]` : ` ${text} `}${sign ?? ''}`.padEnd(9),
			style: isHere ? palette.title : sign === undefined ? palette.text : palette.warning,
		};
	};

	const at = list.findIndex(({white, black}) => (black?.ply ?? white?.ply ?? 0) >= ply);
	const first = firstShown({index: Math.max(0, at), count: list.length}, height);
	return list
		.slice(first, first + height)
		.map(({number, white, black}) => [
			{text: `${String(number).padStart(3)} `, style: palette.faint},
			moveSpan(white ?? {ply: 0, text: '…'}),
			...(black === undefined ? [] : [moveSpan(black)]),
		]);
}
