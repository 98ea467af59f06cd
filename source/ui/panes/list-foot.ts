import {justify, type Line, lineOf, textWidth, wrapText} from '../frame/text-lines.js';
import type {Size} from '../frame/box.js';
import type {Theme} from '../theme/theme.js';

/** Columns between what is told and the place. */
const GAP = 2;

/** Returns what is told below a list of the entry under the cursor, in so many rows, and at the right end which row of how many it is; nothing of that where `count` is 0. Pure. */
export function listFoot(
	text: string,
	{index, count}: {readonly index: number; readonly count: number},
	{width, height}: Size,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const {dots} = glyphs;
	const place = count === 0 ? '' : `row ${index + 1} of ${count}`;
	const hasRoom = (rows: readonly string[]): boolean =>
		textWidth(rows.at(-1) ?? '') + GAP + textWidth(place) <= width;
	// As many whole parts as have room come before all of them cut.
	const parts = text.split(` ${dots} `);
	const wrapped =
		parts
			.map((_, less) => wrapText(parts.slice(0, parts.length - less).join(` ${dots} `), width))
			.find((rows) => rows.length < height || (rows.length === height && hasRoom(rows))) ??
		wrapText(text, width);
	// Where both do not fit beside each other the place has a row of its own.
	const isTight = wrapped.length < height && !hasRoom(wrapped);
	const rows = isTight ? [...wrapped, ''] : wrapped;
	const whole = rows.slice(0, Math.min(height, rows.length) - 1);
	const last = justify(
		lineOf(rows.slice(whole.length).join(' '), palette.accent),
		lineOf(place, palette.faint),
		width,
		glyphs.ellipsis,
	);
	const lines = [...whole.map((row) => lineOf(row, palette.accent)), last];
	return [...lines, ...Array.from({length: height - lines.length}, (): Line => [])];
}
