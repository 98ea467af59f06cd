import type {Color} from '../core/color.js';
import type {Announcement} from './news.js';
import {currentView, type HistoryPly, type HistoryTry, type SeatHistory} from './history.js';
import {isSameView, type View} from './view.js';

const NO_PLIES: readonly HistoryPly[] = [];

/** Returns what a seat of a variant has noticed when nothing was played yet. */
export const startHistory = (
	variant: string,
	start: View,
	heardAtStart: readonly Announcement[] = [],
): SeatHistory => {
	const history = {seat: start.viewer, variant, start, plies: NO_PLIES};
	return heardAtStart.length === 0 ? history : {...history, heardAtStart};
};

/** Returns a seat's history with one more ply, before which came what was tried in the turn that is on. */
export function addPly(history: SeatHistory, ply: Omit<HistoryPly, 'tries'>): SeatHistory {
	// Nearly every ply: copying all fields but one takes V8 several times as long as copying all.
	if (history.tries === undefined) {
		return {...history, plies: [...history.plies, ply]};
	}

	const {tries, plies, ...rest} = history;
	return {...rest, plies: [...plies, {...ply, tries}]};
}

/** Returns a seat's history with one more refused try or question in the turn that is on. */
export const addTry = (history: SeatHistory, tried: HistoryTry): SeatHistory => ({
	...history,
	tries: [...(history.tries ?? []), tried],
});

/** What a seat sees and hears after an act `text` of side `by`. */
export type Noticed = {
	readonly by: Color;
	/** The act, where it is the seat's own. */
	readonly text: string | undefined;
	readonly stands: boolean;
	readonly view: View;
	readonly heard: readonly Announcement[];
};

/**
 * Returns a seat's history with an act. Of other seats' acts it gets those that it hears, or that change what it
 * sees; their texts it never gets.
 */
export function growHistory(
	history: SeatHistory,
	{by, text, stands, view, heard}: Noticed,
): SeatHistory {
	const isOwn = text !== undefined;
	const isSeen = () => !isSameView(currentView(history), view);
	if (!isOwn && heard.length === 0 && !isSeen()) {
		return history;
	}

	return stands
		? addPly(history, {by, ...(isOwn ? {move: text} : {}), view, heard})
		: addTry(history, {by, ...(isOwn ? {text} : {}), heard, ...(isSeen() ? {view} : {})});
}

/** The same for a seat that forgets everything before the turn that is on: when a turn begins it starts anew. */
export function growTurn(history: SeatHistory, noticed: Noticed): SeatHistory {
	const before = currentView(history);
	const {view, heard, stands} = noticed;
	return stands && (before.turn !== view.turn || before.phase !== view.phase)
		? startHistory(history.variant, view, heard)
		: growHistory(history, noticed);
}
