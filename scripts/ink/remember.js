/** How many texts are remembered before all are forgotten: some thirty screens of 40 rows. */
export const MOST_TEXTS = 1200;

/** Returns a function of one text that remembers its answers; `work` must be a pure one. */
export function remember(work) {
	const known = new Map();
	return (text) => {
		let answer = known.get(text);
		if (answer === undefined) {
			if (known.size >= MOST_TEXTS) {
				known.clear();
			}

			answer = work(text);
			known.set(text, answer);
		}

		return answer;
	};
}
