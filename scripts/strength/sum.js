const FIELDS = ['moves', 'ms', 'illegal', 'late', 'hung', 'told', 'exact'];
const emptyRecord = () => ({...Object.fromEntries(FIELDS.map((name) => [name, 0])), longestMs: 0});

/** Returns what both contestants did in no game. */
export const emptySums = () => ({plies: 0, rss: 0, records: [emptyRecord(), emptyRecord()]});

/** Adds a pair of games to sums, in place. */
export function addPair(sums, {games, rss}) {
	sums.rss = Math.max(sums.rss, rss);
	for (const {plies, records} of games) {
		sums.plies += plies;
		for (const [index, record] of records.entries()) {
			const sum = sums.records[index];
			for (const name of FIELDS) {
				sum[name] = Math.round((sum[name] + record[name]) * 10) / 10;
			}

			sum.longestMs = Math.max(sum.longestMs, record.longestMs);
		}
	}
}

/** Returns in a line what one contestant did. */
export function describeRecord({moves, ms, longestMs, illegal, late, hung, told, exact}) {
	const share = told === 0 ? '' : `, ${((exact / told) * 100).toFixed(1)} % exact`;
	return `${(ms / Math.max(1, moves)).toFixed(1)} ms a move, at most ${longestMs.toFixed(0)}; ${illegal} illegal, ${late} late, ${hung} of ${moves} kings hung${share}`;
}

/**
 * Returns the chance that the first of two is the stronger one by what they won and lost of each other, the
 * likelihood of superiority of engine testers.
 */
export function superiority({wins, losses}) {
	if (wins + losses === 0) {
		return 0.5;
	}

	// Abramowitz & Stegun 7.1.26: the error function to 1.5e-7.
	const x = Math.abs(wins - losses) / Math.sqrt(2 * (wins + losses));
	const t = 1 / (1 + 0.327_591_1 * x);
	const series =
		t *
		(0.254_829_592 +
			t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
	const erf = 1 - series * Math.exp(-x * x);
	return wins >= losses ? (1 + erf) / 2 : (1 - erf) / 2;
}
