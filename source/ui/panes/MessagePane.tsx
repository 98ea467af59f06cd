import type {Theme} from '../theme/theme.js';
import {messageRows} from './message.js';
import {lastTop, messageWindow} from './message-window.js';
import {pane} from './pane.js';
import {cutLines} from './scroll.js';
import {type Line, lineOf} from '../frame/text-lines.js';
import type {Message} from '../../session/told/message.js';
import type {Size} from '../frame/box.js';

/** From which message on a pane is shown, and how many rows the person has gone back from there; forward when it is negative. */
export type MessagePlace = {readonly from?: number; readonly older?: number};

/** How far a person can go from where a pane begins, in rows: back, forward (as a negative number), and at once. */
export type MessageReach = {readonly most: number; readonly least: number; readonly step: number};

/** Returns the rows of results, which stay where they are and leave room for the others, and those of all that is told besides. */
function parted(messages: readonly Message[], {width, height}: Size, theme: Theme, from: number) {
	const rows = (some: readonly Message[]) => messageRows(some, width, theme);
	const results = rows(messages.filter(({isResult}) => isResult === true));
	const others = messages.flatMap((message, index) =>
		message.isResult === true ? [] : [{message, index}],
	);
	const told = rows(others.map(({message}) => message));
	const pinned =
		results.length + told.length <= height
			? results
			: cutLines(results, {width, height: Math.max(1, height >> 1)}, theme);
	const skipped = others.filter(({index}) => index < from).map(({message}) => message);
	return {pinned, told, room: height - pinned.length, top: rows(skipped).length};
}

/**
 * Returns the rows of a message pane: results first, then what is told from its head, or from the message `from` on where
 * what comes before has been read. A row says how many rows do not fit, and by which key they are reached. Pure.
 */
export function messageLines(
	messages: readonly Message[],
	size: Size,
	theme: Theme,
	{from = 0, older = 0}: MessagePlace = {},
): readonly Line[] {
	const {palette, glyphs} = theme;
	// A question may have taken all the room.
	if (size.height <= 0) {
		return [];
	}

	const {pinned, told, room, top} = parted(messages, size, theme, from);
	const wanted = Math.min(top, lastTop({count: told.length, room})) - older;
	const {begin, end, hasOlderMark, hasNewerMark} = messageWindow({
		count: told.length,
		room,
		wanted,
	});
	const mark = (rows: number, word: string, key: string): Line =>
		lineOf(`${glyphs.ellipsis} ${rows} ${word} (${key})`.slice(0, size.width), palette.faint);
	return [
		...pinned,
		...(hasOlderMark ? [mark(begin, 'before', 'PgUp')] : []),
		...told.slice(begin, end),
		...(hasNewerMark ? [mark(told.length - end, 'more', 'PgDn')] : []),
	];
}

/** Returns how far a person can go from where a pane begins. Pure. */
export function messageReach(
	messages: readonly Message[],
	size: Size,
	theme: Theme,
	from = 0,
): MessageReach {
	const {told, room, top} = parted(messages, size, theme, from);
	const last = lastTop({count: told.length, room});
	const first = Math.min(top, last);
	// Both marks take a row, and no row is to be jumped over.
	return {most: first, least: first - last, step: Math.max(1, Math.min(MOST_AT_ONCE, room - 2))};
}

/** Rows that PgUp and PgDn go through the messages at once. */
const MOST_AT_ONCE = 3;

/** What happened, in sentences. Nothing goes out of it without a word. */
export const MessagePane = pane<MessagePlace & {readonly messages: readonly Message[]}>(
	({messages, ...place}, size, theme) => messageLines(messages, size, theme, place),
);
