import {type Random, pick} from '../core/random.js';
import type {SquareSet} from '../core/square-set.js';
import type {Square} from '../core/square.js';
import {kingStepsFrom} from '../knowledge/king-steps.js';
import type {Color} from '../core/color.js';

/**
 * Returns a way the lone king may have gone that ends on `last` and fits all that White has seen: his
 * square at each point, as `trackLoneKing` counts them. `movers` tells who made each ply.
 */
export function traceKing(
	beliefs: readonly SquareSet[],
	movers: readonly Color[],
	last: Square,
	random: Random,
): Square[] {
	const path = [last];
	for (let index = movers.length - 1; index >= 0; index--) {
		const [after] = path;
		const before =
			movers[index] === 'white'
				? after
				: pick(random, [...kingStepsFrom(after).intersect(beliefs[index])]);
		path.unshift(before);
	}

	return path;
}
