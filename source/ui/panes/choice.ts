import type {Command} from '../shell/keys/key-binding.js';

/** The entries of a list, and the rows of it that are in sight: a page. */
export type Listed = {readonly count: number; readonly page: number};

export type Choice = Listed & {readonly index: number};

/** Returns where a command takes a list's cursor: single steps go round, pages stop at the ends; where it is when the command is none that moves it. Pure. */
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
