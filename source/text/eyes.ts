import type {Eyes} from '../match/review.js';

/** How eyes are called within a sentence. */
export const EYES_WORDS: {readonly [eyes in Eyes]: string} = {
	white: 'White’s view',
	black: 'Black’s view',
	truth: 'the truth',
};

/** How they are called in a row of all of them, which is narrow. */
export const EYES_TITLES: typeof EYES_WORDS = {...EYES_WORDS, truth: 'Truth'};
