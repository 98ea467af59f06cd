import {Buffer} from 'node:buffer';
import {scryptSync} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {checkPin, hashPin} from '../../source/storage/pin.js';
import {oldPinHash} from '../helpers/old-pin-hash.js';

/** A hash of 4711 from when it cost an eighth of the work. */
const OLD = 'scrypt$16384$AUZLCd+74Sv3xLDu$Vhh5oby9mBbT0FH+JdP/vE1SBsRJGIOB';

const hash = await hashPin('4711');

describe('a PIN', () => {
	it('is known by its hash and by no other', async () => {
		expect(hash).not.toContain('4711');
		expect(await checkPin('4711', hash)).toBe(true);
		expect(await checkPin('4712', hash)).toBe(false);
		expect(await checkPin('', OLD)).toBe(false);
	});

	it('has another hash each time', async () => {
		expect(await hashPin('4711')).not.toBe(hash);
	});

	it('is the same however its accents are typed', async () => {
		expect(await checkPin('e\u0301', oldPinHash('\u00E9'))).toBe(true);
	});

	it.each([
		'',
		'x',
		'4711',
		'$$$',
		'scrypt$16384$$',
		'scrypt$1073741824$AAAA$AAAA',
		'scrypt$toString$AAAA$' + 'A'.repeat(32),
		'md5$1$a$b',
	])('never fits the hash %j', async (hash) => {
		expect(await checkPin('4711', hash)).toBe(false);
		expect(await checkPin('', hash)).toBe(false);
	});

	it('costs eight times the work that it did, and the old hashes are still known', async () => {
		const [scheme, work, salt, key] = hash.split('$');
		expect([scheme, work]).toEqual(['scrypt', '32768x4']);
		const wanted = scryptSync('4711', Buffer.from(salt, 'base64'), 24, {
			N: 32_768,
			p: 4,
			maxmem: 2 ** 26,
		});
		expect(key).toBe(wanted.toString('base64'));
		expect(await checkPin('4711', OLD)).toBe(true);
		expect(await checkPin('4712', OLD)).toBe(false);
	});
});
