import {drillOf} from '../drill/knowledge.js';
import type {Hindsight} from '../match/hindsight.js';
import type {Match} from '../match/match.js';
import {onlyPerson} from '../match/keyboard.js';
import type {Color} from '../core/color.js';
import {given} from '../core/given.js';
import type {KnownBoard} from '../knowledge/known-board.js';
import type {SeatReport} from '../match/seat-report.js';
import {knownHistory} from '../match/shown-by-takebacks.js';
import type {KnowledgeQuestion} from '../match/worker-tasks.js';
import {historyAt} from '../rules/history.js';
import type {Ask} from './ask.js';
import {findPlanNotes} from './drill/plan-notes.js';
import type {UiServices} from './services.js';
import {nothingToKnow} from './told/nothing-to-know.js';
import type {ReviewNotes} from './told/notes.js';
import {seenAt} from './told/seen-at.js';

/** What there is to say of a game that is over. */
export type ReviewRemarks = {
	/** The side that the reader played; left out where two people did, or others. */
	readonly person?: Color;
	/** What is said and shown at its steps besides, for which nobody waits. */
	readonly later?: Ask<ReviewNotes>;
	/** Lays both sides' knowledge open, for which nobody waits either. */
	readonly lookBack?: Ask<Hindsight>;
	/** Asks what a seat could know of the squares it did not see, from its report, after so many plies of its history; or says why there is nothing to ask. */
	readonly knew?: (report: SeatReport, ply: number) => Ask<KnownBoard> | string;
};

/** Returns what a seat is asked to make of what it had seen and heard by then; `startFen` is as in KnowledgeQuestion. */
const knewThen = (
	report: SeatReport,
	ply: number,
	startFen: string | undefined,
): KnowledgeQuestion => ({history: historyAt(knownHistory(report), ply), ...given({startFen})});

/**
 * Returns what there is to say of a game that is over: of a drill what the paper says of it, of another game how much each
 * side knew, and what may have stood where.
 */
export function reviewRemarks(
	match: Match,
	{drills, knowledge}: Pick<UiServices, 'drills' | 'knowledge'>,
): ReviewRemarks {
	const later = findPlanNotes(match, {drills});
	// What a side was told of a drill's start is not in the match.
	const isDrill = drillOf(match.settings) !== undefined;
	return {
		...given({person: onlyPerson(match.settings)}),
		...(later === undefined ? {} : {later}),
		...(isDrill
			? {}
			: {
					lookBack: async (signal: AbortSignal) => knowledge.lookBack(match, signal),
					knew: (report: SeatReport, ply: number) =>
						nothingToKnow(seenAt(report, ply), {of: 'game'}) ??
						(async () => knowledge.know(knewThen(report, ply, match.settings.fen))),
				}),
	};
}
