import {expect, it} from 'vitest';
import {textWidth} from '../../../source/ui/frame/text-lines.js';
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

it('counts the columns of wide signs, and takes none apart', () => {
	for (const typed of ['漢'.repeat(60), '🙂'.repeat(60), `x${'🙂'.repeat(60)}`]) {
		const row = drawn(typed, 'No command fits.', 80);
		expect(textWidth(row)).toBeLessThanOrEqual(80);
		expect(row).toContain('No command fits.');
		expect(row).not.toMatch(/\p{Cs}/u);
	}
});

it('cuts what is said between clauses where it can, and else between words', () => {
	const hint = 'Put down the other side’s men: q r b n n · random';
	expect(drawn('', hint, 40).trim()).toBe('Put down the other side’s men …');
	expect(drawn('', hint, 60).trim()).toBe('Put down the other side’s men: q r b n n · random');
	expect(drawn('', 'Seal a move: enter it as usual, or look', 39).trim()).toBe(
		'Seal a move: enter it as usual …',
	);
	expect(drawn('seal', 'Enter: seal the move that you enter', 39)).toBe(
		' seal  Enter: seal the move that you…',
	);
});
