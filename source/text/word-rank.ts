const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/**
 * Returns how well what is typed fits something with a name and a text, 0 the best: each word of it begins one of the
 * name, or of either, or is a part of one; undefined when one is nowhere. Pure.
 */
export function wordRank(typed: string, name: string, text: string): number | undefined {
	const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
	const begins = (words: readonly string[]): boolean =>
		parts.every((part) => words.some((word) => word.startsWith(part)));
	const whole = text.toLowerCase();
	const names = wordsOf(name);
	const all = [...names, ...wordsOf(whole)];
	return begins(names)
		? 0
		: begins(all)
			? 1
			: parts.every((part) => all.some((word) => word.includes(part)) || whole.includes(part))
				? 2
				: undefined;
}
