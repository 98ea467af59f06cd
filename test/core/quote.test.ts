import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {quote, quotePath} from '../../source/core/quote.js';

describe('quote', () => {
	it('never holds what cannot be shown', () => {
		const unfit = fc.constantFrom('\uFFFD', '\u0000', '\u001B', '\u009B', '\u007F', '\u202E', 'e4');
		fc.assert(
			fc.property(fc.array(unfit), (parts) => {
				expect(quote(parts.join(''))).toMatch(/^“[ -~]*…?”$/);
			}),
		);
		expect(quotePath('/home/\u001B[2J/games/of/last/year.pgn')).toBe(
			String.raw`“/home/\u001b[2J/games/of/last/year.pgn”`,
		);
		expect(quote('e\uFFFD4')).toBe(String.raw`“e\ufffd4”`);
	});
});
