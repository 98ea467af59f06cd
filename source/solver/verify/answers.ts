import {SquareSet} from '../../core/square-set.js';
import {INVERSE_SYMMETRY, mapSet} from '../symmetry.js';
import {type FactBook, type Facts, KING_REACH, SPOT_MASK, SPOT_SHIFT} from './facts.js';

/** What White knows, White to move: a spot of the book, and squares in its representative. */
export type Knowledge = {readonly spot: number; readonly belief: SquareSet};

/** What a move of White's and Black's answers can bring. */
export type Answered = {
	/** Whether Black can take the white king. */
	isKingLost: boolean;
	/** Whether after some answer White sees the king and can take him. */
	canBeTaken: boolean;
	/** What is left for White to know, he to move. */
	readonly groups: Knowledge[];
};

/** Returns what White knows when his men stand as at a located spot and the king may be on the squares of a set. */
export const knowledgeAt = (located: number, set: SquareSet): Knowledge => ({
	spot: ((located >> SPOT_SHIFT) << SPOT_SHIFT) | ((located & SPOT_MASK) >> 3),
	belief: mapSet(INVERSE_SYMMETRY[located & 7], set),
});

/** Parts squares by the number of the view that White has with the king there. */
function partsOf(set: SquareSet, {views}: Facts): Iterable<SquareSet> {
	if (set.size === 1) {
		return [set];
	}

	const parts = new Map<number, SquareSet>();
	for (const square of set) {
		const view = views[square];
		parts.set(view, (parts.get(view) ?? SquareSet.empty).with(square));
	}

	return parts.values();
}

/**
 * Plays the move that leads to a located spot and onto the square `to` for all squares that the king may be on, and
 * then every answer, by the facts of the book: what White sees after either ply splits the squares. Where the king
 * stands on `to` he is taken, and no answer is to be tried.
 */
export function playAnswers(
	book: Pick<FactBook, 'learn' | 'placementAt'>,
	located: number,
	to: number,
	belief: SquareSet,
): Answered {
	const answered: Answered = {isKingLost: false, canBeTaken: false, groups: []};
	const left = belief.without(to);
	if (left.isEmpty) {
		return answered;
	}

	const add = (known: Knowledge): void => {
		const facts = book.learn(known.spot, known.belief);
		const open = known.belief.minus(facts.taken);
		answered.canBeTaken ||= !open.equals(known.belief);
		for (const part of partsOf(open, facts)) {
			answered.groups.push({spot: known.spot, belief: part});
		}
	};

	const {spot, belief: kings} = knowledgeAt(located, left);
	const facts = book.learn(spot, kings);
	const {squares} = book.placementAt(spot);
	for (const part of partsOf(kings, facts)) {
		let reached = SquareSet.empty;
		for (const king of part) {
			reached = reached.union(KING_REACH[king]);
		}

		for (const [man, square] of squares.entries()) {
			if (reached.has(square) && man === 0) {
				answered.isKingLost = true;
			} else if (reached.has(square)) {
				add(knowledgeAt(facts.left[man]!, SquareSet.of(square)));
			}
		}

		add({spot, belief: reached.minus(SquareSet.from(squares))});
	}

	return answered;
}
