/** What a certain win is worth, in hundredths of a pawn: more than that is no better. */
const MOST = 1500;
/** Values up to about this count nearly in full. */
const SCALE = 600;

/** Returns a value pressed into ±1500, so that one possible world in which all is lost does not outweigh the rest. */
export const squash = (value: number): number => MOST * Math.tanh(value / SCALE);

/** Returns by how much less than about 0 a small difference counts about a value that is pressed already. */
export const squashSlope = (pressed: number): number => 1 - (pressed / MOST) ** 2;

/** How the values of a move in several worlds become one. */
export type JudgementRule = {
	/** From 0, the plain mean, to 1, the worst worlds alone. */
	readonly caution: number;
	/** The share of the worlds, by weight, that count as the worst. */
	readonly tail: number;
};

/**
 * Returns what a move is worth by its values in several worlds: a blend of the mean and of the mean of
 * its worst worlds (expected shortfall). `values` are squashed; `weights` add up to 1.
 */
export function judge(
	values: Float64Array,
	weights: Float64Array,
	{caution, tail}: JudgementRule,
): number {
	const order = Array.from(values.keys()).sort((a, b) => values[a] - values[b]);
	let mean = 0;
	let worst = 0;
	let left = tail;
	for (const world of order) {
		const share = Math.min(left, weights[world]);
		mean += weights[world] * values[world];
		worst += share * values[world];
		left -= share;
	}

	return tail === 0 ? mean : (1 - caution) * mean + (caution * worst) / tail;
}
