import {describe, expect, it} from 'vitest';
import {firstShown} from '../../../source/ui/frame/text-lines.js';
import type {Press, PressName} from '../../../source/ui/shell/press.js';
import {chooseByKey} from '../../../source/ui/panes/choice.js';

const press = (name: PressName, text = ''): Press => ({
	name,
	text,
	ctrl: false,
	shift: false,
	meta: false,
});
const character = (text: string) => press('character', text);

describe('chooseByKey', () => {
	it('goes round with arrows and j/k', () => {
		expect(chooseByKey({index: 0, count: 3, page: 8}, press('up'))).toEqual({
			index: 2,
			chosen: false,
		});
		expect(chooseByKey({index: 2, count: 3, page: 8}, character('j'))).toEqual({
			index: 0,
			chosen: false,
		});
		expect(chooseByKey({index: 1, count: 3, page: 8}, character('k'))).toEqual({
			index: 0,
			chosen: false,
		});
	});

	it('moves by what is in sight, and stops at the ends with Home, End and pages', () => {
		expect(chooseByKey({index: 2, count: 20, page: 8}, press('pageDown'))?.index).toBe(10);
		expect(chooseByKey({index: 18, count: 20, page: 8}, press('pageDown'))?.index).toBe(19);
		expect(chooseByKey({index: 2, count: 20, page: 8}, press('pageUp'))?.index).toBe(0);
		expect(chooseByKey({index: 2, count: 20, page: 8}, press('end'))?.index).toBe(19);
		expect(chooseByKey({index: 2, count: 20, page: 8}, press('home'))?.index).toBe(0);
	});

	it('chooses with Enter, Space and numbers that there are', () => {
		expect(chooseByKey({index: 1, count: 3, page: 8}, press('enter'))).toEqual({
			index: 1,
			chosen: true,
		});
		expect(chooseByKey({index: 1, count: 3, page: 8}, press('space', ' '))).toEqual({
			index: 1,
			chosen: true,
		});
		expect(chooseByKey({index: 1, count: 3, page: 8}, character('3'))).toEqual({
			index: 2,
			chosen: true,
		});
		expect(chooseByKey({index: 1, count: 3, page: 8}, character('4'))).toBeUndefined();
	});

	it('means nothing in an empty list, and leaves other keys alone', () => {
		expect(chooseByKey({index: 0, count: 0, page: 8}, press('enter'))).toBeUndefined();
		expect(chooseByKey({index: 0, count: 3, page: 8}, press('escape'))).toBeUndefined();
		expect(
			chooseByKey({index: 0, count: 3, page: 8}, {...character('j'), ctrl: true}),
		).toBeUndefined();
	});
});

describe('firstShown', () => {
	it('keeps the cursor in view and the list full', () => {
		for (let index = 0; index < 20; index++) {
			const first = firstShown({index, count: 20}, 6);
			expect(first).toBeLessThanOrEqual(index);
			expect(first + 6).toBeGreaterThan(index);
			expect(first).toBeLessThanOrEqual(14);
		}

		expect(firstShown({index: 2, count: 3}, 6)).toBe(0);
	});
});
