/**
 * One step of regret matching+ over the actions from `first` to `first + count` − 1, predictive or not
 * (Farina, Kroer & Sandholm, "Faster game solving via predictive Blackwell approachability", 2021: PCFR+
 * foretells that the next regrets will be the last ones). `values` are what the actions were worth to the
 * side that chooses; `regrets` and `strategy` are brought up to date.
 */
export function matchRegrets(
	values: Float64Array,
	regrets: Float64Array,
	strategy: Float64Array,
	first: number,
	count: number,
	isPredictive: boolean,
): void {
	const end = first + count;
	let expected = 0;
	let best = first;
	for (let slot = first; slot < end; slot++) {
		expected += strategy[slot] * values[slot];
		best = values[slot] > values[best] ? slot : best;
	}

	let total = 0;
	for (let slot = first; slot < end; slot++) {
		const regret = values[slot] - expected;
		const kept = Math.max(0, regrets[slot] + regret);
		regrets[slot] = kept;
		const share = isPredictive ? Math.max(0, kept + regret) : kept;
		strategy[slot] = share;
		total += share;
	}

	for (let slot = first; slot < end; slot++) {
		strategy[slot] = total > 0 ? strategy[slot] / total : slot === best ? 1 : 0;
	}
}
