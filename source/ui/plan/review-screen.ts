import {drillOf} from '../../drill/knowledge.js';
import type {Match} from '../../match/match.js';
import type {Review} from '../../match/review.js';
import type {Screen} from '../screen-stack.js';
import type {UiServices} from '../services.js';
import {findPlanNotes} from './plan-notes.js';
import {umpireNotes} from './umpire-notes.js';

/**
 * Returns the screen on which a game that is over is gone through: a drill with what the paper says of it, another
 * game with how much each side knew.
 */
export function reviewScreen(
	match: Match,
	review: Review,
	{drills, knowledge}: Pick<UiServices, 'drills' | 'knowledge'>,
): Extract<Screen, {name: 'review'}> {
	const later = findPlanNotes(match, {drills});
	// What a side was told of a drill's start is not in the match.
	const isDrill = drillOf(match.settings) !== undefined;
	const notes = umpireNotes(review);
	return {
		name: 'review',
		review,
		...(notes.length === 0 ? {} : {notes}),
		...(later === undefined ? {} : {later}),
		// With an umpire all that fits is too much to hold.
		...(isDrill || notes.length > 0
			? {}
			: {lookBack: async (signal: AbortSignal) => knowledge.lookBack(match, signal)}),
	};
}
