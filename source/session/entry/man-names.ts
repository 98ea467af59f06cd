import {type Role, roleLetter, ROLES} from '../../core/man.js';

/** Returns the man whose name a word is or begins; one that may be a man's letter and a file ("pa") is no name yet. */
const manNamed = (word: string): Role | undefined =>
	/^.[a-h]?$/i.test(word) ? undefined : ROLES.find((role) => role.startsWith(word.toLowerCase()));

export const beginsManName = (word: string): boolean => manNamed(word) !== undefined;

/** Returns a text with men's letters for their names: "queen d4, rook on a1" is "qd4, ra1". */
export const lettersForNames = (text: string): string =>
	text.replaceAll(/\b([a-z]+)\b(?:\s*@|\s+(?:on|at|to)\b)?\s*/gi, (all, word: string) => {
		const role = manNamed(word);
		return role === undefined ? all : roleLetter(role);
	});
