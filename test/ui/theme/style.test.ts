import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {ansi256Rgb, parseHex, reduceTo256, type Rgb} from '../../../source/ui/theme/style.js';

const apart = (a: Rgb, b: Rgb): number =>
	2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

const PALETTE = Array.from({length: 240}, (_, index) => ansi256Rgb(16 + index));

describe('reduceTo256', () => {
	it('takes a colour of the palette that none is nearer than', () => {
		const colors = fc
			.integer({min: 0, max: 0xff_ff_ff})
			.map((n) => n.toString(16).padStart(6, '0'));
		fc.assert(
			fc.property(colors, (hex) => {
				const {color = ''} = reduceTo256({color: `#${hex}`});
				const rgb = parseHex(`#${hex}`);
				const taken = apart(ansi256Rgb(Number(/\d+(?=\)$)/.exec(color)?.[0])), rgb);
				expect(Math.min(...PALETTE.map((other) => apart(other, rgb)))).toBe(taken);
			}),
			{numRuns: 300},
		);
	});

	it('leaves the names of colours alone', () => {
		expect(reduceTo256({color: 'blue', bold: true})).toEqual({color: 'blue', bold: true});
	});
});
