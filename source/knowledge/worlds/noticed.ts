import type {Color} from '../../core/color.js';
import type {Announcement} from '../../rules/news.js';
import {type HistoryTry, type SeatHistory, type ShownMan, shownAt} from '../../rules/history.js';
import {isSameView, type View} from '../../rules/view.js';
import {withShown} from '../with-shown.js';
import {heardInWorlds, saysSame} from './said.js';

/** One thing that a seat noticed: an act of its own or of the other side's, what it heard of it and saw after it. */
export type Noticed = {
	readonly by: Color;
	/** The act, where it was the seat's own. */
	readonly text: string | undefined;
	readonly stands: boolean;
	readonly heard: readonly Announcement[];
	readonly view: View;
	/** Men that stood there then, as a takeback has left it with the knowledge of; left out where there are none. */
	readonly shown?: readonly ShownMan[];
};

/** Returns what is known of the board after something that was noticed, as if all of it were seen. */
export const knownView = ({view, shown}: Noticed): View => withShown(view, shown);

/** Returns what was noticed, but for what a takeback has left known. */
export const withoutShown = ({shown: _shown, ...noticed}: Noticed): Noticed => noticed;

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

	for (const [index, {by, move, heard, view, tries}] of history.plies.entries()) {
		addTries(tries);
		seen = view;
		const shown = shownAt(history, index + 1);
		noticed.push({
			by,
			text: move,
			stands: true,
			heard: heardInWorlds(heard),
			view,
			...(shown.length === 0 ? {} : {shown}),
		});
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
		isSameView(a.view, b.view) &&
		JSON.stringify(a.shown) === JSON.stringify(b.shown));
