import type {Color} from '../core/color.js';
import type {MatchRequest, Notice} from './match.js';

/** What a request is judged by before it is put: all of it known to the seat that makes it. */
export type AskingSeat = {
	readonly seat: Color;
	/** The request that stands, of either side. */
	readonly request?: MatchRequest | undefined;
	/** The seat's own notices. */
	readonly notices: readonly Notice[];
	/** The plies played, and whether the seat has made one of them. */
	readonly plies: number;
	readonly hasMoved: boolean;
};

/** Returns whether such a request was turned down since the last move or takeback: it is not to be repeated at once. */
function isJustDeclined({notices, plies}: AskingSeat, kind: MatchRequest['kind']): boolean {
	const since = notices.findLastIndex((notice) => notice.kind === 'taken-back') + 1;
	return notices
		.slice(since)
		.some((notice) => notice.kind === `${kind}-declined` && notice.ply === plies);
}

/** Returns why a seat may not make a request now, as a part of a sentence; undefined when it may. An offer that meets another is agreement. */
export function findRequestFault(
	asking: AskingSeat,
	kind: MatchRequest['kind'],
): string | undefined {
	const {seat, request, hasMoved} = asking;
	if (kind === 'takeback' && !hasMoved) {
		return 'you have no move to take back';
	}

	if (request !== undefined && request.by === seat) {
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
