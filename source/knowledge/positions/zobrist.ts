import {createRandom} from '../../core/random.js';
import {CODES} from './codes.js';

/**
 * Returns one 32-bit number for each code and square (index code * 64 + square), 0 for EMPTY. Mulberry32
 * is not linear over bits; keys drawn from an xorshift generator depend on one another so that two
 * members of some ten thousand fall together.
 */
function drawKeys(seed: number): Int32Array {
	const random = createRandom(seed);
	return Int32Array.from({length: CODES * 64}, (_, index) =>
		index < 64 ? 0 : (random() * 4_294_967_296) | 0,
	);
}

/** Zobrist's numbers: the key of a member is the exclusive or of those of its men, two halves of 32 bits. */
export const FIRST_KEYS = drawKeys(0x9e37_79b9);
export const SECOND_KEYS = drawKeys(0x7f4a_7c15);

/** Returns 32 bits scrambled one to one (the finaliser of MurmurHash3 by Austin Appleby, public domain), signed. */
export function scramble(bits: number): number {
	let mixed = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
	return mixed ^ (mixed >>> 16);
}
