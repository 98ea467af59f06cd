import {say} from '../components/message.js';
import {drillOf} from '../../drill/knowledge.js';
import type {Match} from '../../match/match.js';
import type {Review} from '../../match/review.js';
import type {ReviewNote} from '../replay/notes.js';
import type {Screen} from '../screen-stack.js';
import type {UiServices} from '../services.js';
import {findVariant} from '../../rules/registry.js';
import {findPlanNotes} from './plan-notes.js';
import {umpireNotes} from '../replay/umpire-words.js';

const NO_PLOT = 'There is no plot of what could be ruled out:';
const REFEREED = 'with an umpire too much fits.';
const NOT_YET = 'it is not worked out in this game yet.';

/** Returns the last note of a game, with a word on what its review lacks. */
const withoutPlot = (note: ReviewNote | undefined, why: string): ReviewNote => ({
	...note,
	messages: [...(note?.messages ?? []), ...say(`${NO_PLOT} ${why}`, 'faint')],
});

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
	const said = umpireNotes(review);
	const variant = findVariant(review.variant);
	const isFollowed = !variant.ok || variant.value.isAlternating;
	const hasPlot = isFollowed && said.length === 0;
	const why = isFollowed ? REFEREED : NOT_YET;
	const notes = hasPlot
		? []
		: review.steps.map((_, ply) =>
				ply < review.steps.length - 1 ? said[ply] : withoutPlot(said[ply], why),
			);
	return {
		name: 'review',
		review,
		...(notes.length === 0 ? {} : {notes}),
		...(later === undefined ? {} : {later}),
		...(isDrill || notes.length > 0
			? {}
			: {lookBack: async (signal: AbortSignal) => knowledge.lookBack(match, signal)}),
	};
}
