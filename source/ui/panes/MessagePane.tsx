import type {Theme} from '../theme/theme.js';
import {messageRows} from './message.js';
import {lastTop, leastShown, messageWindow} from './message-window.js';
import {pane} from './pane.js';
import {type Line, lineOf} from '../frame/text-lines.js';
import type {Message} from '../../session/told/message.js';
import type {Size} from '../frame/box.js';

/** From which message on a pane is shown, and how many rows the person has gone back from there; forward when it is negative. */
export type MessagePlace = {readonly from?: number; readonly older?: number};

/** What a pane shows: what is told now, and where there are rows to spare above it what was told before, the latest last. */
type Told = {readonly messages: readonly Message[]; readonly earlier?: readonly Message[]};

/** How far a person can go from where a pane begins, in rows: back, forward (as a negative number), and at once. */
export type MessageReach = {readonly most: number; readonly least: number; readonly step: number};

/** A pane of fewer rows has none to spare for results that stay where they are. */
const LEAST_PINNED = 7;

/** Returns the rows of results that stay where they are and leave room for the others, and those of all that is told besides. */
function parted(messages: readonly Message[], {width, height}: Size, theme: Theme, from: number) {
	const rows = (some: readonly Message[]) => messageRows(some, width, theme);
	const ends = messages.filter(({isResult}) => isResult === true);
	const results = rows(ends);
	const others = messages.flatMap((message, index) =>
		message.isResult === true ? [] : [{message, index}],
	);
	const told = rows(others.map(({message}) => message));
	const skipped = others.filter(({index}) => index < from).map(({message}) => message);
	const top = rows(skipped).length;
	// What stays is never cut: what is cut of it could be read nowhere. Where nothing stays the shortest comes first: who won.
	return height >= LEAST_PINNED && results.length <= height >> 1
		? {pinned: results, told, room: height - results.length, top}
		: {
				pinned: [],
				told: [...rows(ends.toSorted((a, b) => a.text.length - b.text.length)), ...told],
				room: height,
				top: from === 0 ? 0 : results.length + top,
			};
}

const EMPTY_ROW = lineOf(' ', {});
/** Fewer rows than these are left empty: what was told before is no use without some of it. */
const LEAST_EARLIER = 3;

/** Returns as many of the latest messages, none cut, as have room in so many rows, and an empty row below them. */
function earlierRows(earlier: readonly Message[], width: number, spare: number, theme: Theme) {
	const rows: Line[] = [];
	for (const message of earlier.toReversed()) {
		const added = messageRows([message], width, theme);
		if (rows.length + added.length >= spare) {
			break;
		}

		rows.unshift(...added);
	}

	return rows.length === 0 ? [] : [...rows, EMPTY_ROW];
}

/**
 * Returns the rows of a message pane: results first, which stay there where there is room, then what is told from its
 * head, or from the message `from` on where what comes before has been read. A row says how many rows do not fit, and by
 * which key they are reached. Pure.
 */
export function messageLines(
	messages: readonly Message[],
	size: Size,
	theme: Theme,
	{from = 0, older = 0}: MessagePlace = {},
	earlier: readonly Message[] = [],
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
	const spare = room - told.length;
	const before =
		pinned.length === 0 && spare > LEAST_EARLIER
			? earlierRows(earlier, size.width, spare, theme)
			: [];
	const mark = (rows: number, word: string, key: string): Line =>
		lineOf(`${glyphs.ellipsis} ${rows} ${word} (${key})`.slice(0, size.width), palette.faint);
	return [
		...before,
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
	return {most: first, least: first - last, step: Math.min(MOST_AT_ONCE, leastShown(room))};
}

/** Rows that PgUp and PgDn go through the messages at once. */
const MOST_AT_ONCE = 3;

/** What happened, in sentences. Nothing goes out of it without a word. */
export const MessagePane = pane<MessagePlace & Told>(({messages, earlier, ...place}, size, theme) =>
	messageLines(messages, size, theme, place, earlier),
);
