import {type Role, UNSEEN} from '../core/man.js';
import type {Square} from '../core/square.js';
import type {View} from '../rules/view.js';
import type {PositionSet, PossibleMen} from './positions/position-set.js';

/**
 * How much is known of an unseen square: which man stands there, which may, or that none does; or that no member
 * of a sample has one there, which proves nothing.
 */
export const KNOWN_KINDS = ['certain', 'possible', 'impossible', 'unmet'] as const;
export type KnownKind = (typeof KNOWN_KINDS)[number];

/** What may stand on a square that a seat does not see. */
export type KnownSquare = {
	readonly square: Square;
	readonly kind: KnownKind;
	/** The enemy men that may stand there, the commonest first; one that no member of a sample has there counts 0. */
	readonly men: readonly {readonly role: Role; readonly count: number}[];
	/** In how many positions no enemy man stands there. */
	readonly empty: number;
};

/** What a seat knows of all squares that it does not see. Plain data. */
export type KnownBoard = {
	/** How many positions it was counted in. */
	readonly size: number;
	/** Whether these are all that fit and no others, so that shares are exact. */
	readonly isExact: boolean;
	/** Whether the seat hears of the other side from an umpire and sees nothing of it. */
	readonly isHeard?: true;
	/** In the order of the squares; none when nothing fits. */
	readonly squares: readonly KnownSquare[];
};

function kindOf({men, empty}: PossibleMen, isComplete: boolean): KnownKind {
	if (men.length === 0) {
		return 'impossible';
	}

	// What a sample has everywhere may still be otherwise.
	return isComplete && empty === 0 && men.length === 1 ? 'certain' : 'possible';
}

/** Returns what a seat knows of the squares that its view hides; `set` must be its positions at that view. Pure. */
export function knownBoard(set: PositionSet, {cells}: View): KnownBoard {
	const {size, isExact, isComplete} = set;
	const squares: KnownSquare[] = [];
	for (const [square, code] of cells.entries()) {
		if (code === UNSEEN && size > 0) {
			const {men, empty} = set.possibleMen(square);
			squares.push({square, kind: kindOf({men, empty}, isComplete), men, empty});
		}
	}

	return {size, isExact, squares};
}
