import type {Color} from '../core/color.js';
import type {Announcement} from '../rules/announcement.js';
import type {View} from '../rules/view.js';

/** One ply as a seat lived it. */
export type HistoryPly = {
	/** Who moved. */
	readonly by: Color;
	/** The seat's own move in UCI; the other side's moves are never here. */
	readonly move?: string;
	/** What the seat saw after the ply. */
	readonly view: View;
	readonly heard: readonly Announcement[];
};

/**
 * All that a seat has seen and heard of a game, and its own moves: everything it can know. Screens,
 * bots and coaches deduce from this and from nothing else.
 */
export type SeatHistory = {
	readonly seat: Color;
	/** The variant's id. */
	readonly variant: string;
	/** What the seat saw before the first move. */
	readonly start: View;
	readonly plies: readonly HistoryPly[];
};

/** Returns what the seat sees now. */
export const currentView = (history: SeatHistory): View =>
	history.plies.at(-1)?.view ?? history.start;

/** Returns what the seat saw before ply `index` (0 is the first). */
export const viewBefore = (history: SeatHistory, index: number): View =>
	index === 0 ? history.start : history.plies[index - 1].view;
