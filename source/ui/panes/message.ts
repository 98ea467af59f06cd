import type {Message} from '../../session/told/message.js';
import type {Theme} from '../theme/theme.js';
import {type Line, lineOf, wrapText} from '../frame/text-lines.js';

/** Returns messages in rows of at most `width` columns. */
export const messageRows = (
	messages: readonly Message[],
	width: number,
	{palette, glyphs}: Theme,
): readonly Line[] =>
	messages.flatMap(({text, tone = 'text'}) =>
		wrapText(tone === 'taken' ? `${glyphs.taken} ${text}` : text, width).map((row) =>
			lineOf(row, palette[tone]),
		),
	);
