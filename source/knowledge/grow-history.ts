import type {Color} from '../core/color.js';
import type {Announcement} from '../rules/announcement.js';
import type {View} from '../rules/view.js';
import type {HistoryPly, HistoryTry, SeatHistory} from './history.js';

/** Returns what a seat of a variant has lived when nothing was played yet. */
export const startHistory = (
	variant: string,
	start: View,
	heardAtStart: readonly Announcement[] = [],
): SeatHistory => ({
	seat: start.viewer,
	variant,
	start,
	...(heardAtStart.length === 0 ? {} : {heardAtStart}),
	plies: [],
});

/** Returns a seat's history with one more ply, before which came what was tried in the turn that is on. */
export function addPly(
	{tries, plies, ...history}: SeatHistory,
	ply: Omit<HistoryPly, 'tries'>,
): SeatHistory {
	return {...history, plies: [...plies, tries === undefined ? ply : {...ply, tries}]};
}

/** Returns a seat's history with one more refused try or question in the turn that is on. */
export const addTry = (history: SeatHistory, tried: HistoryTry): SeatHistory => ({
	...history,
	tries: [...(history.tries ?? []), tried],
});

/** What a seat sees and hears after a move, try or question `text` of side `by`. */
export type Lived = {
	readonly by: Color;
	readonly text: string;
	/** Whether it was a move, and it stands. */
	readonly moved: boolean;
	readonly view: View;
	readonly heard: readonly Announcement[];
};

/** Returns a seat's history with what it lived; of the other side's tries and questions it lives those it hears. */
export function growHistory(
	history: SeatHistory,
	{by, text, moved, view, heard}: Lived,
): SeatHistory {
	const own = history.seat === by;
	if (moved) {
		return addPly(history, {by, ...(own ? {move: text} : {}), view, heard});
	}

	return own || heard.length > 0 ? addTry(history, {by, ...(own ? {text} : {}), heard}) : history;
}
