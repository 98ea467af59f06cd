import {type Line, textWidth, wholeParts} from '../frame/text-lines.js';
import type {Style} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';

type Look = {readonly width: number; readonly style: Style; readonly typedStyle?: Style};

/** What is typed takes no more than this share of a row. */
const TYPED_SHARE = 0.43;
/** Columns around what is typed. */
const AROUND = 3;

/** Returns how many columns of a row at most are for what is typed: of a longer text its end is in sight, where one types. */
const mostTyped = (width: number): number => Math.floor(width * TYPED_SHARE);

/** Returns how many columns are left behind what is typed. */
export const roomBehind = (typed: string, width: number): number =>
	Math.max(0, width - Math.min(textWidth(typed), mostTyped(width)) - AROUND);

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
	const most = mostTyped(width);
	const end =
		textWidth(typed) > most
			? glyphs.ellipsis + endOf(typed, most - textWidth(glyphs.ellipsis))
			: typed;
	const start = ` ${end}`;
	return [
		{text: start, style: typedStyle ?? palette.title},
		{text: '  ', style: palette.text},
		{text: wholeParts(hint, roomBehind(typed, width), glyphs.dots, glyphs.ellipsis), style},
	];
}
