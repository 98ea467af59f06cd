import type {Theme} from '../theme/theme.js';
import {type Line, lineOf, wrapText} from '../frame/text-lines.js';
import type {StyleRole} from '../theme/roles.js';

/** How a message is meant; a word or shape in it always says the same. A loss has the sign that it has on the board. */
export type Tone = Extract<
	StyleRole,
	'text' | 'faint' | 'title' | 'accent' | 'good' | 'warning' | 'bad' | 'taken'
>;

/** A sentence for the player. */
export type Message = {readonly text: string; readonly tone?: Tone};

/** Returns sentences in one tone; where there is none nothing is said. */
export const say = (
	said: string | undefined | readonly (string | undefined)[],
	tone: Tone = 'text',
): readonly Message[] =>
	[said]
		.flat()
		.flatMap((text) => (text === undefined ? [] : [tone === 'text' ? {text} : {text, tone}]));

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
