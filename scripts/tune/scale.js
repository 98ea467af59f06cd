import {describeTally} from './games.js';

/** Features that are scaled together. */
const GROUPS = {
	mobility: /Mobility$/,
	threats: /^(?:pawnThreat|loose)$/,
	pieces: /^(?:knight|bishop|rook|queen)Placement$/,
	king: /^kingPlacement$/,
	pawns: /^(?:passed|blocked|isolated|doubled|supported)/,
};
const FACTORS = [0.4, 1.6];

export const GROUP_NAMES = Object.keys(GROUPS);

const scaled = (weights, pattern, factor) =>
	Object.fromEntries(
		Object.entries(weights).map(([name, {middle, end}]) => {
			const scale = (list) =>
				list.map((number) => Math.round(number * (pattern.test(name) ? factor : 1)));
			return [name, {middle: scale(middle), end: scale(end)}];
		}),
	);

/** Returns the score of a tally and how far it may be off by chance (one standard error). */
function scoreOf([won, drawn, lost]) {
	const games = won + drawn + lost;
	const score = (won + drawn / 2) / games;
	const spread = won * (1 - score) ** 2 + drawn * (0.5 - score) ** 2 + lost * score ** 2;
	return {score, error: Math.sqrt(spread / games / games)};
}

/**
 * Scales one group of features after the other, down and up, and keeps what wins its match by more than
 * one standard error. `play(first, second, seed)` plays a match of weights and returns its tally.
 */
export function scaleByMatches(weights, groups, seed, play) {
	let best = weights;
	for (const group of groups) {
		for (const factor of FACTORS) {
			const candidate = scaled(best, GROUPS[group], factor);
			const tally = play(candidate, best, `scale ${seed} ${group} ${factor}`);
			const {score, error} = scoreOf(tally);
			const isBetter = score - error > 0.5;
			console.log(`${group} × ${factor}: ${describeTally(tally)}${isBetter ? ', kept' : ''}`);
			if (isBetter) {
				best = candidate;
				break;
			}
		}
	}

	return best;
}
