/** Rows of messages in a pane: how many there are, how many fit below those that are pinned, which would come first, and whether the pane `begins` with it. */
type Rows = {
	readonly count: number;
	readonly room: number;
	readonly wanted: number;
	readonly begins?: boolean;
};

/** The rows that are shown, from `begin` to before `end`; where there are others a mark takes the place of a row. */
type MessageWindow = {
	readonly begin: number;
	readonly end: number;
	readonly hasOlderMark: boolean;
	readonly hasNewerMark: boolean;
};

/** The first row that can come first: from there on all fits below the mark of what is older. */
export const lastTop = ({count, room}: Pick<Rows, 'count' | 'room'>): number =>
	count <= room ? 0 : count - Math.max(1, room - 1);

/** With less room a mark of what is older gives way to what is new, or a step would show nothing that was not there before. */
const LEAST_FOR_BOTH = 4;
/** With less room it gives way at first where all that is new has room without it. */
const LEAST_FOR_OLDER = 7;

/** The rows that are shown at least, beside the marks: no page may be longer, or a row would be jumped over. */
export const leastShown = (room: number): number =>
	Math.max(1, room - (room < LEAST_FOR_BOTH ? 1 : 2));

/** More rows than these are not left empty, nor so many before a long message: the next one begins in them, and a page on it stands in whole. */
const MOST_EMPTY = 2;
const LONG = 4;

/** Returns where the message begins and ends that is cut before a row, where it is short enough to be left to the next page. */
function cutAt(
	row: number,
	{count, room}: Rows,
	starts: readonly number[],
): readonly [begin: number, end: number] | undefined {
	const edges = [...starts, count];
	const at = edges.findLastIndex((edge) => edge <= row);
	const [begin, end] = [edges[at], edges.at(at + 1) ?? count];
	return begin < row && end - begin <= leastShown(room) ? [begin, end] : undefined;
}

/**
 * Returns which rows are shown, of messages that begin at the rows `starts`: a window begins where one does, and ends there
 * too where that leaves hardly a row empty. Pure.
 */
export function messageWindow(rows: Rows, starts: readonly number[]): MessageWindow {
	const shown = windowOf(rows);
	const begin = shown.hasOlderMark
		? (cutAt(shown.begin, rows, starts)?.[1] ?? shown.begin)
		: shown.begin;
	const [whole, after] = (shown.hasNewerMark ? cutAt(shown.end, rows, starts) : undefined) ?? [
		shown.end,
		shown.end,
	];
	const most = after - whole < LONG ? MOST_EMPTY : MOST_EMPTY - 1;
	const end = shown.end - whole > most ? shown.end : whole;
	return begin < end ? {...shown, begin, end} : shown;
}

/** Returns the row that would come first a page on, or a page back: no row is jumped over, and none of a page read twice but where the rows end. Pure. */
export function pageFrom(rows: Rows, starts: readonly number[], by: 'older' | 'newer'): number {
	const {begin, end} = messageWindow(rows, starts);
	if (by === 'newer') {
		// What was begun is read from its beginning.
		const next = cutAt(end, rows, starts)?.[0] ?? end;
		return end === rows.count ? rows.wanted : next > begin ? next : end;
	}

	const first = begin - leastShown(rows.room);
	return starts.find((start) => start >= first && start < begin) ?? first;
}

function windowOf({count, room, wanted, begins = false}: Rows): MessageWindow {
	if (count <= room) {
		return {begin: 0, end: count, hasOlderMark: false, hasNewerMark: false};
	}

	const last = lastTop({count, room});
	const begin = Math.max(0, Math.min(wanted, last));
	if (room <= 1) {
		return {begin, end: begin + room, hasOlderMark: false, hasNewerMark: false};
	}

	if (begins && begin === count - room && room < LEAST_FOR_OLDER) {
		return {begin, end: count, hasOlderMark: false, hasNewerMark: false};
	}

	if (begin === last) {
		return {begin, end: count, hasOlderMark: true, hasNewerMark: false};
	}

	const hasOlderMark = room >= LEAST_FOR_BOTH && begin > 0;
	return {begin, end: begin + room - (hasOlderMark ? 2 : 1), hasOlderMark, hasNewerMark: true};
}
