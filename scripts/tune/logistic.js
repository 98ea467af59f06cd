/** Returns the chance that a value stands for: the logistic function. */
export const sigmoid = (value) => 1 / (1 + Math.exp(-value));

/** No chance is held so small that a single game could cost more than some twenty nats. */
const LEAST = 1e-9;

/**
 * Returns the mean loss, in nats, of saying `chanceOf(row)` of each row from one number up to another
 * (that left out), where `results` came about: logistic loss.
 */
export function meanLoss(results, chanceOf, from, to) {
	let sum = 0;
	for (let row = from; row < to; row++) {
		const chance = Math.min(1 - LEAST, Math.max(LEAST, chanceOf(row)));
		sum -= results[row] * Math.log(chance) + (1 - results[row]) * Math.log(1 - chance);
	}

	return sum / (to - from);
}
