import {justify, type Line, lineOf, textWidth, wrapText} from '../frame/text-lines.js';
import type {Size} from '../frame/box.js';
import type {Theme} from '../theme/theme.js';

/** Columns between what is told and the place. */
const GAP = 2;

/** Returns what is told below a list of the entry under the cursor, in one row or two, and at the right end which row of how many it is; nothing of that where `count` is 0. Pure. */
export function listFoot(
	text: string,
	{index, count}: {readonly index: number; readonly count: number},
	{width, height}: Size,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const place = count === 0 ? '' : `row ${index + 1} of ${count}`;
	const wrapped = height === 1 ? [text] : wrapText(text, width);
	// Where both do not fit beside each other the place has a row of its own.
	const isTight =
		height > 1 && wrapped.length === 1 && textWidth(text) + GAP + textWidth(place) > width;
	const [first, ...more] = isTight ? [...wrapped, ''] : wrapped;
	const last = justify(
		lineOf(more.length === 0 ? first : more.join(' '), palette.accent),
		lineOf(place, palette.faint),
		width,
		glyphs.ellipsis,
	);
	const lines = more.length === 0 ? [last] : [lineOf(first, palette.accent), last];
	return [...lines, ...Array.from({length: height - lines.length}, (): Line => [])];
}
