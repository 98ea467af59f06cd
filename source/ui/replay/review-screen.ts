import type {Match} from '../../match/match.js';
import type {Review} from '../../match/review.js';
import {reviewRemarks} from '../../session/review-remarks.js';
import type {UiServices} from '../../session/services.js';
import type {Screen} from '../shell/screen-stack.js';

/** Returns the screen on which a game that is over is gone through. */
export const reviewScreen = (
	match: Match,
	review: Review,
	services: Pick<UiServices, 'drills' | 'knowledge'>,
): Extract<Screen, {name: 'review'}> => ({
	name: 'review',
	review,
	...reviewRemarks(match, review, services),
});
