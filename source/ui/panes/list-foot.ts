import {justify, type Line, lineOf, wrapText} from '../frame/text-lines.js';
import type {Size} from '../frame/box.js';
import type {Theme} from '../theme/theme.js';

/** Returns what is told below a list of the entry under the cursor, in one row or two, and at the right end which of how many it is. Pure. */
export function listFoot(
	text: string,
	{index, count}: {readonly index: number; readonly count: number},
	{width, height}: Size,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const place = count === 0 ? '' : `${index + 1} of ${count}`;
	const [first, ...more] = height === 1 ? [text] : wrapText(text, width);
	const last = justify(
		lineOf(more.length === 0 ? first : more.join(' '), palette.accent),
		lineOf(place, palette.faint),
		width,
		glyphs.ellipsis,
	);
	const lines = more.length === 0 ? [last] : [lineOf(first, palette.accent), last];
	return [...lines, ...Array.from({length: height - lines.length}, (): Line => [])];
}
