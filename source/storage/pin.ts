import {Buffer} from 'node:buffer';
import {randomBytes, scryptSync, timingSafeEqual} from 'node:crypto';
import {fail, ok, type Result} from '../core/result.js';

const SALT_BYTES = 12;
const KEY_BYTES = 24;
/** Work of scrypt (RFC 7914), about 50 ms: a PIN is short, so guessing must cost something. */
const COST = 2 ** 14;

/** Reads what a person typed as a PIN: 1 to 32 characters, none of them invisible. The error says so. */
export const parsePin = (text: string): Result<string> =>
	/^[\p{L}\p{N}\p{P}\p{S}]{1,32}$/u.test(text)
		? ok(text)
		: fail('a PIN has 1 to 32 letters, digits or signs');

const derive = (pin: string, salt: Uint8Array, cost: number): Buffer =>
	scryptSync(pin.normalize('NFKC'), salt, KEY_BYTES, {N: cost});

/** Returns a salted hash of a PIN, as text that says how it was made. */
export function hashPin(pin: string): string {
	const salt = randomBytes(SALT_BYTES);
	const key = derive(pin, salt, COST);
	return ['scrypt', COST, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Returns whether a PIN is the one that was hashed. A hash that cannot be read fits no PIN. */
export function checkPin(pin: string, hash: string): boolean {
	const [scheme, cost, salt = '', key = ''] = hash.split('$');
	const wanted = Buffer.from(key, 'base64');
	if (scheme !== 'scrypt' || Number(cost) !== COST || wanted.length !== KEY_BYTES) {
		return false;
	}

	return timingSafeEqual(derive(pin, Buffer.from(salt, 'base64'), COST), wanted);
}
