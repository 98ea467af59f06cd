import {commandFor} from '../shell/keys/key-map.js';
import {erase} from '../shell/erase.js';
import type {Press} from '../shell/press.js';
import {type Listed, moveChoice} from './choice.js';

/** A list that is narrowed by typing: what is typed, and the cursor among what fits. */
export type Search = {
	readonly typed: string;
	readonly index: number;
	/** Whether what is typed is of a search before: the first letter of a new one replaces it. */
	readonly isOld?: boolean | undefined;
	/** Where the cursor was among all before it began. */
	readonly from?: number | undefined;
};

export const FIRST_SEARCH: Search = {typed: '', index: 0};

/** Longer than any command or name: more is not taken. */
const LONGEST_SEARCH = 40;

/** Returns what a key does to a search of which some entries fit: goes on with it, chooses what its cursor is on, or drops it. Pure. */
export function pressSearch(
	{typed, index, isOld = false}: Search,
	press: Press,
	fitting: Listed,
): Search | 'chosen' | 'dropped' {
	const search = (text: string): Search => ({
		typed: text.trimStart().slice(0, LONGEST_SEARCH),
		index: 0,
		isOld: undefined,
	});
	const left = erase(typed, press);
	if (left !== undefined) {
		return search(left);
	}

	const command = commandFor('palette', press);
	switch (command) {
		case 'choose':
			return 'chosen';
		case 'back':
			return 'dropped';
		case undefined:
			return press.ctrl || press.meta || press.text === ''
				? {typed, index}
				: search((isOld ? '' : typed) + press.text);
		default:
			return {typed, index: moveChoice({...fitting, index}, command)};
	}
}
