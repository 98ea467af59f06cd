/** How many texts are remembered at least, which is some screens' rows; at most twice as many are kept. */
const TEXTS = 240;

/**
 * Returns a function of one text that remembers its answers, those asked for lately at least; `work`
 * must be a pure one.
 */
export function remember(work) {
	let recent = new Map();
	let older = new Map();
	return (text) => {
		let answer = recent.get(text);
		if (answer === undefined) {
			answer = older.get(text) ?? work(text);
			if (recent.size >= TEXTS) {
				older = recent;
				recent = new Map();
			}

			recent.set(text, answer);
		}

		return answer;
	};
}
