/** What a certain win is worth, in hundredths of a pawn: more than that is no better. */
const MOST = 1500;
/** Values up to about this count nearly in full. */
const SCALE = 600;

/** Returns a value pressed into ±1500, so that one possible world in which all is lost does not outweigh the rest. */
export const squash = (value: number): number => MOST * Math.tanh(value / SCALE);

/** How the values of a move in several worlds become one. */
export type JudgementRule = {
	/** From 0, the plain mean, to 1, the worst worlds alone. */
	readonly caution: number;
	/** The share of the worlds that count as the worst; at least one does. */
	readonly tail: number;
};

/**
 * Returns what a move is worth by its values in several worlds: a blend of the mean and of the mean of
 * its worst worlds (expected shortfall). `values` are squashed; they are sorted in place.
 */
export function judge(values: Float64Array, {caution, tail}: JudgementRule): number {
	values.sort();
	const count = values.length;
	const worst = Math.max(1, Math.round(count * tail));
	let sum = 0;
	let lowest = 0;
	for (let index = 0; index < count; index++) {
		sum += values[index];
		lowest += index < worst ? values[index] : 0;
	}

	return (1 - caution) * (sum / count) + caution * (lowest / worst);
}
