/**
 * Returns how many slips turn one word into another: a letter too many, too few or wrong, or two neighbours swapped
 * (the optimal string alignment distance; Damerau, CACM 7(3), 1964).
 */
export function slips(one: string, other: string): number {
	let before: number[] = [];
	let above = Array.from({length: other.length + 1}, (_, index) => index);
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		for (let j = 1; j <= other.length; j++) {
			const isSame = one[i - 1] === other[j - 1];
			row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (isSame ? 0 : 1));
			if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
				row[j] = Math.min(row[j], before[j - 2] + 1);
			}
		}

		[before, above] = [above, row];
	}

	return above[other.length];
}

/** Fewer letters are no word that others were left out of. */
const LEAST_SHORTENED = 3;

/** Returns whether one word is another with letters left out behind the first. */
const isShortened = (short: string, word: string): boolean =>
	short.length >= LEAST_SHORTENED &&
	short[0] === word[0] &&
	Array.from(word).reduce((met, letter) => met + (short[met] === letter ? 1 : 0), 0) ===
		short.length;

/** Fewer letters, two of them swapped, are the beginning of nothing in particular. */
const LEAST_SWAPPED = 4;

const sorted = (word: string): string => Array.from(word).sort().join('');

/** Returns whether letters are the beginning of a word but for two neighbours swapped. */
function isSwappedBeginning(typed: string, word: string): boolean {
	const beginning = word.slice(0, typed.length);
	return (
		typed.length >= LEAST_SWAPPED &&
		sorted(typed) === sorted(beginning) &&
		slips(typed, beginning) <= 1
	);
}

/**
 * Returns the word that a mistyped one was meant for, in any case: the only one that three letters or more begin; else
 * the nearest that is at most one slip away for every three letters; else the only one that it begins, or that it
 * shortens, or that it begins with two letters swapped.
 */
export function nearest(typed: string, all: readonly string[]): string | undefined {
	const wanted = typed.toLowerCase();
	const words = [...new Set(all)];
	const most = Math.floor(wanted.length / 3);
	let best: {readonly word: string; readonly away: number} | undefined;
	for (const word of words) {
		// The difference in length is the least that it takes.
		const isFar = Math.abs(word.length - wanted.length) > most;
		const away = isFar ? Infinity : slips(wanted, word.toLowerCase());
		if (away <= most && away < (best?.away ?? Infinity)) {
			best = {word, away};
		}
	}

	const only = (fits: (word: string) => boolean): string | undefined => {
		const [word, ...others] = words.filter((one) => fits(one.toLowerCase()));
		return others.length === 0 ? word : undefined;
	};
	const begun = only((word) => word.startsWith(wanted));
	const shortened = only((word) => isShortened(wanted, word));
	return (
		// Some letters of a word are its beginning before they are a slip in a shorter one.
		(wanted.length >= LEAST_SHORTENED ? begun : undefined) ??
		best?.word ??
		begun ??
		// Of a long word a few letters are hardly what was left of it.
		(shortened !== undefined && shortened.length <= wanted.length * 2 ? shortened : undefined) ??
		only((word) => isSwappedBeginning(wanted, word))
	);
}

/** Returns the end of a sentence about a word that is none, by the one that was meant. */
export const meantWord = (word: string): string => `; did you mean ${word}?`;

/** Returns the end of a sentence about a word that is none: `; did you mean dark?`, with `before` before the word, or what is said where none is near. */
export function didYouMean(
	typed: string,
	words: readonly string[],
	otherwise = '',
	before = '',
): string {
	const word = nearest(typed, words);
	return word === undefined ? otherwise : meantWord(before + word);
}
