import type {Color} from '../../core/color.js';
import type {Announcement} from '../../rules/news.js';
import type {HistoryTry, SeatHistory} from '../../rules/history.js';
import {isSameView, type View} from '../../rules/view.js';
import {heardInWorlds, saysSame} from './said.js';

/** One thing that a seat noticed: an act of its own or of the other side's, what it heard of it and saw after it. */
export type Noticed = {
	readonly by: Color;
	/** The act, where it was the seat's own. */
	readonly text: string | undefined;
	readonly stands: boolean;
	readonly heard: readonly Announcement[];
	readonly view: View;
};

/** Returns what a seat saw when it had noticed so many things. */
export const viewAt = (noticed: readonly Noticed[], count: number, {start}: SeatHistory): View =>
	noticed[count - 1]?.view ?? start;

/** Returns everything that a seat noticed, in order. */
export function noticedIn(history: SeatHistory): Noticed[] {
	const noticed: Noticed[] = [];
	let seen = history.start;
	const addTries = (tries: readonly HistoryTry[] | undefined) => {
		for (const {by, text, heard, view} of tries ?? []) {
			seen = view ?? seen;
			noticed.push({by, text, stands: false, heard: heardInWorlds(heard), view: seen});
		}
	};

	for (const {by, move, heard, view, tries} of history.plies) {
		addTries(tries);
		seen = view;
		noticed.push({by, text: move, stands: true, heard: heardInWorlds(heard), view});
	}

	addTries(history.tries);
	return noticed;
}

/** Returns whether two things that were noticed are the same, so that worlds need not be followed anew. */
export const isSameNotice = (a: Noticed, b: Noticed): boolean =>
	a === b ||
	(a.by === b.by &&
		a.text === b.text &&
		a.stands === b.stands &&
		saysSame(a.heard, b.heard) &&
		isSameView(a.view, b.view));
