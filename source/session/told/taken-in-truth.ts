import {type Color, opposite} from '../../core/color.js';
import {isUnknownMan} from '../../core/man.js';
import {type Taken, type TakenMen, takenMen} from '../../knowledge/taken.js';
import type {Review} from '../../match/review.js';

/** Returns the men that a side lost: it saw its own, and the truth tells what those were of which it did not know that. */
const lostBy = ({steps, reports}: Review, side: Color): readonly Taken[] =>
	takenMen(reports[side].history).own.map((taken) => {
		const after = steps.findIndex(({noticed}) => noticed[side] >= taken.ply);
		const {cells} = steps[Math.max(0, after - 1)].sights.truth;
		return isUnknownMan(taken.man) ? {...taken, man: cells[taken.square]} : taken;
	});

/** Returns the men that are gone in a game that is over, as a seat counts them, by what they were in truth. */
export const takenInTruth = (review: Review, seat: Color): TakenMen => ({
	own: lostBy(review, seat),
	enemy: lostBy(review, opposite(seat)),
	unknown: 0,
	unsure: 0,
});
