import type {Message} from '../../session/told/message.js';
import type {Theme} from '../theme/theme.js';
import type {Size} from '../frame/box.js';
import {type Line, lineOf, NO_BREAK, wrapText} from '../frame/text-lines.js';

/** Returns the rows of as many of the latest messages, none cut, as have room; the messages come the latest last. */
export function latestRows(
	messages: readonly Message[],
	{width, height}: Size,
	theme: Theme,
): readonly Line[] {
	const rows: Line[] = [];
	for (const message of messages.toReversed()) {
		const added = messageRows([message], width, theme);
		if (rows.length + added.length > height) {
			break;
		}

		rows.unshift(...added);
	}

	return rows;
}

/** Returns messages in rows of at most `width` columns. */
export const messageRows = (
	messages: readonly Message[],
	width: number,
	{palette, glyphs}: Theme,
): readonly Line[] =>
	messages.flatMap(({text, tone = 'text'}) =>
		wrapText(
			(tone === 'taken' ? `${glyphs.taken} ${text}` : text).replaceAll('…', glyphs.ellipsis),
			width,
		).map((row) => lineOf(row.replaceAll(NO_BREAK, ' '), palette[tone])),
	);
