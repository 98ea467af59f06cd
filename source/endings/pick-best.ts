import {pick, type Random} from '../core/random.js';

/** Returns one of the things that are worth the most, drawn at random among equals. There must be one. */
export function pickBest<T>(
	random: Random,
	things: readonly T[],
	worthOf: (thing: T) => number,
): T {
	const worths = things.map((thing) => worthOf(thing));
	const most = Math.max(...worths);
	return pick(
		random,
		things.filter((_, index) => worths[index] === most),
	);
}
