import type {Message} from '../components/MessagePane.js';
import {cutText, type Line, lineOf, wrapText} from '../components/text-lines.js';
import type {Theme} from '../theme/theme.js';

/** Rows of a text, and how many of it are below them. */
export type TextPage = {readonly lines: readonly Line[]; readonly rest: number};

type Size = {readonly width: number; readonly height: number};

/** Returns the rows of a text from row `top` on that fit into a pane, as `linesPage` does. Pure. */
export const textPage = (
	messages: readonly Message[],
	size: Size,
	theme: Theme,
	top = 0,
): TextPage =>
	linesPage(
		messages.flatMap(({text, tone = 'text'}) =>
			wrapText(text, size.width).map((row) => lineOf(row, theme.palette[tone])),
		),
		size,
		theme,
		top,
	);

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
