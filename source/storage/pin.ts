import {Buffer} from 'node:buffer';
import {cryptography} from './cryptography.js';

const SALT_BYTES = 12;
const KEY_BYTES = 24;

/** Work of scrypt (RFC 7914): its memory and how often it is done. */
type Work = {readonly N: number; readonly p: number};

/** Every work that a hash may name, by how it names it; any other could stop the program for hours. */
const WORKS: {readonly [name: string]: Work} = {
	'16384': {N: 2 ** 14, p: 1},
	'32768x4': {N: 2 ** 15, p: 4},
};

/**
 * The work of new hashes: 0.3 to 0.5 s and 32 MB. A PIN is short, so guessing must cost something: all of
 * four digits, more than an hour on one processor. What comes before it is known for old saves alone.
 */
const WORK = '32768x4';
/** What scrypt may take at most, in bytes: Node's own limit is just below what is needed. */
const MEMORY = 2 ** 26;

/** Beside the thread that draws and takes the keys. */
const derive = (pin: string, salt: Uint8Array, work: Work): Promise<Buffer> =>
	new Promise((resolve, reject) => {
		const options = {...work, maxmem: MEMORY};
		cryptography().scrypt(pin.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
			if (error === null) {
				resolve(key);
			} else {
				reject(error);
			}
		});
	});

/** Returns a salted hash of a PIN, as text that says how it was made. */
export async function hashPin(pin: string): Promise<string> {
	const salt = cryptography().randomBytes(SALT_BYTES);
	const key = await derive(pin, salt, WORKS[WORK]);
	return ['scrypt', WORK, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Returns whether a PIN is the one that was hashed. A hash that cannot be read fits no PIN. */
export async function checkPin(pin: string, hash: string): Promise<boolean> {
	const [scheme, name = '', salt = '', key = ''] = hash.split('$');
	const wanted = Buffer.from(key, 'base64');
	if (scheme !== 'scrypt' || !Object.hasOwn(WORKS, name) || wanted.length !== KEY_BYTES) {
		return false;
	}

	return cryptography().timingSafeEqual(
		await derive(pin, Buffer.from(salt, 'base64'), WORKS[name]),
		wanted,
	);
}
