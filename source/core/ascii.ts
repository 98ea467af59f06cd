/** What stands for signs of our sentences where only ASCII is safe: one column each, so that no line grows. */
const SIGNS: Readonly<Record<string, string>> = {
	'’': "'",
	'‘': "'",
	'“': '"',
	'”': '"',
	'…': '~',
	'–': '-',
	'−': '-',
	'·': '|',
	'×': 'x',
	'✓': '+',
	'↑': '^',
	'↓': 'v',
	'←': '<',
	'→': '>',
	'●': '*',
	'○': '.',
	// Bars and shades, by how much of the cell they fill.
	'▁': '_',
	'▂': '.',
	'▃': '-',
	'▄': '-',
	'▅': '=',
	'▆': '=',
	'▇': '#',
	'█': '#',
	'░': '.',
	'▒': ':',
	'▓': '#',
};

/** Returns a sentence with quotes and apostrophes as scripts are given them. */
export const straightQuotes = (sentence: string): string =>
	sentence.replaceAll(/[’‘“”]/g, (sign) => SIGNS[sign]);

/** Returns letters without their marks: "ö" is "o". */
export const withoutMarks = (text: string): string =>
	text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Returns one character as ASCII has it: its like, its letter without marks ("ö" is "o"), or else "?". */
export function asciiSign(sign: string): string {
	const bare = SIGNS[sign] ?? withoutMarks(sign);
	return /^[\u0000-\u007F]*$/.test(bare) ? bare : '?';
}

/** Returns a line as ASCII has it, for a terminal that shows nothing else. */
export const asciiText = (line: string): string =>
	line.replaceAll('…', '...').replaceAll(/[^\u0000-\u007F]/gu, asciiSign);

/**
 * Returns whether only ASCII is safe: on a Linux console (its font has no figurines; nickzuber/chs#27), on a
 * dumb terminal, or in a locale that says it is not UTF-8. No locale at all, as in many containers, says
 * nothing about the terminal.
 */
export function needsAscii(env: Readonly<Record<string, string | undefined>>): boolean {
	const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
	return env.TERM === 'linux' || env.TERM === 'dumb' || (locale !== '' && !/utf-?8/i.test(locale));
}
