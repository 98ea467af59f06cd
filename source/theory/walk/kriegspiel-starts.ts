import {SquareSet} from '../../core/square-set.js';
import type {KriegspielPlan} from '../kriegspiel/plan.js';
import {anywhere} from '../../endings/kriegspiel/answers.js';
import {isPlacement, type Placement} from '../../solver/material.js';
import {mapSet, mapSquare, SYMMETRIES} from '../../solver/symmetry.js';

/** Yields the arrangements of a plan's men, each with the number of its images; of a symmetric plan one of its images. */
function* placements({material, isSymmetric}: KriegspielPlan): Generator<Placement> {
	for (let number = 0; number < 64 ** (material.length + 1); number++) {
		const squares = Array.from(
			{length: material.length + 1},
			(_, man) => Math.floor(number / 64 ** (material.length - man)) % 64,
		);
		const isFirst =
			!isSymmetric ||
			Array.from({length: SYMMETRIES}, (_, symmetry) =>
				squares.reduce((sum, square) => sum * 64 + mapSquare(symmetry, square), 0),
			).every((image) => image >= number);
		if (isFirst && isPlacement({material, squares})) {
			yield {material, squares};
		}
	}
}

/** Yields the starts of a plan: for each so many-th arrangement of its men those with nothing known and with each known square. */
export function* kriegspielStarts(
	plan: KriegspielPlan,
	every: number,
): Generator<{placement: Placement; belief: SquareSet}> {
	let number = 0;
	for (const placement of placements(plan)) {
		number++;
		if (number % every === 0) {
			const belief = anywhere(placement);
			yield {placement, belief};
			for (const square of plan.isSymmetric ? belief : []) {
				yield {placement, belief: SquareSet.from([square])};
			}
		}
	}
}

/** Returns how many starts are images of this one: 0 when another of them is the first. */
export function orbitOf(
	{isSymmetric}: KriegspielPlan,
	{squares}: Placement,
	belief: SquareSet,
): number {
	if (!isSymmetric) {
		return 1;
	}

	const own = `${squares.join(' ')} ${belief.low} ${belief.high}`;
	const images = new Set<string>();
	for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
		const {low, high} = mapSet(symmetry, belief);
		images.add(`${squares.map((square) => mapSquare(symmetry, square)).join(' ')} ${low} ${high}`);
	}

	const sameMen = [...images].filter((image) => image.startsWith(`${squares.join(' ')} `));
	return sameMen.some((image) => image < own) ? 0 : images.size;
}
