/** A move's part in a strategy, for purifying. */
export type Share = {
	readonly probability: number;
	/** Whether it was played in every iterate for a good while. */
	readonly isStable: boolean;
};

/**
 * Returns the probabilities that are left of a strategy: all on the likeliest move when it is not safe to
 * mix; else at most `most` stable moves keep theirs and the likeliest gets the rest (Zhang & Sandholm 2025,
 * B.3.7).
 */
export function purify(shares: readonly Share[], isSafe: boolean, most: number): number[] {
	let best = 0;
	for (const [index, {probability}] of shares.entries()) {
		best = probability > shares[best].probability ? index : best;
	}

	const kept = new Set(
		Array.from(shares.keys())
			.filter((index) => isSafe && index !== best && shares[index].isStable)
			.sort((a, b) => shares[b].probability - shares[a].probability)
			.slice(0, Math.max(0, most - 1)),
	);
	const left = shares.map(({probability}, index) => (kept.has(index) ? probability : 0));
	left[best] = 1 - left.reduce((sum, probability) => sum + probability, 0);
	return left;
}
