import {whyUnsupported} from '../../knowledge/positions/support.js';
import {drillOf} from '../../drill/knowledge.js';
import type {Match} from '../../match/match.js';
import type {Review} from '../../match/review.js';
import {findVariant} from '../../rules/registry.js';
import {findPlanNotes} from '../../session/drill/plan-notes.js';
import {say} from '../components/message.js';
import type {ReviewNote} from '../replay/notes.js';
import {umpireNotes} from '../replay/umpire-words.js';
import type {Screen} from '../screen-stack.js';
import type {UiServices} from '../services.js';

const NO_PLOT =
	'There is no plot of what could be ruled out: in this game more fits than can be counted.';

/** Returns the last note of a game, with a word on what its review lacks. */
const withoutPlot = (note: ReviewNote | undefined): ReviewNote => ({
	...note,
	messages: [...(note?.messages ?? []), ...say(NO_PLOT, 'faint')],
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
	const hasPlot = !variant.ok || whyUnsupported(variant.value) === undefined;
	const notes = hasPlot
		? []
		: review.steps.map((_, ply) =>
				ply < review.steps.length - 1 ? said[ply] : withoutPlot(said[ply]),
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
