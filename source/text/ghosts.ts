import {isUnknownMan} from '../core/man.js';
import {squareName} from '../core/square.js';
import type {Ghost} from '../knowledge/ghosts.js';
import {capitalise, countOf, roleName} from './men.js';

/** What is said to who hides or shows them while there are none. */
export const NO_GHOSTS = 'No ghosts yet.';

/** Returns how many plies (half-moves) ago something was seen; what the last one hid was seen just now. */
export const ago = (age: number): string =>
	age <= 1 ? 'just now' : `${countOf(age, 'ply', 'plies')} ago`;

/** Returns how long ago a seat was told, with a space before; nothing of what it has just heard. */
export const sinceTold = (age: number): string => (age === 0 ? '' : ` ${ago(age)}`);

/** Returns what a seat was told, with how long ago. */
export const asTold = (what: string, age: number): string =>
	`${what}, as you were told${sinceTold(age)}`;

/** Returns a man that is remembered, as a sentence; where men are `hidden` it is told of one only where it took. */
export function describeGhost({man, square, age, isTold}: Ghost, hidden: boolean): string {
	const on = squareName(square);
	if (isTold !== true) {
		return `${capitalise(roleName(man))} last seen on ${on}, ${ago(age)}.`;
	}

	return hidden
		? `A hidden ${roleName(man)} took on ${on}${sinceTold(age)}.`
		: `${asTold(`${isUnknownMan(man) ? 'Some enemy man' : capitalise(roleName(man))} on ${on}`, age)}.`;
}

/** Returns the heading of men that are remembered, or of none: told of where no man was ever seen. */
export const ghostsTitle = (ghosts: readonly Pick<Ghost, 'isTold'>[]): string =>
	ghosts.length > 0 && ghosts.every(({isTold}) => isTold === true) ? 'Told' : 'Ghosts';
