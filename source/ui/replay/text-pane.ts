import type {Message} from '../components/message.js';
import {cutText, type Line, lineOf, wrapText} from '../components/text-lines.js';
import type {Theme} from '../theme/theme.js';

/** Rows of a text, and how many of it are below them. */
export type TextPage = {readonly lines: readonly Line[]; readonly rest: number};

type Size = {readonly width: number; readonly height: number};

/**
 * Returns the rows of a text from row `top` on that fit into a pane, as `linesPage` does; without one its first rows, the last
 * with a sign that there is more. Pure.
 */
export function textPage(
	messages: readonly Message[],
	size: Size,
	theme: Theme,
	top: number | undefined,
): TextPage {
	const {width, height} = size;
	const {palette, glyphs} = theme;
	const lines = messages.flatMap(({text, tone = 'text'}) =>
		wrapText(text, width).map((row) => lineOf(row, palette[tone])),
	);
	if (top !== undefined || lines.length <= height) {
		return linesPage(lines, size, theme, top);
	}

	const kept = lines.slice(0, Math.max(0, height));
	const last = kept.pop() ?? [];
	const cut = last.map(({text, style}) => ({
		text: cutText(`${text} ${glyphs.ellipsis}`, width, glyphs.ellipsis),
		style,
	}));
	return {lines: [...kept, cut], rest: 0};
}

/**
 * Returns the rows from row `top` on that fit into a pane; where not all of them do, the last row says how
 * much is above or below. Pure.
 */
export function linesPage(
	all: readonly Line[],
	{width, height}: Size,
	{palette, glyphs}: Theme,
	top = 0,
): TextPage {
	if (all.length <= height || height < 2) {
		return {lines: all.slice(0, height), rest: 0};
	}

	const room = height - 1;
	const first = Math.min(top, all.length - room);
	const rest = all.length - first - room;
	const word = rest > 0 ? `${rest} more (PgDn)` : `${first} above (PgUp)`;
	const more = cutText(`${glyphs.ellipsis} ${word}`, width, glyphs.ellipsis);
	return {lines: [...all.slice(first, first + room), lineOf(more, palette.faint)], rest};
}
