import {COLORS} from '../core/color.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Match} from './match.js';
import {type Review, reviewTruth} from './review.js';

/**
 * Returns all that has happened in a game between programs, running or over, with both sides' eyes and in
 * truth: nobody plays who could learn from it. A game in which a person plays is refused.
 */
export const spectate = (match: Match): Result<Review> =>
	COLORS.some((color) => match.settings.seats[color].kind === 'person')
		? fail('a person plays in this game, and who watches it would see what that side may not')
		: ok(reviewTruth(match));
