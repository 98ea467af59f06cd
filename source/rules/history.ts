import type {Color} from '../core/color.js';
import type {Man} from '../core/man.js';
import type {Square} from '../core/square.js';
import type {Announcement} from './news.js';
import type {Seat} from './seat.js';
import type {Seen, TurnAct} from './variant.js';
import type {View} from './view.js';

/** A try that was refused, or a question, as a seat heard it: with an umpire alone. */
export type HistoryTry = {
	/** Who tried or asked. */
	readonly by: Color;
	/** The seat's own try or question, such as "e4d5" or "any?"; the other side's are never here. */
	readonly text?: string;
	readonly heard: readonly Announcement[];
	/** What the seat saw after it, where that was something else than before. */
	readonly view?: View;
};

/** One act that stands, as a seat noticed it: nearly always a move. */
export type HistoryPly = {
	/** Whose act it was. */
	readonly by: Color;
	/** The seat's own act as text, a move in UCI; the other side's are never here. */
	readonly move?: string;
	/** What the seat saw after it. */
	readonly view: View;
	readonly heard: readonly Announcement[];
	/** What was tried in vain or asked in the same turn before, in order. */
	readonly tries?: readonly HistoryTry[];
};

/** A man of the other side of which a seat learned in plies that were taken back that it stood on a square once so many plies had been noticed. */
export type ShownMan = {readonly square: Square; readonly man: Man; readonly ply: number};

/**
 * All that a seat has seen and heard of a game, and its own acts: everything it can know. Screens,
 * bots and coaches deduce from this and from nothing else. It logs the two doors and deduces nothing itself.
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
	/** What takebacks have left it with the knowledge of. A table, which knows of no takeback, has none. */
	readonly shown?: readonly ShownMan[];
};

/** Returns the men of which takebacks have left a seat with the knowledge that they stood there when so many plies had been noticed. */
export const shownAt = ({shown = []}: SeatHistory, count: number): readonly ShownMan[] =>
	shown.filter(({ply}) => ply === count);

/** Returns what was seen after the last of some tries that showed something. */
const viewAfter = (tries: readonly HistoryTry[] | undefined): View | undefined =>
	tries?.findLast(({view}) => view !== undefined)?.view;

/** Returns what the seat saw before ply `index` (0 is the first; behind the last it is what it sees now). */
export const viewBefore = ({start, plies, tries}: SeatHistory, index: number): View =>
	viewAfter(index === plies.length ? tries : plies[index]?.tries) ??
	(index === 0 ? start : plies[index - 1].view);

/** Returns what the seat sees now. */
export const currentView = (history: SeatHistory): View =>
	viewBefore(history, history.plies.length);

/** Returns a history as it was when so many plies had been noticed and the turn began; all of it when there are no more. */
export function historyAt(history: SeatHistory, count: number): SeatHistory {
	const {plies, tries: _tries, ...begun} = history;
	return count >= plies.length ? history : {...begun, plies: plies.slice(0, count)};
}

const NOTHING: readonly never[] = [];

/** Returns what the seat heard of the ply before ply `index`, or before the first move. */
export const heardBefore = (
	{plies, heardAtStart = NOTHING}: SeatHistory,
	index: number,
): readonly Announcement[] => (index === 0 ? heardAtStart : plies[index - 1].heard);

/** Returns a seat's own acts among tries. */
function ownActs(tries: readonly HistoryTry[] | undefined): TurnAct[] {
	const acts: TurnAct[] = [];
	for (const {text, heard} of tries ?? NOTHING) {
		if (text !== undefined) {
			acts.push({text, heard});
		}
	}

	return acts;
}

/**
 * Returns what a seat knows when it is to act: its view, what it heard when the turn began (the side to move, or
 * what is being done, changed then) and its own acts since.
 */
export function seenNow(history: SeatHistory, seat: Seat): Seen {
	const {plies, tries} = history;
	const view = currentView(history);
	let first = plies.length;
	while (first > 0) {
		const before = viewBefore(history, first - 1);
		if (before.turn !== view.turn || before.phase !== view.phase) {
			break;
		}

		first--;
	}

	const turn: TurnAct[] = [];
	for (const {move, heard, tries: before} of plies.slice(first)) {
		turn.push(...ownActs(before));
		if (move !== undefined) {
			turn.push({text: move, heard, stands: true});
		}
	}

	turn.push(...ownActs(tries));
	return {seat, view, turn, heard: heardBefore(history, first)};
}
