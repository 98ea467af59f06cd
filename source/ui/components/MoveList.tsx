import type {Color} from '../../core/color.js';
import type {Theme} from '../theme/theme.js';
import type {Span} from '../theme/style.js';
import {pane} from './pane.js';
import {type Line, textWidth} from './text-lines.js';

/** One ply as its reader knows it. */
export type ListedMove = {
	/** The number of the move, counted up after Black's. */
	readonly number: number;
	readonly by: Color;
	/** "Nf3", or "…" for what is not known. */
	readonly text: string;
};

type Pair = {readonly number: number; white?: string; black?: string};

function pairsOf(moves: readonly ListedMove[]): Pair[] {
	const pairs: Pair[] = [];
	for (const {number, by, text} of moves) {
		const last = pairs.at(-1);
		// A side that moves several times running gets a row for each.
		if (
			last?.number !== number ||
			last[by] !== undefined ||
			(by === 'white' && last.black !== undefined)
		) {
			pairs.push({number});
		}

		pairs[pairs.length - 1][by] = text;
	}

	return pairs;
}

/**
 * Returns the rows of a move list: moves side by side in columns, the last rows that fit, the newest move
 * at the end and in the accent. `seat`'s moves are in plain text, the other side's faint. Pure.
 */
export function moveListLines(
	moves: readonly ListedMove[],
	size: {readonly width: number; readonly height: number},
	theme: Theme,
	seat?: Color,
): readonly Line[] {
	const {palette, glyphs} = theme;
	const pairs = pairsOf(moves);
	if (pairs.length === 0) {
		return [[{text: 'No moves yet.', style: palette.faint}]];
	}

	const known = (text: string | undefined): string => (text ?? '').replaceAll('…', glyphs.ellipsis);
	const numberWidth = String(pairs.at(-1)?.number ?? 0).length;
	const widthOf = (side: Color): number =>
		Math.max(3, ...pairs.map((pair) => textWidth(known(pair[side]))));
	const whiteWidth = widthOf('white');
	const blackWidth = widthOf('black');
	const gap = 3;
	const cell = numberWidth + 1 + whiteWidth + 1 + blackWidth;
	const columns = Math.max(1, Math.floor((size.width + gap) / (cell + gap)));
	const {by: lastBy} = moves[moves.length - 1];

	const move = (pair: Pair, side: Color, width: number): Span => {
		const isLast = pair === pairs.at(-1) && side === lastBy;
		const style = isLast
			? palette.accent
			: seat === undefined || side === seat
				? palette.text
				: palette.faint;
		return {text: known(pair[side] ?? (side === 'white' ? '…' : '')).padEnd(width), style};
	};
	const draw = (pair: Pair): Span[] => [
		{text: `${String(pair.number).padStart(numberWidth)} `, style: palette.faint},
		move(pair, 'white', whiteWidth),
		{text: ' ', style: palette.text},
		move(pair, 'black', blackWidth),
	];
	const between: Span = {text: ' '.repeat(gap), style: palette.text};

	const rows: Line[] = [];
	for (let index = 0; index < pairs.length; index += columns) {
		rows.push(
			pairs
				.slice(index, index + columns)
				.flatMap((pair, place) => [...(place === 0 ? [] : [between]), ...draw(pair)]),
		);
	}

	return rows.slice(-size.height);
}

/** The moves as a seat knows them; the newest are always in view. `seat` is whose own moves these are. */
export const MoveList = pane<{readonly moves: readonly ListedMove[]; readonly seat?: Color}>(
	({moves, seat}, size, theme) => moveListLines(moves, size, theme, seat),
);
