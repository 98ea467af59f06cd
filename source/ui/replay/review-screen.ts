import {given} from '../../core/given.js';
import {usualSeat} from '../../analysis/finished-game.js';
import type {Match} from '../../match/match.js';
import type {Review} from '../../match/review.js';
import {reviewAnalysis} from '../../session/review-analysis.js';
import {reviewRemarks} from '../../session/review-remarks.js';
import type {UiServices} from '../../session/services.js';
import type {Screen} from '../shell/screen-stack.js';

/** Of which saved game a review is, what it is said to be, and whether it is to be analysed at once. */
export type ReviewWish = {
	readonly id?: string;
	readonly which?: string;
	readonly analyses?: boolean;
};

/** Returns the screen on which a game that is over is gone through, with its moves judged when that is asked for. */
export function reviewScreen(
	match: Match,
	review: Review,
	services: Pick<UiServices, 'drills' | 'knowledge' | 'archive'>,
	{id, which, analyses = false}: ReviewWish = {},
): Extract<Screen, {name: 'review'}> {
	const seat = usualSeat(match);
	return {
		name: 'review',
		review,
		orientation: seat,
		...given({which}),
		analysis: reviewAnalysis(match, services.archive, id),
		...(id === undefined ? {} : {write: () => services.archive.writePgn(id)}),
		...(analyses ? {begins: seat} : {}),
		...reviewRemarks(match, services),
	};
}
