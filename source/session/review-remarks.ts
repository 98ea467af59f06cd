import {drillOf} from '../drill/knowledge.js';
import type {Hindsight} from '../match/hindsight.js';
import type {Match} from '../match/match.js';
import type {Ask} from './ask.js';
import {findPlanNotes} from './drill/plan-notes.js';
import type {UiServices} from './services.js';
import type {ReviewNotes} from './told/notes.js';

/** What there is to say of a game that is over. */
export type ReviewRemarks = {
	/** What is said and shown at its steps besides, for which nobody waits. */
	readonly later?: Ask<ReviewNotes>;
	/** Lays both sides' knowledge open, for which nobody waits either. */
	readonly lookBack?: Ask<Hindsight>;
};

/**
 * Returns what there is to say of a game that is over: of a drill what the paper says of it, of another game how much each
 * side knew.
 */
export function reviewRemarks(
	match: Match,
	{drills, knowledge}: Pick<UiServices, 'drills' | 'knowledge'>,
): ReviewRemarks {
	const later = findPlanNotes(match, {drills});
	// What a side was told of a drill's start is not in the match.
	const isDrill = drillOf(match.settings) !== undefined;
	return {
		...(later === undefined ? {} : {later}),
		...(isDrill
			? {}
			: {lookBack: async (signal: AbortSignal) => knowledge.lookBack(match, signal)}),
	};
}
