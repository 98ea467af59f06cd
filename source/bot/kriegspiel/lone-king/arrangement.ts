import {fileOf, kingDistance, rankOf, type Square} from '../../../core/square.js';
import {SquareSet} from '../../../core/square-set.js';
import {kingSteps, kingStepsFrom} from '../../../knowledge/king-steps.js';
import {CHECK_KINDS, type CheckKind} from '../../../rules/news.js';
import {lineKind} from '../../../rules/umpire/check-kinds.js';
import type {HearRules} from '../../../rules/book.js';
import type {Placement} from '../../../solver/material.js';
import {attackedBy, attacksOf, occupiedBy} from '../../../solver/reach.js';

/** What depends on nothing but where the hunter's men stand, White's in this frame; the lone king is Black's. */
export type Arrangement = {
	/** Where the king may be, White to move: no man stands there or attacks it. */
	readonly hidden: SquareSet;
	/** Where he stands in check, Black to move. */
	readonly checked: SquareSet;
	/** From where he has a step to a free square. */
	readonly mobile: SquareSet;
	/** The men, their king aside, that nothing protects, and from where he takes one of them. */
	readonly loose: SquareSet;
	readonly taking: SquareSet;
	/** What the umpire tells apart when a move leads here: the squares of the king for each record of a check, by kind or in one. */
	readonly told: readonly SquareSet[];
};

/** Returns where the king stands in a check of each kind, one set a kind. */
function checksOf(placement: Placement): SquareSet[] {
	const squares = new Map<CheckKind, Square[]>(CHECK_KINDS.map((kind) => [kind, []]));
	for (const [index, role] of placement.material.entries()) {
		const from = placement.squares[index + 1];
		for (const king of attacksOf(placement, index + 1)) {
			const files = fileOf(from) - fileOf(king);
			const ranks = rankOf(from) - rankOf(king);
			squares.get(role === 'knight' ? 'knight' : lineKind(king, files, ranks))?.push(king);
		}
	}

	const occupied = occupiedBy(placement);
	return [...squares.values()]
		.map((one) => SquareSet.from(one).minus(occupied))
		.filter(({isEmpty}) => !isEmpty);
}

/** Returns what depends on where the men stand, in a book that tells checks by a rule. */
export function arrange(placement: Placement, check: HearRules['check']): Arrangement {
	const attacked = attackedBy(placement);
	const occupied = occupiedBy(placement);
	const hidden = attacked.union(occupied).complement();
	const loose = SquareSet.from(placement.squares.slice(1)).minus(attacked);
	const beside = kingStepsFrom(placement.squares[0]);
	const checked = attacked.minus(occupied).minus(beside);
	const told = {'by-kind': () => checksOf(placement), plain: () => [checked]} as const;
	return {
		hidden,
		checked,
		mobile: kingSteps(hidden),
		loose,
		taking: kingSteps(loose),
		told: check === undefined ? [] : told[check](),
	};
}

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
		distance += kingDistance(square, king);
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
