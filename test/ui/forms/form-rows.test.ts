import {expect, it} from 'vitest';
import type {FormRow} from '../../../source/ui/forms/form.js';
import {formItem} from '../../../source/ui/forms/form-rows.js';
import {makeTheme} from '../../../source/ui/theme/theme.js';

it('a value that is cut keeps the sign that the row has others', () => {
	const {glyphs} = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 3});
	const row = {kind: 'choice', label: 'Game', value: 'Special Move Chess', step() {}} as FormRow;
	const about = (room: number, isHere = true) => formItem(row, isHere, room, glyphs).about;
	expect(about(22)).toBe('‹ Special Move Chess ›');
	expect(about(20)).toBe('‹ Special Move… ›');
	expect(about(20, false)).toBe('  Special Move Chess');
	expect(about(19, false)).toBe('  Special Move…');
});
