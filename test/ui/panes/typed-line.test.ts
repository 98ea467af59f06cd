import {expect, it} from 'vitest';
import {typedLine} from '../../../source/ui/panes/typed-line.js';
import {makeTheme} from '../../../source/ui/theme/theme.js';

const theme = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 0});

const drawn = (typed: string, hint: string, width: number): string =>
	typedLine(typed, hint, {width, style: {}}, theme)
		.map(({text}) => text)
		.join('');

it('shows the end of a long text, and what is said of it', () => {
	expect(drawn('Ra8', 'Enter puts it there', 80)).toBe(' Ra8  Enter puts it there');
	const army = Array.from({length: 16}, (_, index) => `P${'abcdefgh'[index % 8]}7`).join(' ');
	for (const width of [40, 80]) {
		const row = drawn(army, 'Enter puts 16 men', width);
		expect(row.length).toBeLessThanOrEqual(width);
		expect(row).toMatch(/^ ….*Pg7 Ph7 {2}/);
	}

	expect(drawn(army, 'Enter puts 16 men', 80)).toContain('Enter puts 16 men');
});
