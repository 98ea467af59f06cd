/** What a certain win is worth, in hundredths of a pawn: more than that is no better. */
export const MOST = 1500;
/** Values up to about this count nearly in full. */
export const SCALE = 600;

/** Returns a value pressed into ±1500, so that one possible world in which all is lost does not outweigh the rest. */
export const squash = (value: number): number => MOST * Math.tanh(value / SCALE);

/** Returns by how much less than about 0 a small difference counts about a value that is pressed already. */
export const squashSlope = (pressed: number): number => 1 - (pressed / MOST) ** 2;

/** Returns what a move is worth by its values in several worlds: their mean by weights that add up to 1. */
export function weightedMean(values: Float64Array, weights: Float64Array): number {
	let mean = 0;
	for (let world = 0; world < values.length; world++) {
		mean += weights[world] * values[world];
	}

	return mean;
}
