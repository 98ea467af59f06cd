import type {Theme} from '../theme/theme.js';
import {latestRows, messageRows} from './message.js';
import {lastTop, leastShown, messageWindow, pageFrom} from './message-window.js';
import {pane} from './pane.js';
import {type Line, lineOf} from '../frame/text-lines.js';
import type {Message} from '../../session/told/message.js';
import type {Size} from '../frame/box.js';

/** From which message on a pane is shown, and how many rows the person has gone back from there; forward when it is negative. */
export type MessagePlace = {
	readonly from?: number;
	readonly older?: number;
	/** Whether no key goes through them now: what does not fit is then left out, message by message. */
	readonly isStill?: boolean;
};

/** What a pane shows: what is told now, and where there are rows to spare above it what was told before, the latest last. */
type Told = {readonly messages: readonly Message[]; readonly earlier?: readonly Message[]};

/** How far a person can go from where a pane begins, in rows. */
export type MessageReach = {
	readonly most: number;
	/** Returns how far back one is a page on. */
	readonly page: (older: number, by: 'older' | 'newer') => number;
};

/** A pane of fewer rows has none to spare for results that stay where they are. */
const LEAST_PINNED = 7;

/** Returns from which message on all stays at the foot: the first that counts now and has, with all that came after it, so many rows; undefined where none has. */
function footFrom(
	messages: readonly Message[],
	from: number,
	count: (some: readonly Message[]) => number,
	most: number,
): number | undefined {
	const start = messages.findIndex(
		({isNow}, index) =>
			isNow === true &&
			index >= from &&
			count(messages.slice(index).filter(({isResult}) => isResult !== true)) <= most,
	);
	return start < 0 ? undefined : start;
}

/**
 * Returns the rows that stay where they are and leave room for the others, and those of all that is told besides: results
 * stay at the head, and so does what counts now where not all has room, but at the foot where what led to it is still to be
 * read above.
 */
function parted(messages: readonly Message[], {width, height}: Size, theme: Theme, from: number) {
	const each = new Map(messages.map((one) => [one, messageRows([one], width, theme)]));
	const rows = (some: readonly Message[]) => some.flatMap((one) => each.get(one) ?? []);
	const hasRoom = rows(messages).length <= height;
	const most = height >= LEAST_PINNED ? height >> 1 : 0;
	const atHead = ({isResult, isNow}: Message, index: number, isRead: boolean): boolean =>
		isResult === true || (isNow === true && !hasRoom && (!isRead || index < from));
	const atRest = rows(messages.filter((message, index) => atHead(message, index, true))).length;
	const foot =
		hasRoom || from >= messages.length
			? undefined
			: footFrom(messages, from, (some) => rows(some).length, most - atRest);
	const ends = messages.filter((message, index) => atHead(message, index, foot !== undefined));
	const results = rows(ends);
	const below = messages.filter(
		(message, index) => foot !== undefined && index >= foot && !ends.includes(message),
	);
	const others = messages.flatMap((message, index) =>
		ends.includes(message) || below.includes(message) ? [] : [{message, index}],
	);
	const said = others.map(({message}) => message);
	const skipped = others.filter(({index}) => index < from).map(({message}) => message);
	const top = rows(skipped).length;
	const isAllBefore = skipped.every(({isBefore}) => isBefore === true);
	const startsOf = (some: readonly Message[]): readonly number[] => {
		let start = 0;
		return some.map((message) => {
			const here = start;
			start += rows([message]).length;
			return here;
		});
	};

	const inRows = (some: readonly Message[], begin: number) => ({
		pinned: [],
		stays: [],
		told: rows(some),
		starts: startsOf(some),
		room: height,
		top: begin,
	});
	const [firstNow, lastNow] = [ends.at(0), ends.at(-1)].map((one) =>
		one === undefined ? -1 : messages.indexOf(one),
	);
	const fits = (first: number): boolean =>
		rows(messages.slice(first, lastNow + 1)).length <= leastShown(height);
	const isNowAlone = ends.length > 0 && ends.every(({isResult}) => isResult !== true);
	// What counts now does not stand above what was told before it came.
	const isAfter = messages.slice(from, firstNow).some(({isBefore}) => isBefore === true);
	if (isNowAlone && isAfter && fits(from)) {
		return inRows(messages, top);
	}

	// What stays is never cut: what is cut of it could be read nowhere.
	if (height >= LEAST_PINNED && results.length <= height >> 1) {
		const stays = rows(below);
		const left = height - results.length - stays.length;
		return {pinned: results, stays, told: rows(said), starts: startsOf(said), room: left, top};
	}

	// Where nothing stays what counts now keeps its place if one window has all of it, or the old would be read as the new.
	if (isNowAlone && fits(firstNow)) {
		const begin = isAllBefore && !fits(from) ? firstNow : from;
		return inRows(messages, rows(messages.slice(0, begin)).length);
	}

	// Else it comes first, and where the results are longer than a window before it the shortest of them: who won.
	const won = ends.filter(({isResult}) => isResult);
	const isLong = rows(won).length > leastShown(height);
	const first = [
		...(isLong ? won.toSorted((a, b) => a.text.length - b.text.length) : won),
		...ends.filter(({isResult}) => !isResult),
		...said,
	];
	// The new of it is in sight, with all above it as long as that leaves it room.
	const newest = ends.includes(messages[from]) ? first.indexOf(messages[from]) : 0;
	const isNewBelow = results.length >= height;
	const atFirst = isNewBelow ? rows(first.slice(0, newest)).length : 0;
	return inRows(first, ends.length > 0 && isAllBefore ? atFirst : results.length + top);
}

const EMPTY_ROW = lineOf(' ', {});
/** Fewer rows than these are left empty: what was told before is no use without some of it. */
const LEAST_EARLIER = 3;

/** Returns as many of the latest messages as have room in so many rows, and an empty row below them. */
function earlierRows(earlier: readonly Message[], width: number, spare: number, theme: Theme) {
	const rows = latestRows(earlier, {width, height: spare - 1}, theme);
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
	{from = 0, older = 0, isStill = false}: MessagePlace = {},
	earlier: readonly Message[] = [],
): readonly Line[] {
	const {palette, glyphs} = theme;
	// A question may have taken all the room.
	if (size.height <= 0) {
		return [];
	}

	const {pinned, stays, told, starts, room, top} = parted(messages, size, theme, from);
	const count = told.length;
	if (isStill) {
		const end = [...starts, count].findLast((edge) => edge <= top + room) ?? top;
		return [...pinned, ...told.slice(top, end), ...stays];
	}

	const wanted = Math.min(top, lastTop({count, room})) - older;
	const {begin, end, hasOlderMark, hasNewerMark} = messageWindow(
		{count, room, wanted, begins: older === 0},
		starts,
	);
	const spare = room - count;
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
		...stays,
	];
}

/** Returns how far a person can go from where a pane begins. Pure. */
export function messageReach(
	messages: readonly Message[],
	size: Size,
	theme: Theme,
	from = 0,
): MessageReach {
	const {told, starts, room, top} = parted(messages, size, theme, from);
	const count = told.length;
	const last = lastTop({count, room});
	const first = Math.min(top, last);
	return {
		most: first,
		page(older, by) {
			const here = {count, room, wanted: first - older, begins: older === 0};
			const next = pageFrom(here, starts, by);
			return first - Math.max(0, Math.min(next, last));
		},
	};
}

/** What happened, in sentences. Nothing goes out of it without a word. */
export const MessagePane = pane<MessagePlace & Told>(({messages, earlier, ...place}, size, theme) =>
	messageLines(messages, size, theme, place, earlier),
);
