import {type Color, opposite} from '../../core/color.js';
import {KING, type Man} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {hidesKnights} from '../../knowledge/hidden-men.js';
import {secondOn} from '../../knowledge/man-marks.js';
import {isOwn} from '../../knowledge/own-man.js';
import type {Review, TrueSight} from '../../match/review.js';
import {tookInTruth, tookWhereItStood} from '../../text/taken-men.js';

/** Returns a side's man on a square, which he may share with one of the other side's. */
const manOf = (sight: TrueSight, square: Square, side: Color): Man | undefined =>
	[sight.cells[square], secondOn(sight, square)?.man].find(
		(man) => man !== undefined && isOwn(man, side),
	);

/**
 * Returns what was taken in truth by the act that led to a step, where the sides were told no more than the square: by or of
 * a man that one of them does not see, or by moves that were sent together. That a king was taken the end tells.
 */
export function takenAt({steps, variant}: Review, ply: number): readonly string[] {
	const {heard, move: made} = steps[ply];
	const isUnseen =
		hidesKnights(variant) &&
		[...heard.white, ...heard.black].some(
			({type}) => type === 'ghost-moved' || type === 'captured',
		);
	if (made === undefined || (made.sent === undefined && !isUnseen)) {
		return [];
	}

	const [before, after] = [ply - 1, ply].map((at) => steps[at].sights.truth);
	const loser = opposite(made.by);
	const taken = [...before.cells.keys()].flatMap((square) => {
		const man = manOf(before, square, loser);
		return man === undefined || (man & 7) === KING || manOf(after, square, loser) !== undefined
			? []
			: [{square, man}];
	});
	const isWhereItStood = made.move !== undefined && made.move.from === made.move.to;
	return taken.length === 0
		? []
		: [
				isWhereItStood
					? tookWhereItStood(after.cells[taken[0].square], taken[0])
					: tookInTruth(made.by, taken),
			];
}
