import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {addPair, emptySums} from './sum.js';

/** A game that was not played, in the list of outcomes; the others are won, drawn and lost. */
const NONE = '-';
const OUTCOMES = {1: 'w', 0.5: 'd', 0: 'l'};

/** Returns what tells one match from another: how its players play, who they are, and the seed. */
export const fingerprintOf = (behaviour, players, seed) =>
	createHash('sha256')
		.update(JSON.stringify([behaviour, players, seed]))
		.digest('hex')
		.slice(0, 12);

/** The file that a row's results are kept in. */
const fileOf = (folder, name) => join(folder, `${name.replaceAll('/', '-')}.json`);

/** Returns what is kept of a row; undefined when it was never played. */
export function readResult(folder, name) {
	try {
		return JSON.parse(readFileSync(fileOf(folder, name), 'utf8'));
	} catch (error) {
		if (error.code === 'ENOENT') {
			return undefined;
		}

		throw error;
	}
}

/** Keeps a row's results: a whole file or the one before it, whenever the process ends. */
export function writeResult(folder, result) {
	mkdirSync(folder, {recursive: true});
	const file = fileOf(folder, result.row);
	writeFileSync(`${file}.new`, `${JSON.stringify(result, undefined, '\t')}\n`);
	renameSync(`${file}.new`, file);
}

/** Returns the result of a row of which nothing was played. */
export const emptyResult = (about) => ({...about, load: 0, outcomes: '', ...emptySums()});

/**
 * Adds a pair of games to a result, in place: its outcomes at their place in the list, w, d and l for
 * the first contestant, and what was done to the sums.
 */
export function addResult(result, played) {
	const outcomes = result.outcomes.padEnd(played.pair * 2 + 2, NONE).split('');
	for (const [index, {points}] of played.games.entries()) {
		outcomes[played.pair * 2 + index] = OUTCOMES[points];
	}

	result.outcomes = outcomes.join('');
	addPair(result, played);
}

/** Returns the pairs among the first `games` games that were not played. */
export const missingPairs = ({outcomes}, games) =>
	Array.from({length: Math.ceil(games / 2)}, (_, pair) => pair).filter(
		(pair) => (outcomes[pair * 2] ?? NONE) === NONE,
	);

/** Returns how often the first contestant won, lost and drew. */
export function tallyOf({outcomes}) {
	const count = (letter) => outcomes.split(letter).length - 1;
	return {wins: count('w'), losses: count('l'), draws: count('d')};
}
