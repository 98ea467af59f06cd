import {fileOf, rankOf} from '../../../core/square.js';
import {kingSteps} from '../../../knowledge/king-steps.js';
import type {Placement} from '../../../solver/material.js';
import type {SquareSet} from '../../../core/square-set.js';
import type {Arrangement} from './arrangement.js';

/** What a mate is worth, a hunt before anything else counts, and one that no men are left for. */
export const MATE = 1000;
const HUNT = 400;
const HOPELESS = -800;
/** What each square of his room is worth, and how much more each of those where he may be right now. */
const ROOM = 6;
const PLACE = 1;
/** What each step of the kings' distance is worth. */
const DISTANCE = 5;
/** What his men are worth, by role, and at most, to a hunter. */
const WORTH = {pawn: 20, knight: 10, bishop: 15, rook: 60, queen: 100, king: 0} as const;
const MOST_WORTH = 250;
/** What the squares are worth that a pawn has gone, squared, while nothing better is there to mate with. */
const ADVANCE = 3;
const ADVANCE_BESIDE = 0.5;

/** Returns whether men can mate a lone king at all: bishops of one colour and two knights cannot. */
function canMate({material, squares}: Placement): boolean {
	if (material.some((role) => role === 'queen' || role === 'rook' || role === 'pawn')) {
		return true;
	}

	const shades = new Set(
		material.flatMap((role, index) =>
			role === 'bishop' ? [(fileOf(squares[index + 1]) + rankOf(squares[index + 1])) & 1] : [],
		),
	);
	const knights = material.filter((role) => role === 'knight').length;
	return shades.size > 1 || (shades.size > 0 && knights > 0) || knights > 2;
}

/** Returns the squares where the king may be and all that he can come to while the hunter's men stand still. */
function roomOf(belief: SquareSet, {hidden}: Arrangement): SquareSet {
	let room = belief;
	for (;;) {
		const next = room.union(kingSteps(room).intersect(hidden));
		if (next.equals(room)) {
			return room;
		}

		room = next;
	}
}

/**
 * Returns what a hunt is worth that is not looked into any further, White to move, on the scale on which a
 * mate is worth 1000: his men, how far his pawns are, how little room the king has, and how near White's own is.
 */
export function huntValue(
	placement: Placement,
	belief: SquareSet,
	arrangement: Arrangement,
): number {
	if (!canMate(placement)) {
		return HOPELESS;
	}

	const {material, squares} = placement;
	const hasHeavy = material.some((role) => role === 'queen' || role === 'rook');
	let worth = 0;
	let advance = 0;
	for (const [index, role] of material.entries()) {
		worth += WORTH[role];
		advance += role === 'pawn' ? rankOf(squares[index + 1]) ** 2 : 0;
	}

	const room = roomOf(belief, arrangement);
	const [king] = squares;
	let distance = 0;
	for (const square of room) {
		distance += Math.max(
			Math.abs(fileOf(square) - fileOf(king)),
			Math.abs(rankOf(square) - rankOf(king)),
		);
	}

	return (
		HUNT +
		Math.min(MOST_WORTH, worth) +
		advance * (hasHeavy ? ADVANCE_BESIDE : ADVANCE) -
		room.size * ROOM -
		belief.size * PLACE -
		(distance / Math.max(1, room.size)) * DISTANCE
	);
}
