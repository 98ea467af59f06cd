/** How the values of a try in several worlds become one. */
export type CautionRule = {
	/** From 0, the plain mean, to 1, the worst worlds alone. */
	readonly caution: number;
	/** The share of the worlds that count as the worst. */
	readonly tail: number;
};

/**
 * Returns what a try is worth by its values in several worlds that count alike: a blend of the mean and of
 * the mean of the worst of them (expected shortfall).
 */
export function cautiousMean(values: Float64Array, {caution, tail}: CautionRule): number {
	const weight = 1 / values.length;
	let mean = 0;
	let worst = 0;
	let left = tail;
	for (const value of values.toSorted()) {
		const share = Math.min(left, weight);
		mean += weight * value;
		worst += share * value;
		left -= share;
	}

	return tail === 0 ? mean : (1 - caution) * mean + (caution * worst) / tail;
}
