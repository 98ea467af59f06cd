import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {lineOf} from '../../../source/ui/frame/text-lines.js';
import {
	otherPart,
	scrollBy,
	scrolledLines,
	scrolledUnder,
	turnPage,
} from '../../../source/ui/panes/scroll.js';
import {LETTERS, textOf} from '../board/sample.js';

const rows = (count: number) =>
	Array.from({length: count}, (_, index) => lineOf(`row ${index + 1}`, {}));
const show = (count: number, height: number, top: number): string[] =>
	textOf(scrolledLines(rows(count), {width: 40, height}, LETTERS, top));

describe('a text that is longer than its pane', () => {
	it('says where one is, and which keys lead on', () => {
		expect(show(3, 5, 0)).toEqual(['row 1', 'row 2', 'row 3']);
		expect(show(9, 4, 0)).toEqual(['row 1', 'row 2', 'row 3', 'rows 1–3 of 9  PgDn']);
		expect(show(9, 4, 2).at(-1)).toBe('rows 3–5 of 9  PgUp PgDn');
		expect(show(9, 4, 99).at(-1)).toBe('rows 7–9 of 9  PgUp');
		const inFew = (width: number): string | undefined =>
			textOf(scrolledLines(rows(9), {width, height: 4}, LETTERS, 2)).at(-1);
		expect([24, 20, 10, 5].map(inFew)).toEqual([
			'rows 3–5 of 9  PgUp PgDn',
			'3–5 of 9  PgUp PgDn',
			'PgUp PgDn',
			'PgUp',
		]);
	});

	it('says so in a heading, where it has one, and all rows are for the text', () => {
		const under = (count: number, top = 0, width = 24): string[] =>
			textOf(scrolledUnder('Black is told:', rows(count), {width, height: 2}, LETTERS, top));
		expect(under(2)).toEqual(['Black is told:', 'row 1', 'row 2']);
		expect(under(3)).toEqual(['Black is told:      PgDn', 'row 1', 'row 2']);
		expect(under(4, 1)).toEqual(['Black is told: PgUp PgDn', 'row 2', 'row 3']);
		expect(under(3, 9, 40)).toEqual(['Black is told:       rows 2–3 of 3  PgUp', 'row 2', 'row 3']);
		expect(scrollBy(0, 'pageDown', {count: 3, height: 2, isMarkedAbove: true})).toBe(1);
	});

	it('goes on by a page but for one row, and never past its ends', () => {
		const scroll = {count: 9, height: 4};
		expect(scrollBy(0, 'pageDown', scroll)).toBe(2);
		expect(scrollBy(0, 'down', scroll)).toBe(1);
		expect(scrollBy(5, 'pageDown', scroll)).toBe(6);
		expect(scrollBy(1, 'pageUp', scroll)).toBe(0);
		expect(scrollBy(0, 'last', scroll)).toBe(6);
		expect(scrollBy(6, 'first', scroll)).toBe(0);
		// A window that has grown since leaves nothing to take back first.
		expect(scrollBy(99, 'up', scroll)).toBe(5);
	});

	it('is seen whole by PgDn alone, at any height', () => {
		fc.assert(
			fc.property(fc.integer({min: 1, max: 60}), fc.integer({min: 3, max: 30}), (count, height) => {
				const seen = new Set<string>();
				let top = 0;
				for (let page = 0; page <= count; page++) {
					const shown = show(count, height, top);
					expect(shown.length).toBeLessThanOrEqual(height);
					for (const row of shown) {
						seen.add(row);
					}

					top = scrollBy(top, 'pageDown', {count, height});
				}

				for (let index = 1; index <= count; index++) {
					expect(seen.has(`row ${index}`)).toBe(true);
				}
			}),
		);
	});
});

describe('a page', () => {
	it('leads from its signs to its keys and back with the key that opened it, which the help line names', () => {
		const long = {count: 60, height: 20, keysAt: 30};
		expect(turnPage(0, 'keys', long)).toBe(30);
		expect(turnPage(30, 'keys', long)).toBe(0);
		expect([0, 29, 30, 35].map((top) => otherPart(top, long))).toEqual([
			'keys',
			'keys',
			'signs',
			'signs',
		]);
		expect(turnPage(0, 'back', long)).toBeUndefined();
		// The keys are the end, or there are none: the last rows are all there is to lead to.
		expect(turnPage(0, 'keys', {...long, keysAt: 55})).toBe(41);
		expect(turnPage(41, 'keys', {...long, keysAt: 55})).toBe(0);
		expect(otherPart(0, {count: 10, height: 20, keysAt: 5})).toBeUndefined();
		expect(turnPage(0, 'keys', {count: 60, height: 20})).toBeUndefined();
		expect(turnPage(0, 'keys', {count: 10, height: 20, keysAt: 5})).toBeUndefined();
	});
});
