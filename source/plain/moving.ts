import type {Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {matchReview, type ReviewWish} from './match-review.js';
import type {Place} from './place.js';
import type {Session} from './session.js';

/** Goes to a place in place of the game, or says why there is none. */
export function advance(session: Session, next: Result<Place>): void {
	if (next.ok) {
		session.replace(next.value);
	} else {
		session.say(next.error);
	}
}

/** Goes to a place from which one comes back, or says why there is none. */
export function visit(session: Session, place: Result<Place>): void {
	if (place.ok) {
		session.open(place.value);
	} else {
		session.say(place.error);
	}
}

/** Opens the review of a game that is over, or says why it cannot be gone through. */
export const openMatchReview = (session: Session, match: Match, wish?: ReviewWish): void =>
	visit(session, matchReview(session, match, wish));
