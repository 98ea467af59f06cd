import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {findVariant, VARIANTS} from '../../../source/rules/registry.js';
import {rulesLines} from '../../../source/ui/play/pages.js';
import {linkedText} from '../../../source/ui/theme/style.js';
import {makeTheme} from '../../../source/ui/theme/theme.js';

const theme = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});

describe('rulesLines', () => {
	it.each(VARIANTS.map(({id}) => id))('leads from the source of %s alone', (id) => {
		const {link, source} = unwrap(findVariant(id));
		const linked = rulesLines(id, 40, theme)
			.flat()
			.filter(({style}) => style.link !== undefined);
		expect(linked.every(({style}) => style.link === link)).toBe(true);
		expect(linked.map(({text}) => text).join(' ')).toBe(link === undefined ? '' : source);
	});

	it('ends each link on the row where it begins', () => {
		const rows = rulesLines('fog', 40, theme).map((spans) => spans.map(linkedText).join(''));
		const parts = rows.map((row) => row.split('\u001B]8;;').length);
		expect(new Set(parts)).toEqual(new Set([1, 3]));
	});
});
