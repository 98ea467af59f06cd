import type {Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {reviewMatch} from '../match/review.js';
import {reviewRemarks} from '../session/review-remarks.js';
import type {Place} from './place.js';
import {ReviewPlace} from './review-place.js';
import type {Session} from './session.js';

/** Goes to a place in place of the game, or says why there is none. */
export function advance(session: Session, next: Result<Place>): void {
	if (next.ok) {
		session.replace(next.value);
	} else {
		session.say(next.error);
	}
}

/** Opens the review of a game that is over, or says why it cannot be gone through. */
export function openMatchReview(session: Session, match: Match): void {
	const review = reviewMatch(match);
	if (review.ok) {
		const remarks = reviewRemarks(match, review.value, session.services);
		session.open(new ReviewPlace(session, {review: review.value, ...remarks}));
	} else {
		session.say(`${review.error}.`);
	}
}
