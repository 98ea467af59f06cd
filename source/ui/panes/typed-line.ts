import {type Line, wholeParts} from '../frame/text-lines.js';
import type {Style} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';

type Look = {readonly width: number; readonly style: Style; readonly typedStyle?: Style};

/** Returns what was typed and, in its own style, what is said of it, as many whole parts as there is room for. Pure. */
export function typedLine(
	typed: string,
	hint: string,
	{width, style, typedStyle}: Look,
	{palette, glyphs}: Theme,
): Line {
	const start = ` ${typed}`;
	const room = width - start.length - 2;
	return [
		{text: start, style: typedStyle ?? palette.title},
		{text: '  ', style: palette.text},
		{text: wholeParts(hint, Math.max(0, room), glyphs.dots, glyphs.ellipsis), style},
	];
}
