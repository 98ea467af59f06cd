import type {Color} from '../core/color.js';
import type {Announcement} from '../rules/announcement.js';
import type {View} from '../rules/view.js';

/** A try that was refused, or a question, as a seat heard it: with an umpire alone. */
export type HistoryTry = {
	/** Who tried or asked. */
	readonly by: Color;
	/** The seat's own try or question, such as "e4d5" or "any?"; the other side's are never here. */
	readonly text?: string;
	readonly heard: readonly Announcement[];
};

/** One ply as a seat lived it. */
export type HistoryPly = {
	/** Who moved. */
	readonly by: Color;
	/** The seat's own move in UCI; the other side's moves are never here. */
	readonly move?: string;
	/** What the seat saw after the ply. */
	readonly view: View;
	readonly heard: readonly Announcement[];
	/** What was tried in vain or asked in the same turn before, in order. */
	readonly tries?: readonly HistoryTry[];
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
	/** What was said before the first move. */
	readonly heardAtStart?: readonly Announcement[];
	readonly plies: readonly HistoryPly[];
	/** What was tried in vain or asked in the turn that is on. */
	readonly tries?: readonly HistoryTry[];
};

/** Returns what the seat sees now. */
export const currentView = (history: SeatHistory): View =>
	history.plies.at(-1)?.view ?? history.start;

/** Returns what the seat saw before ply `index` (0 is the first). */
export const viewBefore = (history: SeatHistory, index: number): View =>
	index === 0 ? history.start : history.plies[index - 1].view;
