import {Buffer} from 'node:buffer';
import {scryptSync} from 'node:crypto';

/** Returns a hash of a PIN as old saves have it: to make and to check it costs an eighth of the work of a new one. */
export function oldPinHash(pin: string): string {
	const salt = Buffer.from('some salt');
	const key = scryptSync(pin.normalize('NFKC'), salt, 24, {N: 16_384, p: 1, maxmem: 2 ** 26});
	return ['scrypt', '16384', salt.toString('base64'), key.toString('base64')].join('$');
}
