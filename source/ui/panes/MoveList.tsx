import type {Color} from '../../core/color.js';
import {HIDDEN} from '../../knowledge/move-list.js';
import {NO_MOVES_YET} from '../../text/turn.js';
import type {ListedMove} from '../../session/told/listed-moves.js';
import {gatherTurns} from '../../session/told/played-moves.js';
import type {Theme} from '../theme/theme.js';
import type {Span, Style} from '../theme/style.js';
import {pane} from './pane.js';
import {type Line, lineWidth, textWidth, wrapText} from '../frame/text-lines.js';
import type {Size} from '../frame/box.js';

/** A row of a list of moves: its number, 0 before the first move, and White's and Black's move. */
export type MovePair<M extends ListedMove> = {
	readonly number: number;
	readonly white?: M;
	readonly black?: M;
};

/** Stands between a move and what answers it where rows are broken: a note does not begin a row. */
const JOINED = '\u00A0(';
/** In fewer columns the longest move and the first word of its note would be torn apart within a word. */
const LEAST_JOINED = 20;

/** Returns moves in rows as a score sheet has them. */
export function pairMoves<M extends ListedMove>(moves: readonly M[]): readonly MovePair<M>[] {
	const pairs: {readonly number: number; white?: M; black?: M}[] = [];
	for (const move of moves) {
		const {number, by} = move;
		const last = pairs.at(-1);
		// A side that moves several times running gets a row for each.
		if (
			last?.number !== number ||
			last[by] !== undefined ||
			(by === 'white' && last.black !== undefined)
		) {
			pairs.push({number});
		}

		pairs[pairs.length - 1][by] = move;
	}

	return pairs;
}

/**
 * Returns the rows of a move list: moves side by side in columns, the last rows that fit, the newest move
 * at the end and in the accent; each side's turn in rows of its own where that is too wide, or where turns are
 * numbered. `seat`'s moves are in plain text, the other side's faint. Pure.
 */
export function moveListLines(
	plies: readonly ListedMove[],
	size: Size,
	theme: Theme,
	seat?: Color,
): readonly Line[] {
	const {palette, glyphs} = theme;
	const moves = gatherTurns(plies);
	const pairs = pairMoves(moves);
	if (pairs.length === 0) {
		return [[{text: NO_MOVES_YET, style: palette.faint}]];
	}

	const known = (move: ListedMove | undefined, unknown = ''): string =>
		(move?.text ?? unknown).replaceAll('…', glyphs.ellipsis);
	const numberWidth = String(pairs.at(-1)?.number ?? 0).length;
	const widthOf = (side: Color): number =>
		Math.max(3, ...pairs.map((pair) => textWidth(known(pair[side]))));
	const whiteWidth = widthOf('white');
	const blackWidth = widthOf('black');
	const gap = 3;
	const cell = numberWidth + 1 + whiteWidth + 1 + blackWidth;
	const columns = Math.max(1, Math.floor((size.width + gap) / (cell + gap)));
	const styleOf = (move: ListedMove | undefined, side: Color): Style =>
		move === moves.at(-1)
			? palette.accent
			: seat === undefined || side === seat
				? palette.text
				: palette.faint;
	const numberText = (number: number): string => (number === 0 ? '' : String(number));
	/** Returns the rows of one side's turn; behind White's move Black's has dots in the place of the number. */
	const turnLines = (move: ListedMove, isSecond: boolean): readonly Line[] => {
		const number = isSecond ? '' : numberText(move.number);
		const hasSide = move.isTurn === undefined && move.number > 0;
		const dots = hasSide && move.by === 'black' ? glyphs.ellipsis : '';
		const indent = numberWidth + 1;
		const whole = `${dots}${known(move)}`;
		const room = size.width - indent;
		const joined = room < LEAST_JOINED ? whole : whole.replaceAll(' (', JOINED);
		return wrapText(joined, room).map((text, index) => [
			{
				text: (index === 0 ? number : '').padStart(numberWidth).padEnd(indent),
				style: palette.faint,
			},
			{text: text.replaceAll(JOINED, ' ('), style: styleOf(move, move.by)},
		]);
	};

	/** Returns what stands in White's place where Black began; before a move that is not known it would be read as another one. */
	const noMove = ({number, black}: MovePair<ListedMove>): string =>
		number > 0 && black?.text !== HIDDEN ? '…' : '';
	const moveSpan = (pair: MovePair<ListedMove>, side: Color, width: number): Span => ({
		text: known(pair[side], side === 'white' ? noMove(pair) : '').padEnd(width),
		style: styleOf(pair[side], side),
	});
	const draw = (pair: MovePair<ListedMove>, white: number, black: number): Span[] => [
		{text: `${numberText(pair.number).padStart(numberWidth)} `, style: palette.faint},
		moveSpan(pair, 'white', white),
		{text: ' ', style: palette.text},
		moveSpan(pair, 'black', black),
	];
	if (moves[0].isTurn === true) {
		return moves.flatMap((move) => turnLines(move, false)).slice(-size.height);
	}

	if (cell > size.width) {
		return pairs
			.flatMap((pair) => {
				const {white, black} = pair;
				const row = draw(pair, 0, 0);
				return lineWidth(row) <= size.width
					? [row]
					: [
							...(white === undefined ? [] : turnLines(white, false)),
							...(black === undefined ? [] : turnLines(black, white !== undefined)),
						];
			})
			.slice(-size.height);
	}

	const between: Span = {text: ' '.repeat(gap), style: palette.text};

	const rows: Line[] = [];
	for (let index = 0; index < pairs.length; index += columns) {
		rows.push(
			pairs
				.slice(index, index + columns)
				.flatMap((pair, place) => [
					...(place === 0 ? [] : [between]),
					...draw(pair, whiteWidth, blackWidth),
				]),
		);
	}

	return rows.slice(-size.height);
}

/** The moves as a seat knows them; the newest are always in view. `seat` is whose own moves these are. */
export const MoveList = pane<{readonly moves: readonly ListedMove[]; readonly seat?: Color}>(
	({moves, seat}, size, theme) => moveListLines(moves, size, theme, seat),
);
