/** Takes a piece of work to its end and returns what it comes to. */
export function finish<T>(steps: Generator<number, T>): T {
	let step = steps.next();
	while (step.done !== true) {
		step = steps.next();
	}

	return step.value;
}
