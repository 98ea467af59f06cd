import {commandFor} from '../shell/keys/key-map.js';
import type {Press} from '../shell/press.js';
import {type Listed, moveChoice} from './choice.js';

/** A list that is narrowed by typing: what is typed, and the cursor among what fits. */
export type Search = {readonly typed: string; readonly index: number};

export const FIRST_SEARCH: Search = {typed: '', index: 0};

/** Longer than any command or name: more is not taken. */
const LONGEST_SEARCH = 40;

/** Returns what a key does to a search of which some entries fit: goes on with it, chooses what its cursor is on, or drops it. Pure. */
export function pressSearch(
	{typed, index}: Search,
	press: Press,
	fitting: Listed,
): Search | 'chosen' | 'dropped' {
	const search = (text: string): Search => ({
		typed: text.trimStart().slice(0, LONGEST_SEARCH),
		index: 0,
	});
	const command = commandFor('palette', press);
	switch (command) {
		case 'choose':
			return 'chosen';
		case 'back':
			return 'dropped';
		case 'erase':
			return search(Array.from(typed).slice(0, -1).join(''));
		case 'clear':
			return search('');
		case undefined:
			return press.ctrl || press.meta || press.text === ''
				? {typed, index}
				: search(typed + press.text);
		default:
			return {typed, index: moveChoice({...fitting, index}, command)};
	}
}
