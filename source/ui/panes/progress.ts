import type {Glyphs} from '../theme/glyphs.js';

/** How far a long piece of work is, and since when (in milliseconds). */
export type Progress = {
	/** From 0 to 1. */
	readonly fraction: number;
	readonly since: number;
	readonly now: number;
};

/** Milliseconds before the time left is guessed, and how much must be done: the first steps take longest. */
const FIRST_GUESS = 400;
const LEAST_DONE = 0.05;

/** Returns how long work will still take, in words; empty while that is a guess in the dark. */
export function timeLeftText({fraction, since, now}: Progress): string {
	const gone = now - since;
	if (gone < FIRST_GUESS || fraction < LEAST_DONE) {
		return '';
	}

	const seconds = Math.ceil((gone * (1 - fraction)) / fraction / 1000);
	return seconds < 100 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

/** Returns how much is done, in whole percent: all of it only once it is. */
export const percentDone = (fraction: number): string => `${Math.floor(fraction * 100)} %`;

/** Returns a bar of `width` columns, its done part and its open part. */
export function barParts(
	fraction: number,
	width: number,
	{barFull, barEmpty}: Glyphs,
): readonly [done: string, open: string] {
	const full = Math.floor(width * fraction);
	return [barFull.repeat(full), barEmpty.repeat(width - full)];
}
