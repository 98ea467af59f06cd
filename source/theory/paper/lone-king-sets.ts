import {SquareSet} from '../../core/square-set.js';
import {attackedBy} from '../../solver/reach.js';
import type {Placement} from '../../solver/material.js';
import {mapSet, SYMMETRIES} from '../../solver/symmetry.js';

/** Squares on which the lone king may be without danger, as long as White's king and rook stand so. */
export type HeldSet = {
	readonly squares: SquareSet;
	readonly king: SquareSet;
	readonly rook: SquareSet;
};

/** Returns a set as each of the board's symmetries shows it, equal ones once. */
export function imagesOf(sets: readonly HeldSet[]): HeldSet[] {
	const images = new Map<string, HeldSet>();
	for (const {squares, king, rook} of sets) {
		for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
			const image = {
				squares: mapSet(symmetry, squares),
				king: mapSet(symmetry, king),
				rook: mapSet(symmetry, rook),
			};
			const key = [image.squares, image.king, image.rook]
				.map(({low, high}) => `${low} ${high}`)
				.join(' ');
			images.set(key, image);
		}
	}

	return [...images.values()];
}

/** Returns the first of some sets that lies within the squares open to the lone king, White's men standing as it wants. */
export const findHeld = (
	sets: readonly HeldSet[],
	open: SquareSet,
	{squares: [king, rook]}: Placement,
): SquareSet | undefined =>
	sets.find((held) => held.squares.isSubsetOf(open) && held.king.has(king) && held.rook.has(rook))
		?.squares;

/** Returns the squares that White, to move, does not see. */
export const unseenBy = (placement: Placement): SquareSet =>
	attackedBy(placement).union(SquareSet.from(placement.squares)).complement();
