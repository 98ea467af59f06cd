import type {Glyphs} from '../theme/glyphs.js';
import type {Theme} from '../theme/theme.js';
import {cutText, justify, type Line, lineOf, textWidth} from '../frame/text-lines.js';
import type {Command} from '../shell/keys/key-binding.js';
import type {Size} from '../frame/box.js';

/** A text of so many rows in a pane of so many; `keysAt` is the row where its second part begins, the keys. */
export type Scroll = {
	readonly count: number;
	readonly height: number;
	readonly keysAt?: number;
	/** Whether the mark of the place stands in a heading over the pane, and takes no row of it. */
	readonly isMarkedAbove?: boolean;
};

/** Returns whether a text has more rows than its pane. */
export const isCut = ({count, height}: Scroll): boolean => count > height;

/** The rows that a pane has for its text: one is for the mark of the place where not all of it fits. */
const roomOf = ({count, height, isMarkedAbove = false}: Scroll): number =>
	count <= height || isMarkedAbove ? height : Math.max(1, height - 1);

/** Returns the first row that is shown when a person wants it to be `top`. */
const clampTop = (top: number, scroll: Scroll): number =>
	Math.max(0, Math.min(top, scroll.count - roomOf(scroll)));

/** Returns the first row of a text after a command: a row up or down, a page (one row stays in sight), the start, the end. Pure. */
export function scrollBy(top: number, command: Command | undefined, scroll: Scroll): number {
	const page = Math.max(1, roomOf(scroll) - 1);
	const steps: Partial<Record<Command, number>> = {
		up: -1,
		down: 1,
		pageUp: -page,
		pageDown: page,
		first: -scroll.count,
		last: scroll.count,
	};
	const step = command === undefined ? 0 : (steps[command] ?? 0);
	return clampTop(clampTop(top, scroll) + step, scroll);
}

/** Returns the part of a page to which the key leads that opened it; undefined where there is none that is out of sight. Pure. */
export function otherPart(top: number, scroll: Scroll): 'keys' | 'signs' | undefined {
	const keys = clampTop(scroll.keysAt ?? 0, scroll);
	return keys === 0 ? undefined : clampTop(top, scroll) < keys ? 'keys' : 'signs';
}

/** Returns the first row of a page after a command, or undefined when that closes it: the key that opened it leads to its other part, if it has one. Pure. */
export function turnPage(
	top: number,
	command: Command | undefined,
	scroll: Scroll,
): number | undefined {
	if (command === 'keys') {
		const part = otherPart(top, scroll);
		return part === undefined
			? undefined
			: clampTop(part === 'keys' ? (scroll.keysAt ?? 0) : 0, scroll);
	}

	return command === 'back' ? undefined : scrollBy(top, command, scroll);
}

/** Returns the rows of a text that are shown when a person wants row `top` first, and what says which they are and which keys lead on, the longest wording first. */
function partOf(
	lines: readonly Line[],
	scroll: Scroll,
	{glyphs}: Theme,
	top: number,
): {readonly rows: readonly Line[]; readonly marks: readonly string[]} {
	const first = clampTop(top, scroll);
	const end = first + roomOf(scroll);
	const keys = [...(first > 0 ? ['PgUp'] : []), ...(end < lines.length ? ['PgDn'] : [])];
	const [rows, lead] = [`${first + 1}${glyphs.dash}${end} of ${lines.length}`, keys.join(' ')];
	return {
		rows: lines.slice(first, end),
		marks: [`rows ${rows}  ${lead}`, `${rows}  ${lead}`, lead, keys[0]],
	};
}

const fitting = (marks: readonly string[], width: number): string =>
	marks.find((text) => textWidth(text) <= width) ?? marks[marks.length - 1];

/** Returns the rows of a text from row `top` on that fit into a pane, the last one saying which they are and which keys lead on. Pure. */
export function scrolledLines(
	lines: readonly Line[],
	{width, height}: Size,
	theme: Theme,
	top: number,
): readonly Line[] {
	const scroll = {count: lines.length, height};
	if (!isCut(scroll)) {
		return lines;
	}

	const {rows, marks} = partOf(lines, scroll, theme, top);
	return [...rows, lineOf(fitting(marks, width), theme.palette.faint)];
}

/** Returns a heading and the rows of a text from row `top` on that fit into the pane under it; the heading says which keys lead on. Pure. */
export function scrolledUnder(
	heading: string,
	lines: readonly Line[],
	{width, height}: Size,
	theme: Theme,
	top: number,
): readonly Line[] {
	const {palette, glyphs} = theme;
	const title = lineOf(cutText(heading, width, glyphs.ellipsis), palette.title);
	const scroll = {count: lines.length, height, isMarkedAbove: true};
	if (!isCut(scroll)) {
		return [title, ...lines];
	}

	const {rows, marks} = partOf(lines, scroll, theme, top);
	const mark = lineOf(fitting(marks, width - textWidth(heading) - 1), palette.faint);
	return [justify(title, mark, width, glyphs.ellipsis), ...rows];
}

/** Returns the signs at the right edge of a list that say that there is more of it above, and below. */
export const moreSigns = ({isAscii}: Glyphs): readonly [up: string, down: string] =>
	isAscii ? ['^', 'v'] : ['↑', '↓'];
