import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {PasteEnd} from '../../../source/ui/shell/paste-end.js';

const BEGIN = '\u001B[200~';
const END = '\u001B[201~';
const CTRL_C = '\u0003';

describe('PasteEnd', () => {
	it('leaves keys and whole pastes as they are, wherever they are cut', () => {
		const anyText = fc
			.array(fc.constantFrom('e2e4', CTRL_C, '\r', '\u001B', '[20', '0~', '1~', '\u001B[A'), {
				maxLength: 6,
			})
			.map((parts) => parts.join('').replaceAll(/\u001B\[20[01]~/g, ''));
		fc.assert(
			fc.property(
				fc.array(
					fc.oneof(
						anyText,
						anyText.map((text) => BEGIN + text + END),
					),
				),
				fc.array(fc.integer({min: 0, max: 60}), {maxLength: 5}),
				(parts, cuts) => {
					const pastes = new PasteEnd();
					const all = parts.join('');
					const places = [0, ...cuts.sort((a, b) => a - b), all.length];
					const chunks = places.slice(1).map((place, index) => all.slice(places[index], place));
					// Nothing but Ctrl+C ends a paste.
					fc.pre(!chunks.some((chunk) => chunk !== '' && chunk.replaceAll(CTRL_C, '') === ''));
					expect(chunks.map((chunk) => pastes.take(chunk, 0)).join('')).toBe(all);
				},
			),
			{numRuns: 500},
		);
	});

	it('ends a paste that stands still', () => {
		const pastes = new PasteEnd();
		expect(pastes.take(`${BEGIN}e2`, 0)).toBe(`${BEGIN}e2`);
		expect(pastes.take('e4', 900)).toBe('e4');
		expect(pastes.take('?', 2000)).toBe(`${END}?`);
		expect(pastes.take('?', 9000)).toBe('?');
	});

	it('ends a paste at a lone Ctrl+C, and not at one among other text', () => {
		const pastes = new PasteEnd();
		pastes.take(`${BEGIN}e2`, 0);
		expect(pastes.take(`e4${CTRL_C}`, 1)).toBe(`e4${CTRL_C}`);
		expect(pastes.take(CTRL_C, 2)).toBe(END + CTRL_C);
		expect(pastes.take(CTRL_C, 3)).toBe(CTRL_C);
	});

	it('cuts off what is too long, and finds its end', () => {
		const pastes = new PasteEnd();
		const given = Array.from({length: 100}, (_, index) =>
			pastes.take((index === 0 ? BEGIN : '') + 'x'.repeat(10_000), 0),
		).join('');
		expect(given.length).toBeLessThan(80_000);
		expect(pastes.take('x\u001B[2', 0)).toBe('');
		expect(pastes.take('01~e4', 0)).toBe(`${END}e4`);
		expect(pastes.take('e5', 0)).toBe('e5');
	});
});
