import {commandFor} from '../shell/keys/key-map.js';
import type {Press} from '../shell/press.js';
import type {Command} from '../shell/keys/key-binding.js';

/** The entries of a list, and the rows of it that are in sight: a page. */
export type Listed = {readonly count: number; readonly page: number};

export type Choice = Listed & {readonly index: number};

/** What a key did to a list: moved its cursor, chose an entry, or nothing. */
type ChoiceResult = {readonly index: number; readonly chosen: boolean};

const MOVES: readonly Command[] = ['up', 'down', 'pageUp', 'pageDown', 'first', 'last'];

/**
 * Returns what a key does in a list: single steps go round, pages stop at the ends, and a number from 1
 * to 9 chooses its entry. Undefined when the key means nothing to a list. Pure.
 */
export function chooseByKey(choice: Choice, press: Press): ChoiceResult | undefined {
	const {index, count} = choice;
	if (count === 0 || press.meta) {
		return undefined;
	}

	if (/^[1-9]$/.test(press.text)) {
		const number = Number(press.text) - 1;
		return number < count ? {index: number, chosen: true} : undefined;
	}

	const command = commandFor('menu', press);
	if (command === 'choose') {
		return {index, chosen: true};
	}

	return command !== undefined && MOVES.includes(command)
		? {index: moveChoice(choice, command), chosen: false}
		: undefined;
}

/** Returns where a command takes a list's cursor; where it is when the command is none that moves it. Pure. */
export function moveChoice({index, count, page}: Choice, command: Command): number {
	const last = Math.max(0, count - 1);
	const step = Math.max(1, page);
	switch (command) {
		case 'up':
			return index <= 0 ? last : index - 1;
		case 'down':
			return index === last ? 0 : index + 1;
		case 'pageUp':
			return Math.max(0, index - step);
		case 'pageDown':
			return Math.min(last, index + step);
		case 'first':
			return 0;
		case 'last':
			return last;
		default:
			return index;
	}
}

/** Returns the item after (1) or before (-1) the one that fits, in a list that goes round; the first when none fits. */
export function neighbour<T>(items: readonly T[], fits: (item: T) => boolean, step: 1 | -1): T {
	const at = items.findIndex((item) => fits(item));
	return items[at < 0 ? 0 : (at + step + items.length) % items.length];
}
