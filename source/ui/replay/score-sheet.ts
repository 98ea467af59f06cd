import {numberedMove, type SheetMove} from '../../session/told/listed-moves.js';
import type {MovePair} from '../panes/MoveList.js';
import {firstShown, type Line} from '../frame/text-lines.js';
import type {Span} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import type {ReviewNotes} from '../../session/told/notes.js';

export {
	listedMoves,
	nextNumber,
	numberedMove,
	type SheetMove,
} from '../../session/told/listed-moves.js';

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
