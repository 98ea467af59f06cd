import {HIDDEN} from '../../knowledge/move-list.js';
import {type SheetMove, toldMove} from '../../session/told/listed-moves.js';
import type {ReviewedMove} from '../../session/told/reviewed-moves.js';
import type {ListedTurn} from '../../session/told/played-moves.js';
import type {MovePair} from '../panes/MoveList.js';
import {firstShown, type Line, lineWidth, NO_BREAK, textWidth} from '../frame/text-lines.js';
import type {Size} from '../frame/box.js';
import type {Span, Style} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import type {Glyphs} from '../theme/glyphs.js';
import {NOT_NOTICED, THE_START} from '../../text/finished-game.js';
import type {ReviewNotes} from '../../session/told/notes.js';

/** Returns the move that led to a frame with who made it, where that fits into `width` columns; that it is the start, or that nothing was noticed of what was done. */
export function moveHeading(
	moves: readonly SheetMove[],
	frame: number,
	{dots, ellipsis}: Glyphs,
	who: (move: SheetMove) => string,
	width = Infinity,
): string {
	const move = moves.findLast(({ply}) => ply === frame);
	if (frame === 0 || move === undefined) {
		return frame === 0 ? THE_START : NOT_NOTICED;
	}

	const told = toldMove(moves, move).replaceAll('…', ellipsis);
	const full = `${told}  ${dots} ${who(move)}`;
	return move.isAnswer !== true && textWidth(full) <= width ? full : told;
}

/** The columns of a number and what stands behind it, and of most moves. */
const NUMBER = 4;
const MOVE = 9;

type SheetTurn = ListedTurn<ReviewedMove>;

/** A word of a turn; what answers a move begins no row while both have room in one. */
type Word = Span & {readonly isAnswer?: true};

/** Returns a text in words, each with the space behind it. */
const inWords = (text: string, style: Style): readonly Word[] =>
	text === '' ? [] : text.split(/(?<=[^ ] )(?=[^ ])/u).map((word) => ({text: word, style}));

/** Returns the words of a turn, of which rows are made, those marked that led to a ply: what let a move pass is marked with the move. */
function wordsOf(
	{parts}: Pick<SheetTurn, 'parts'>,
	ply: number,
	notes: ReviewNotes,
	{palette, glyphs}: Theme,
): readonly Word[] {
	const at = parts.findIndex((part) => part.ply === ply);
	const here = parts.findLastIndex(({text}, index) => text !== '' && index <= at);
	return parts.flatMap((part, index): readonly Word[] => {
		const tried = inWords(
			// A try and its answer stay in one row.
			part.tried === undefined
				? ''
				: ` (${part.tried.map((text) => text.replaceAll(' ', NO_BREAK)).join(', ')})`,
			palette.faint,
		).map((word) => ({...word, text: word.text.replaceAll(NO_BREAK, ' ')}));
		if (part.text === '') {
			return tried;
		}

		const isHere = index === here && ply > 0;
		const sign = notes.at(part.ply)?.sign;
		const text = part.text.replaceAll(HIDDEN, glyphs.ellipsis);
		const style = isHere ? palette.title : sign === undefined ? palette.text : palette.warning;
		// A word beside the bracket would look like a part of the move.
		const gap = /^\w/u.test(sign ?? '') ? ' ' : '';
		const written = `${isHere ? `[${text}]${gap}` : ` ${text} `}${sign ?? ''}`;
		const [first, ...more] = inWords(written, style);
		return [...tried, part.isAnswer === true ? {...first, isAnswer: true} : first, ...more];
	});
}

/** Returns words in rows of at most `width` columns behind a number or what stands in its place. */
function numberedRows(number: Span, words: readonly Word[], width: number): readonly Line[] {
	const rows: Span[][] = [[number]];
	for (const [index, word] of words.entries()) {
		const last = rows[rows.length - 1];
		const next = words.at(index + 1);
		const together = word.text + (next?.isAnswer === true ? next.text : '');
		if (last.length > 1 && lineWidth(last) + textWidth(together.trimEnd()) > width) {
			const indent = ' '.repeat(NUMBER + (/^[[ ]/u.test(word.text) ? 0 : 1));
			rows.push([{text: indent, style: number.style}, word]);
		} else {
			last.push(word);
		}
	}

	// The space behind the last word of a full row would cost that word its end.
	return rows.map((row) =>
		row.map((span, index) =>
			index > 0 && index === row.length - 1 ? {...span, text: span.text.trimEnd()} : span,
		),
	);
}

/**
 * Returns the moves in full, a turn beside the other side's where that fits into a row, the one that led to a ply marked
 * and in sight, each with the sign of its note. Pure.
 */
export function scoreSheetLines(
	list: readonly MovePair<SheetTurn>[],
	ply: number,
	{width, height}: Size,
	notes: ReviewNotes,
	theme: Theme,
): readonly Line[] {
	const {palette, glyphs} = theme;
	const style = palette.faint;
	const linesOf = ({number, white, black}: MovePair<SheetTurn>): readonly Line[] => {
		const isBefore = number === 0;
		const head: Span = {text: `${isBefore ? '' : number} `.padStart(NUMBER), style};
		const unknown = isBefore ? '' : glyphs.ellipsis;
		const own = white && wordsOf(white, ply, notes, theme);
		const other = black && wordsOf(black, ply, notes, theme);
		if (own === undefined && black?.isTurn === true) {
			return numberedRows(head, other ?? [], width);
		}

		const left = own ?? [{text: ` ${unknown} `.padEnd(MOVE), style: palette.text}];
		const pad: Span = {text: ' '.repeat(Math.max(0, MOVE - lineWidth(left))), style};
		const row = [head, ...left, pad, ...(other ?? [])];
		const dots: Span = {text: unknown.padStart(NUMBER), style};
		return lineWidth(row) <= width
			? [row]
			: [
					...(own === undefined ? [] : numberedRows(head, own, width)),
					...(other === undefined
						? []
						: numberedRows(
								own === undefined
									? {...head, text: (head.text.trimEnd() + unknown).padEnd(NUMBER)}
									: dots,
								other,
								width,
							)),
				];
	};

	const lastOf = (turn: SheetTurn | undefined): number => turn?.parts.at(-1)?.ply ?? 0;
	const lines: Line[] = [];
	let index = -1;
	for (const pair of list) {
		const rows = linesOf(pair);
		if (index < 0 && Math.max(lastOf(pair.white), lastOf(pair.black)) >= ply) {
			const marked = rows.findIndex((row) => row.some(({text}) => text.startsWith('[')));
			index = lines.length + Math.max(0, marked);
		}

		lines.push(...rows);
	}

	const first = firstShown(
		{index: index < 0 ? Math.max(0, lines.length - 1) : index, count: lines.length},
		height,
	);
	return lines.slice(first, first + height);
}
