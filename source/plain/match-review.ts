import {usualSeat} from '../analysis/finished-game.js';
import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {reviewMatch} from '../match/review.js';
import {reviewAnalysis} from '../session/review-analysis.js';
import {reviewRemarks} from '../session/review-remarks.js';
import type {ReviewNotes} from '../session/told/notes.js';
import {capitalise} from '../text/men.js';
import type {Place} from './place.js';
import {ReviewPlace} from './review-place.js';
import type {Session} from './session.js';

/** Which saved game it is, and whether it is to be analysed at once. */
export type ReviewWish = {
	readonly id?: string;
	readonly analyses?: boolean;
	/** What it is called, where it is not the person's own game. */
	readonly title?: string;
	/** What is said at its steps besides. */
	readonly notes?: ReviewNotes;
};

/** Returns the place that goes through a match that is over. The error is a sentence. */
export function matchReview(
	session: Session,
	match: Match,
	{id, analyses = false, title, notes}: ReviewWish = {},
): Result<Place> {
	const {services} = session;
	const review = reviewMatch(match);
	return review.ok
		? ok(
				new ReviewPlace(session, {
					review: review.value,
					analysis: reviewAnalysis(match, services.archive, id),
					seat: usualSeat(match),
					analyses,
					...reviewRemarks(match, services),
					...given({title, notes}),
				}),
			)
		: fail(`${capitalise(review.error)}.`);
}
