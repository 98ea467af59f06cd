/** Returns the median of some numbers. */
export function median(numbers) {
	const sorted = [...numbers].sort((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns how many milliseconds a function takes; it may return a promise. */
export async function milliseconds(work) {
	const start = performance.now();
	await work();
	return performance.now() - start;
}

/**
 * Runs several functions in turn, `rounds` times after one round that does not count, so that a busy
 * machine is busy for all of them. Returns the milliseconds of each one's rounds.
 */
export async function interleaved(functions, rounds) {
	const times = functions.map(() => []);
	for (let round = -1; round < rounds; round++) {
		for (const [index, work] of functions.entries()) {
			const time = await milliseconds(work);
			if (round >= 0) {
				times[index].push(time);
			}
		}
	}

	return times;
}

/** Returns a number with a separator of thousands. */
export const count = (number) => Math.round(number).toLocaleString('en-US');

/** Returns a row about a goal that a number must reach. */
export const atLeast = (what, number, goal, unit) => ({
	what,
	value: `${number < 1000 ? number.toFixed(1) : count(number)}${unit}`,
	goal: `at least ${count(goal)}${unit}`,
	met: number >= goal,
});

/** Returns a row about a goal that a number may not exceed. */
export const atMost = (what, number, goal, unit) => ({
	what,
	value: `${number < 10 ? number.toFixed(2) : number.toFixed(0)}${unit}`,
	goal: `at most ${goal}${unit}`,
	met: number <= goal,
});
