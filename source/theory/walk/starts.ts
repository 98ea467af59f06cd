import type {SquareSet} from '../../core/square-set.js';
import {isPlacement, type Material, type Placement} from '../../solver/material.js';
import {mapSet, SYMMETRIES} from '../../solver/symmetry.js';
import {turnedMen} from '../paper/turn-board.js';

/** The symmetries under which a plan does the same: all of the board's, or only the board as it is. */
const symmetriesOf = (isSymmetric: boolean): readonly number[] =>
	Array.from({length: isSymmetric ? SYMMETRIES : 1}, (_, symmetry) => symmetry);

/**
 * Yields the arrangements of White's king and some men, who are alike and not told apart; of those that the board's
 * symmetries take into each other one, if the plan is symmetric; and only each so many-th.
 */
export function* placementsOf(
	material: Material,
	isSymmetric: boolean,
	every: number,
): Generator<Placement> {
	let met = 0;
	const count = material.length + 1;
	const symmetries = symmetriesOf(isSymmetric);
	for (let number = 0; number < 64 ** count; number++) {
		const squares = Array.from(
			{length: count},
			(_, man) => Math.floor(number / 64 ** (count - 1 - man)) % 64,
		);
		const isFirst = symmetries.every(
			(symmetry) =>
				turnedMen(symmetry, squares).reduce((sum, square) => sum * 64 + square, 0) >= number,
		);
		if (isFirst && isPlacement({material, squares}) && ++met % every === 0) {
			yield {material, squares};
		}
	}
}

/** Returns what White knows as a plan may see it, as texts: White's men and the king's squares, that on the board first. */
function imagesOf({squares}: Placement, belief: SquareSet, isSymmetric: boolean) {
	return symmetriesOf(isSymmetric).map((symmetry) => {
		const {low, high} = mapSet(symmetry, belief);
		return {men: turnedMen(symmetry, squares).join(' '), set: `${low} ${high}`};
	});
}

/** Returns a text that is the same for what the board's symmetries take into each other, if the plan is symmetric. */
export const firstImageOf = (
	placement: Placement,
	belief: SquareSet,
	isSymmetric: boolean,
): string =>
	imagesOf(placement, belief, isSymmetric)
		.map(({men, set}) => `${men} ${set}`)
		.reduce((first, image) => (image < first ? image : first));

/**
 * Returns how many starts are images of one under the board's symmetries, if the plan is symmetric: 0 when another of
 * them is the first, for a plan does the same in all of them. `placement` is one that `placementsOf` yields.
 */
export function orbitOf(placement: Placement, belief: SquareSet, isSymmetric = true): number {
	const images = imagesOf(placement, belief, isSymmetric);
	const [own] = images;
	return images.some(({men, set}) => men === own.men && set < own.set)
		? 0
		: new Set(images.map(({men, set}) => `${men} ${set}`)).size;
}
