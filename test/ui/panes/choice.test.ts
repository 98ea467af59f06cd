import {describe, expect, it} from 'vitest';
import {firstShown} from '../../../source/ui/frame/text-lines.js';
import {moveChoice} from '../../../source/ui/panes/choice.js';

describe('moveChoice', () => {
	it('goes round by single steps', () => {
		expect(moveChoice({index: 0, count: 3, page: 8}, 'up')).toBe(2);
		expect(moveChoice({index: 2, count: 3, page: 8}, 'down')).toBe(0);
		expect(moveChoice({index: 1, count: 3, page: 8}, 'up')).toBe(0);
	});

	it('moves by what is in sight, and stops at the ends with Home, End and pages', () => {
		expect(moveChoice({index: 2, count: 20, page: 8}, 'pageDown')).toBe(10);
		expect(moveChoice({index: 18, count: 20, page: 8}, 'pageDown')).toBe(19);
		expect(moveChoice({index: 2, count: 20, page: 8}, 'pageUp')).toBe(0);
		expect(moveChoice({index: 2, count: 20, page: 8}, 'last')).toBe(19);
		expect(moveChoice({index: 2, count: 20, page: 8}, 'first')).toBe(0);
	});

	it('stays where it is at other commands, and in an empty list', () => {
		expect(moveChoice({index: 1, count: 3, page: 8}, 'back')).toBe(1);
		expect(moveChoice({index: 0, count: 0, page: 8}, 'down')).toBe(0);
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
