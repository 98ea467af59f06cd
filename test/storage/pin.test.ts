import {describe, expect, it} from 'vitest';
import {checkPin, hashPin, parsePin} from '../../source/storage/pin.js';

describe('a PIN', () => {
	it('is known by its hash and by no other', () => {
		const hash = hashPin('4711');
		expect(hash).not.toContain('4711');
		expect(checkPin('4711', hash)).toBe(true);
		expect(checkPin('4712', hash)).toBe(false);
		expect(checkPin('', hash)).toBe(false);
	});

	it('has another hash each time', () => {
		expect(hashPin('4711')).not.toBe(hashPin('4711'));
	});

	it('is the same however its accents are typed', () => {
		expect(checkPin('e\u0301', hashPin('\u00E9'))).toBe(true);
	});

	it.each(['', 'x', '4711', '$$$', 'scrypt$16384$$', 'scrypt$1073741824$AAAA$AAAA', 'md5$1$a$b'])(
		'never fits the hash %j',
		(hash) => {
			expect(checkPin('4711', hash)).toBe(false);
			expect(checkPin('', hash)).toBe(false);
		},
	);

	it('is read from what can be typed again', () => {
		expect(parsePin('1234')).toEqual({ok: true, value: '1234'});
		for (const text of ['', ' ', '12 34', 'x'.repeat(33), '\u001B[A', 'a\u0000']) {
			expect(parsePin(text).ok).toBe(false);
		}
	});
});
