import {Buffer} from 'node:buffer';
import {createRandom, hashText} from '../core/random.js';
import {cryptography} from './cryptography.js';

/** Xors bytes with a stream drawn from a seed; doing it twice gives them back. */
function mix(bytes: Uint8Array, seed: string): Uint8Array {
	const random = createRandom(seed);
	return bytes.map((byte) => byte ^ Math.floor(random() * 256));
}

/** Returns a short mark that changes when the text does. Finds accidents, not forgers. */
export const checkMark = (text: string): string => hashText(text).toString(16).padStart(8, '0');

/** Returns a text's fingerprint (SHA-256): another text that has the same one cannot be found. */
export const fingerprint = (text: string): string =>
	cryptography().createHash('sha256').update(text).digest('base64');

/**
 * Returns a text scrambled, so that nobody reads it by looking at it. It hides nothing from anybody who
 * wants to know: the seed stands beside it.
 */
export const scramble = (text: string, seed: string): string =>
	Buffer.from(mix(Buffer.from(text, 'utf8'), seed)).toString('base64');

/** Returns what was scrambled with this seed; rubbish when it was not. */
export const unscramble = (text: string, seed: string): string =>
	Buffer.from(mix(Buffer.from(text, 'base64'), seed)).toString('utf8');
