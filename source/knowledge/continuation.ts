import type {Announcement} from '../rules/news.js';
import {isSameView} from '../rules/view.js';
import {type HistoryPly, type SeatHistory, shownAt} from '../rules/history.js';

/** Returns whether two lists of announcements say the same, in the same order. */
const isSameHeard = (one: readonly Announcement[], other: readonly Announcement[]): boolean =>
	one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns whether two plies were the same for a seat, but for what was tried in vain before. */
const isSamePly = (one: HistoryPly, other: HistoryPly): boolean =>
	one === other ||
	(one.by === other.by &&
		one.move === other.move &&
		isSameView(one.view, other.view) &&
		isSameHeard(one.heard, other.heard));

/** Returns whether two seats know the same of what was taken back after so many plies. */
const isSameShown = (one: SeatHistory, other: SeatHistory, count: number): boolean =>
	one.shown === other.shown ||
	JSON.stringify(shownAt(one, count)) === JSON.stringify(shownAt(other, count));

/**
 * Returns whether `later` is the same game as `earlier` for the same seat, as far as that goes, and no shorter: so
 * that what was worked out for it can be continued. Tries that were refused are not compared.
 */
export const isContinuation = (earlier: SeatHistory, later: SeatHistory): boolean =>
	earlier.seat === later.seat &&
	earlier.variant === later.variant &&
	isSameView(earlier.start, later.start) &&
	earlier.plies.length <= later.plies.length &&
	earlier.plies.every(
		(ply, index) => isSamePly(ply, later.plies[index]) && isSameShown(earlier, later, index + 1),
	);
