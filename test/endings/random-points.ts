import {pick, type Random, randomInteger} from '../../source/core/random.js';
import {SquareSet} from '../../source/core/square-set.js';
import {NO_SQUARE} from '../../source/core/square.js';
import type {Point} from '../../source/endings/belief-game.js';
import {isPlacement, type Material, type Placement} from '../../source/solver/material.js';
import {occupiedBy, whiteMoves} from '../../source/solver/reach.js';

/** Returns men of a material on squares drawn at random. */
export function drawPlacement(material: Material, random: Random): Placement {
	for (;;) {
		const squares = Array.from({length: material.length + 1}, () => randomInteger(random, 64));
		if (isPlacement({material, squares})) {
			return {material, squares};
		}
	}
}

/** Returns some men with a set of up to `most` squares of `among` near each other, in which nobody stands; none where there are none. */
export function drawPoint(
	material: Material,
	random: Random,
	among: (placement: Placement) => SquareSet,
	most: number,
): Point {
	for (;;) {
		const placement = drawPlacement(material, random);
		const free = [...among(placement).minus(occupiedBy(placement))];
		if (free.length > 0) {
			const first = randomInteger(random, free.length);
			const count = 1 + randomInteger(random, most);
			return {placement, belief: SquareSet.from(free.slice(first, first + count))};
		}
	}
}

/** Returns one of White's moves at random, no king being in its way. */
export const drawMove = (placement: Placement, random: Random) =>
	pick(random, whiteMoves(placement, NO_SQUARE));

/** Returns the things that are worth the most by measures of which the first that differs decides. */
export function bestOf<T>(
	things: readonly T[],
	...measures: readonly ((thing: T) => number)[]
): readonly T[] {
	let left = things;
	for (const measure of measures) {
		const most = Math.max(...left.map((thing) => measure(thing)));
		left = left.filter((thing) => measure(thing) === most);
	}

	return left;
}
