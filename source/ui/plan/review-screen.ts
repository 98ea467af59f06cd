import type {Match} from '../../match/match.js';
import type {Review} from '../../match/review.js';
import type {Screen} from '../screen-stack.js';
import type {UiServices} from '../services.js';
import {findPlanNotes} from './plan-notes.js';

/** Returns the screen on which a game that is over is gone through, with what the paper says of it. */
export function reviewScreen(
	match: Match,
	review: Review,
	services: Pick<UiServices, 'drills'>,
): Extract<Screen, {name: 'review'}> {
	const later = findPlanNotes(match, services);
	return {name: 'review', review, ...(later === undefined ? {} : {later})};
}
