import {type Line, textWidth, wholeParts} from '../frame/text-lines.js';
import type {Style} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';

type Look = {readonly width: number; readonly style: Style; readonly typedStyle?: Style};

/** What is typed takes no more than this share of a row, and no fewer columns. */
const TYPED_SHARE = 0.6;
const LEAST_TYPED = 30;

/** Returns as much of the end of a text as so many columns have room for. */
function endOf(text: string, columns: number): string {
	const characters = Array.from(text);
	while (textWidth(characters.join('')) > columns) {
		characters.shift();
	}

	return characters.join('');
}

/** Returns what was typed and, in its own style, what is said of it, as many whole parts as there is room for. Pure. */
export function typedLine(
	typed: string,
	hint: string,
	{width, style, typedStyle}: Look,
	{palette, glyphs}: Theme,
): Line {
	// Of a long text its end is in sight, where one types.
	const most = Math.max(LEAST_TYPED, Math.floor(width * TYPED_SHARE));
	const end = textWidth(typed) > most ? glyphs.ellipsis + endOf(typed, most - 1) : typed;
	const start = ` ${end}`;
	const room = width - textWidth(start) - 2;
	return [
		{text: start, style: typedStyle ?? palette.title},
		{text: '  ', style: palette.text},
		{text: wholeParts(hint, Math.max(0, room), glyphs.dots, glyphs.ellipsis), style},
	];
}
