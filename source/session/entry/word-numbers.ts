import {ALL_WORDS, type Word} from '../../core/act.js';

/** What ends a set-up has the same number in every game, also while it cannot be said, so that no other word stands in its place then. */
const FIXED: {readonly [word in Word]?: number} = {ready: 2, standard: 3};

/** Returns the word that has a number in every set-up, whether or not it can be said now. */
export const setUpWord = (number: string): Word | undefined =>
	ALL_WORDS.find((word) => FIXED[word] === Number(number));

export type NumberedWord = readonly [number: number, word: Word];

/** Returns words that can be said now, each with the number that says it, in their order. */
export const numberWords = (words: readonly Word[]): readonly NumberedWord[] =>
	words
		.toSorted((a, b) => ALL_WORDS.indexOf(a) - ALL_WORDS.indexOf(b))
		.map((word, index) => [FIXED[word] ?? index + 1, word]);
