import {type SeatHistory, viewBefore} from '../rules/history.js';
import {isSetUp} from '../rules/view.js';
import type {MatchRequest, Notice} from './match.js';

/** What a request is judged by before it is put: all of it known to the seat that makes it. */
export type AskingSeat = {
	readonly history: SeatHistory;
	/** The request that stands, of either side. */
	readonly request?: MatchRequest | undefined;
	/** The seat's own notices. */
	readonly notices: readonly Notice[];
};

/** Returns whether such a request was turned down since the last move or takeback: it is not to be repeated at once. */
function isJustDeclined({notices, history}: AskingSeat, kind: MatchRequest['kind']): boolean {
	const since = notices.findLastIndex((notice) => notice.kind === 'taken-back') + 1;
	return notices
		.slice(since)
		.some((notice) => notice.kind === `${kind}-declined` && notice.ply === history.plies.length);
}

/** Returns whether a seat has learnt of what the other side put up or did since it made a part of its set-up in ply `index` (0 is the first). */
function hasLearntSince(history: SeatHistory, index: number): boolean {
	const {phase} = viewBefore(history, index);
	return history.plies.some(
		({heard, view}, ply) =>
			ply >= index &&
			view.phase !== phase &&
			(heard.length > 0 || !isSetUp(viewBefore(history, ply).phase)),
	);
}

/** Returns why a seat may take nothing back now, as a part of a sentence; undefined when it may ask for it. */
export function whyNotBack(history: SeatHistory): string | undefined {
	const last = history.plies.findLastIndex(({by}) => by === history.seat);
	if (last < 0) {
		return 'you have no move to take back';
	}

	return isSetUp(viewBefore(history, last).phase) && hasLearntSince(history, last)
		? 'the set-up is over, and is not made anew with what you have learnt since'
		: undefined;
}

/** Returns why a seat may not make a request now, as a part of a sentence; undefined when it may. An offer that meets another is agreement. */
export function findRequestFault(
	asking: AskingSeat,
	kind: MatchRequest['kind'],
): string | undefined {
	const {history, request} = asking;
	const why = kind === 'takeback' ? whyNotBack(history) : undefined;
	if (why !== undefined) {
		return why;
	}

	if (request !== undefined && request.by === history.seat) {
		return 'your last request is not answered yet';
	}

	if (request !== undefined) {
		return kind === 'draw' && request.kind === 'draw'
			? undefined
			: 'there is a request for you to answer first';
	}

	return isJustDeclined(asking, kind)
		? 'that was turned down just now; play a move first'
		: undefined;
}
