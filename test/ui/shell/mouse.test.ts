import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type Click, readMouse} from '../../../source/ui/shell/use-mouse.js';

const ESC = '\u001B';

/** Reads chunks one after the other. */
function readAll(chunks: readonly string[]): Click[] {
	let rest = '';
	return chunks.flatMap((chunk) => {
		const reading = readMouse(chunk, rest);
		rest = reading.rest;
		return [...reading.clicks];
	});
}

describe('readMouse', () => {
	it.each([
		['a press', `${ESC}[<0;1;1M`, [{x: 0, y: 0}]],
		['a press and its release', `${ESC}[<0;12;7M${ESC}[<0;12;7m`, [{x: 11, y: 6}]],
		['a release', `${ESC}[<0;12;7m`, []],
		['the middle and right button', `${ESC}[<1;3;3M${ESC}[<2;3;3M`, []],
		['the wheel', `${ESC}[<64;3;3M${ESC}[<65;3;3M`, []],
		['a drag', `${ESC}[<32;3;3M`, []],
		['a press with Shift or Ctrl', `${ESC}[<4;3;3M${ESC}[<16;3;3M`, []],
		['far columns', `${ESC}[<0;300;99M`, [{x: 299, y: 98}]],
		[
			'two presses between keys',
			`a${ESC}[<0;2;2Mb${ESC}[A${ESC}[<0;3;3M`,
			[
				{x: 1, y: 1},
				{x: 2, y: 2},
			],
		],
		['no column', `${ESC}[<0;;3M`, []],
		['column nought', `${ESC}[<0;0;3M`, []],
		['a number that is too long', `${ESC}[<0;999999;3M`, []],
		['a report broken by another', `${ESC}[<0;1${ESC}[<0;5;6M`, [{x: 4, y: 5}]],
		['text', 'hello [<0;1;1M', []],
	])('%s', (_name, text, expected) => {
		expect(readMouse(text).clicks).toEqual(expected);
	});

	it('puts together what was cut anywhere', () => {
		const text = `x${ESC}[<0;120;37M${ESC}[<0;120;37my${ESC}[<0;1;2M`;
		fc.assert(
			fc.property(fc.array(fc.integer({min: 0, max: text.length}), {maxLength: 6}), (cuts) => {
				const places = [0, ...cuts.sort((a, b) => a - b), text.length];
				const chunks = places.slice(1).map((place, index) => text.slice(places[index], place));
				expect(readAll(chunks)).toEqual([
					{x: 119, y: 36},
					{x: 0, y: 1},
				]);
			}),
		);
	});

	it('keeps little of anything, and never throws', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (chunk, before) => {
				expect(readMouse(`${before}${ESC}[<${chunk}`, before).rest.length).toBeLessThan(24);
			}),
		);
	});
});
