import fc from 'fast-check';
import {expect, it} from 'vitest';
import {makeUci, parseUci} from '../../source/core/uci.js';

it('reads back what it writes', () => {
	const square = fc.integer({min: 0, max: 63});
	const promotion = fc.constantFrom(
		'knight' as const,
		'bishop' as const,
		'rook' as const,
		'queen' as const,
	);
	fc.assert(
		fc.property(square, square, fc.option(promotion), (from, to, role) => {
			fc.pre(from !== to);
			const move = role === null ? {from, to} : {from, to, promotion: role};
			expect(parseUci(makeUci(move))).toEqual(move);
		}),
	);
});

it.each([
	'',
	'e2',
	'e2e',
	'e2e2',
	'e2e9',
	'i2e4',
	'e7e8k',
	'e7e8p',
	'e7e8Q',
	'E2E4',
	'e2e4 ',
	'any?',
	'0000',
])('takes %j for no move', (text) => {
	expect(parseUci(text)).toBeUndefined();
});
