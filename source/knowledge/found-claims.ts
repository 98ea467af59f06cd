import type {SeatHistory} from '../rules/history.js';

/** How many of the other side's claims that were challenged were lies, and how many were true. */
export type FoundClaims = {readonly lies: number; readonly truths: number};

export const NONE_FOUND: FoundClaims = {lies: 0, truths: 0};

/** Counts the claims that a seat has challenged: after a lie it is its own turn, after what was true the other side's again. */
export function foundClaims({seat, plies}: SeatHistory): FoundClaims {
	const challenges = plies.filter(({by, move}) => by === seat && move === 'challenge');
	const lies = challenges.filter(({view}) => view.turn === seat).length;
	return {lies, truths: challenges.length - lies};
}
