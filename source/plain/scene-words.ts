/** What the scenes' sentences say of the screen's keys, and what is typed here. */
const KEYS: readonly (readonly [key: RegExp, typed: string])[] = [
	[/arrows to a square, then m, then n/g, 'type mark, the square and n, such as mark a5 n'],
	[
		/m asks for a sign for the square under the cursor, and n is a knight/g,
		'mark a5 n says that a knight stands on a5',
	],
	[/, then (?:press )?Enter(?:; or go with the arrows, Enter, arrows, Enter)?/g, ''],
	[/Type e and 4/g, 'Type e4'],
	[/y asks “Any\?”; so does any\? and Enter/g, 'any? asks him'],
	[/sits down now, and presses Space/g, 'sits down now, and types black'],
	[/Press Space/g, 'Type black'],
	[/Press (?=w\b)/g, 'Type '],
	[/press (?=w\b)/g, 'type '],
	[/press y\b/g, 'type any?'],
];

/** Returns a sentence of a scene in the words of lines: what is typed in place of keys. */
export const inWords = (text: string): string =>
	KEYS.reduce((said, [key, typed]) => said.replace(key, typed), text);
