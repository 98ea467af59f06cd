import {usualSeat, whyNotJudged} from '../../analysis/finished-game.js';
import {byColor} from '../../core/color.js';
import {given} from '../../core/given.js';
import {drillOf} from '../../drill/knowledge.js';
import type {Match} from '../../match/match.js';
import type {Review} from '../../match/review.js';
import {seatReport} from '../../match/seat-report.js';
import {findVariant} from '../../rules/registry.js';
import {reviewRemarks} from '../../session/review-remarks.js';
import type {UiServices} from '../../session/services.js';
import type {Screen} from '../shell/screen-stack.js';
import type {ReviewAnalysis} from './review-analysis.js';
import {NO_DRILLS_JUDGED, notAnalysed} from '../../text/analysis.js';

/** Returns how a game is analysed, or why it is not, as a sentence. */
function analysisOf(
	match: Match,
	archive: UiServices['archive'],
	id: string | undefined,
): ReviewAnalysis | string {
	const variant = findVariant(match.settings.variant);
	if (drillOf(match.settings) !== undefined) {
		return NO_DRILLS_JUDGED;
	}

	const why = variant.ok ? whyNotJudged(variant.value) : variant.error;
	return why === undefined
		? {
				histories: byColor((seat) => seatReport(match, seat).history),
				kept: id === undefined ? {} : archive.analyses(id, match),
				run: async (seat, ...how) => archive.analyse({match, seat, ...given({id})}, ...how),
			}
		: notAnalysed(why);
}

/** Of which saved game a review is, and whether it is to be analysed at once. */
export type ReviewWish = {readonly id?: string; readonly analyses?: boolean};

/** Returns the screen on which a game that is over is gone through, with its moves judged when that is asked for. */
export function reviewScreen(
	match: Match,
	review: Review,
	services: Pick<UiServices, 'drills' | 'knowledge' | 'archive'>,
	{id, analyses = false}: ReviewWish = {},
): Extract<Screen, {name: 'review'}> {
	const seat = usualSeat(match);
	return {
		name: 'review',
		review,
		orientation: seat,
		analysis: analysisOf(match, services.archive, id),
		...(analyses ? {begins: seat} : {}),
		...reviewRemarks(match, review, services),
	};
}
