/** Rows of messages in a pane: how many there are, how many fit below those that are pinned, and which would come first. */
type Rows = {readonly count: number; readonly room: number; readonly wanted: number};

/** The rows that are shown, from `begin` to before `end`; where there are others a mark takes the place of a row. */
export type MessageWindow = {
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

/** The rows that are shown at least, beside the marks: no step may be longer, or a row would be jumped over. */
export const leastShown = (room: number): number =>
	Math.max(1, room - (room < LEAST_FOR_BOTH ? 1 : 2));

/**
 * Returns a window in which no message is cut that can be read in whole a `step` away: it begins and ends where one does.
 * `starts` are the rows at which messages begin. Pure.
 */
export function wholeMessages(
	shown: MessageWindow,
	starts: readonly number[],
	{count, room, step}: {readonly count: number; readonly room: number; readonly step: number},
): MessageWindow {
	const edges = [...starts, count];
	/** Returns where the message begins and ends that has a row, where it is short enough to be left to the next step. */
	const cutAt = (row: number): readonly [begin: number, end: number] | undefined => {
		const at = edges.findLastIndex((edge) => edge <= row);
		const [begin, end] = [edges[at], edges.at(at + 1) ?? count];
		return begin < row && end - begin < room - step ? [begin, end] : undefined;
	};

	const begin = shown.hasOlderMark ? (cutAt(shown.begin)?.[1] ?? shown.begin) : shown.begin;
	const end = shown.hasNewerMark ? (cutAt(shown.end)?.[0] ?? shown.end) : shown.end;
	return begin < end ? {...shown, begin, end} : shown;
}

/** Returns which rows are shown. Pure. */
export function messageWindow({count, room, wanted}: Rows): MessageWindow {
	if (count <= room) {
		return {begin: 0, end: count, hasOlderMark: false, hasNewerMark: false};
	}

	const last = lastTop({count, room});
	const begin = Math.max(0, Math.min(wanted, last));
	if (room <= 1) {
		return {begin, end: begin + room, hasOlderMark: false, hasNewerMark: false};
	}

	if (begin === last) {
		return {begin, end: count, hasOlderMark: true, hasNewerMark: false};
	}

	const hasOlderMark = room >= LEAST_FOR_BOTH && begin > 0;
	return {begin, end: begin + room - (hasOlderMark ? 2 : 1), hasOlderMark, hasNewerMark: true};
}
