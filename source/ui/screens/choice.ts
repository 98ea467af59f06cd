import type {Press} from '../press.js';

/** A cursor in a list of `count` entries. */
export type Choice = {readonly index: number; readonly count: number};

/** What a key did to a list: moved its cursor, chose an entry, or nothing. */
export type ChoiceResult = {readonly index: number; readonly chosen: boolean};

const STEPS: Readonly<Record<string, number>> = {
	up: -1,
	down: 1,
	k: -1,
	j: 1,
	pageUp: -5,
	pageDown: 5,
};

/**
 * Returns what a key does in a list: arrows and j/k go round, Home and End go to the ends, Enter and
 * Space choose, a number from 1 to 9 chooses its entry. Undefined when the key means nothing to a list. Pure.
 */
export function chooseByKey({index, count}: Choice, press: Press): ChoiceResult | undefined {
	if (count === 0 || press.ctrl || press.meta) {
		return undefined;
	}

	const word = press.name === 'character' ? press.text : press.name;
	if (word === 'enter' || word === 'space') {
		return {index, chosen: true};
	}

	if (word === 'home' || word === 'end') {
		return {index: word === 'home' ? 0 : count - 1, chosen: false};
	}

	if (/^[1-9]$/.test(word)) {
		const number = Number(word) - 1;
		return number < count ? {index: number, chosen: true} : undefined;
	}

	const step = STEPS[word];
	if (step === undefined) {
		return undefined;
	}

	const next = index + step;
	// A page stops at the ends; a single step goes round.
	return {
		index: Math.abs(step) > 1 ? Math.min(count - 1, Math.max(0, next)) : (next + count) % count,
		chosen: false,
	};
}

/** Returns the first entry to show so that `index` is in view among `height` rows. Pure. */
export const firstShown = ({index, count}: Choice, height: number): number =>
	Math.min(Math.max(0, index - Math.floor(height / 2)), Math.max(0, count - height));
