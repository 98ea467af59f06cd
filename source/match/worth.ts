import {MOST, SCALE} from '../bot/fog/judgement.js';

/** No worth is told to be more than this, in pawns: there a king falls. */
export const DECIDED = 20;

/**
 * Returns what a worth (in hundredths of a pawn squashed to ±1500, as moves are judged) is in pawns, for
 * people: the inverse of `squash`, cut at ±20.
 */
export function toPawns(worth: number): number {
	const share = Math.max(-1, Math.min(1, worth / MOST));
	const pawns = (SCALE * Math.atanh(share)) / 100;
	return Math.max(-DECIDED, Math.min(DECIDED, pawns));
}

/** Returns what a loss or gain of squashed worth is in pawns next to even. */
export const toEvenPawns = (difference: number): number => (difference * SCALE) / MOST / 100;

/** Returns the mean of values, 0 of none. */
export const meanOf = (values: Iterable<number>): number => {
	let sum = 0;
	let count = 0;
	for (const value of values) {
		sum += value;
		count++;
	}

	return count === 0 ? 0 : sum / count;
};
