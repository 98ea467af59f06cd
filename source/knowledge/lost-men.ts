import type {Cells} from '../core/board-text.js';
import type {Color} from '../core/color.js';
import {PAWN} from '../core/man.js';
import {isOwn, type ManOn} from './own-man.js';

/** How a man that stands somewhere else or as another one is found among those that left, the surest first. */
const LIKENESSES: readonly ((left: ManOn, arrived: ManOn) => boolean)[] = [
	(left, arrived) => left.man === arrived.man,
	(left, arrived) => left.square === arrived.square,
	(left) => (left.man & 7) === PAWN,
];

/**
 * Returns the men of a seat that were taken between two of its boards, in the order of squares. A man that left its
 * square and stands elsewhere, perhaps as another man, moved: also by an act of the other side's, which may open a
 * move that was written down or send a man back.
 */
export function lostMen(before: Cells, after: Cells, seat: Color): readonly ManOn[] {
	const left: ManOn[] = [];
	let arrived: ManOn[] = [];
	for (const [square, man] of before.entries()) {
		if (man !== after[square]) {
			if (isOwn(man, seat)) {
				left.push({square, man});
			}

			if (isOwn(after[square], seat)) {
				arrived.push({square, man: after[square]});
			}
		}
	}

	for (const isLike of LIKENESSES) {
		arrived = arrived.filter((one) => {
			const from = left.findIndex((other) => isLike(other, one));
			left.splice(from, from < 0 ? 0 : 1);
			return from < 0;
		});
	}

	return left;
}
