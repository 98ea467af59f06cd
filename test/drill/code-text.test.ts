import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {makeCode, parseCode} from '../../source/drill/code-text.js';

const SIGNS = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
const number = fc.bigInt({min: 0n, max: 2n ** 40n - 1n});
const sign = fc.constantFrom(...SIGNS);
const place = fc.nat(9);

/** A code without its hyphen. */
const bare = (value: bigint): string[] => Array.from(makeCode(value).replace('-', ''));

describe('a code', () => {
	it('is ten signs in two groups, and is read back', () => {
		fc.assert(
			fc.property(number, (value) => {
				const code = makeCode(value);
				expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
				expect(unwrap(parseCode(code))).toBe(value);
			}),
		);
	});

	it('is read in either case, grouped or not, with letters for the digits that they look like', () => {
		fc.assert(
			fc.property(number, (value) => {
				const code = makeCode(value);
				const sloppy = ` ${code.toLowerCase().replace('-', ' ')}`
					.replaceAll('0', 'o')
					.replaceAll('1', 'l');
				expect(unwrap(parseCode(sloppy))).toBe(value);
				expect(unwrap(parseCode(code.replace('-', '').replaceAll('1', 'I')))).toBe(value);
			}),
		);
	});

	it('with one wrong sign is found out, wherever it is', () => {
		fc.assert(
			fc.property(number, (value) => {
				const code = bare(value);
				for (let at = 0; at < 10; at++) {
					for (const other of SIGNS.filter((one) => one !== code[at])) {
						expect(parseCode(code.with(at, other).join('')).ok).toBe(false);
					}
				}
			}),
			{numRuns: 20},
		);
	});

	it('with two wrong signs is found out', () => {
		fc.assert(
			fc.property(number, place, place, sign, sign, (value, a, b, one, two) => {
				const code = bare(value);
				fc.pre(a !== b && code[a] !== one && code[b] !== two);
				expect(parseCode(code.with(a, one).with(b, two).join('')).ok).toBe(false);
			}),
		);
	});

	it('with two signs that have changed places is found out', () => {
		fc.assert(
			fc.property(number, place, place, (value, a, b) => {
				const code = bare(value);
				fc.pre(code[a] !== code[b]);
				expect(parseCode(code.with(a, code[b]).with(b, code[a]).join('')).ok).toBe(false);
			}),
		);
	});

	it('looks like no other code for a near value', () => {
		fc.assert(
			fc.property(fc.bigInt({min: 0n, max: 2n ** 40n - 2n}), (value) => {
				const next = bare(value + 1n);
				const same = bare(value).filter((one, index) => one === next[index]);
				expect(same.length).toBeLessThan(8);
			}),
		);
	});

	it.each([
		['', 'a code has 10 letters and digits, and “” has 0'],
		['3F7K', 'a code has 10 letters and digits, and “3F7K” has 4'],
		['3F7K2-9QXZA7', 'has 11'],
		['3F7K2-9UXZA', 'no code has the sign “U” in it'],
		['3F7K2-9é€ZA', 'no code has the sign “É” in it'],
		['00000-00001', 'the code “00000-00001” is mistyped: compare it sign by sign'],
	])('%j is refused with a sentence', (text, sentence) => {
		const read = parseCode(text);
		expect(read.ok).toBe(false);
		expect(read).toHaveProperty('error', expect.stringContaining(sentence));
	});

	it('is read from any text without an error', () => {
		fc.assert(
			fc.property(fc.string({unit: 'grapheme'}), (text) => {
				expect(parseCode(text)).toHaveProperty('ok');
			}),
		);
	});
});
