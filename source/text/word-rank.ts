import {withoutMarks} from '../core/ascii.js';

/** Returns how a text is compared: "Schrödinger" is found by "schro", "Take-Back" by "takeb". */
const folded = (text: string): string => withoutMarks(text.toLowerCase()).replaceAll('-', '');

/** Returns the words of a text; those that a hyphen joins are found together and by themselves. */
const wordsOf = (text: string): readonly string[] =>
	[folded(text), folded(text.replaceAll('-', ' '))].flatMap((one) => one.split(/[^\p{L}\p{N}]+/u));

/**
 * Returns how well what is typed fits something with a name and a text, 0 the best: each word of it begins one of the
 * name, or of either, or is a part of one; undefined when one is nowhere. Pure.
 */
export function wordRank(typed: string, name: string, text: string): number | undefined {
	const parts = folded(typed).split(/\s+/).filter(Boolean);
	const begins = (words: readonly string[]): boolean =>
		parts.every((part) => words.some((word) => word.startsWith(part)));
	const whole = folded(text);
	const names = wordsOf(name);
	const all = [...names, ...wordsOf(text)];
	return begins(names)
		? 0
		: begins(all)
			? 1
			: parts.every((part) => all.some((word) => word.includes(part)) || whole.includes(part))
				? 2
				: undefined;
}
