import {HIDDEN} from '../../knowledge/move-list.js';
import {numberedMove, type SheetMove} from '../../session/told/listed-moves.js';
import type {MovePair} from '../panes/MoveList.js';
import {firstShown, type Line} from '../frame/text-lines.js';
import type {Span} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import type {Glyphs} from '../theme/glyphs.js';
import {NOT_NOTICED} from '../../text/finished-game.js';
import type {ReviewNotes} from '../../session/told/notes.js';

export {
	listedMoves,
	nextNumber,
	numberedMove,
	type SheetMove,
} from '../../session/told/listed-moves.js';

/** Returns the move that led to a frame with who made it, that it is the start, or that nothing was noticed of what was done. */
export function moveHeading(
	moves: readonly SheetMove[],
	frame: number,
	{dots, ellipsis}: Glyphs,
	who: (move: SheetMove) => string,
): string {
	const move = moves.findLast(({ply}) => ply === frame);
	return frame === 0
		? 'The start.'
		: move === undefined
			? NOT_NOTICED
			: `${numberedMove({...move, text: move.text === HIDDEN ? '' : move.text.replaceAll(HIDDEN, ellipsis)}, ' ').trimEnd()}  ${dots} ${who(move)}`;
}

/** Returns the moves in full, the one that led to a ply marked and in sight, each with the sign of its note. Pure. */
export function scoreSheetLines(
	list: readonly MovePair<SheetMove>[],
	ply: number,
	height: number,
	notes: ReviewNotes,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const moveSpan = ({ply: at, text: whole}: Pick<SheetMove, 'ply' | 'text'>): Span => {
		const text = whole.replaceAll(HIDDEN, glyphs.ellipsis);
		const isHere = at === ply && ply > 0;
		const sign = notes.at(at)?.sign;
		return {
			text: `${isHere ? `[${text}]` : ` ${text} `}${sign ?? ''}`.padEnd(9),
			style: isHere ? palette.title : sign === undefined ? palette.text : palette.warning,
		};
	};

	const at = list.findIndex(({white, black}) => (black?.ply ?? white?.ply ?? 0) >= ply);
	const index = at < 0 ? Math.max(0, list.length - 1) : at;
	const first = firstShown({index, count: list.length}, height);
	return list
		.slice(first, first + height)
		.map(({number, white, black}) => [
			{text: `${String(number).padStart(3)} `, style: palette.faint},
			moveSpan(white ?? {ply: 0, text: '…'}),
			...(black === undefined ? [] : [moveSpan(black)]),
		]);
}
