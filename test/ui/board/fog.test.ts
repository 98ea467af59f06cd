import {describe, expect, it} from 'vitest';
import {fogRows} from '../../../source/ui/board/fog.js';
import {CELL_SIZES} from '../../../source/ui/frame/layout.js';
import {boardRows} from '../../../source/ui/board/rows.js';
import {makeTheme} from '../../../source/ui/theme/theme.js';
import {boardLayout, CELLS} from './sample.js';

const CELL = {width: 8, height: 4} as const;
const SHADES = ' ░▒';
const AT = {left: 11, top: 5};
const NOTHING = [] as const;

/** Returns how many characters of a text are not empty. */
const density = (rows: readonly string[]): number =>
	rows.reduce(
		(sum, row) => sum + row.split('').reduce((one, sign) => one + SHADES.indexOf(sign), 0),
		0,
	);

describe('fogRows', () => {
	it('fills the square with its shades, and the same way each time', () => {
		const rows = fogRows(AT, CELL, NOTHING, SHADES);
		expect(rows).toHaveLength(CELL.height);
		expect(rows.every((row) => row.length === CELL.width && /^[ ░▒]+$/.test(row))).toBe(true);
		expect(fogRows(AT, CELL, NOTHING, SHADES)).toEqual(rows);
	});

	it('has thin and thick places all over the board', () => {
		const all = Array.from({length: 64}, (_, at) =>
			fogRows({left: (at % 8) * 8, top: (at >> 3) * 4}, CELL, NOTHING, SHADES).join(''),
		).join('');
		for (const shade of SHADES) {
			expect(all.split(shade).length - 1, `"${shade}"`).toBeGreaterThan(200);
		}
	});

	it('has a sign on every square, of any size and with sight all round it', () => {
		const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));
		for (const cell of CELL_SIZES) {
			for (const seen of [NOTHING, around]) {
				for (let at = 0; at < 64; at++) {
					const place = {left: (at % 8) * cell.width, top: (at >> 3) * cell.height};
					expect(fogRows(place, cell, seen, SHADES).join('')).toMatch(/[░▒]/);
				}
			}
		}
	});

	it('grows thin where sight begins, and nowhere else', () => {
		for (let top = 0; top < 32; top += 4) {
			const far = fogRows({left: 24, top}, CELL, NOTHING, SHADES);
			const near = fogRows({left: 24, top}, CELL, [[-1, 0]], SHADES);
			expect(density(near)).toBeLessThanOrEqual(density(far));
			// The half that is away from it is as it was.
			expect(near.map((row) => row.slice(5))).toEqual(far.map((row) => row.slice(5)));
			expect(near.every((row) => row[0] !== '▒')).toBe(true);
		}
	});
});

describe('fog on the board', () => {
	const theme = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 3});

	it('leaves what is seen clean, and covers what is not with its two grounds', () => {
		const rows = boardRows({cells: CELLS, orientation: 'white'}, boardLayout(120, 40), theme);
		const fog = [theme.palette.lightFog, theme.palette.darkFog].map(
			(style) => style.backgroundColor,
		);
		for (const {text, style} of rows.flat()) {
			expect(/[░▒]/.test(text) && !fog.includes(style.backgroundColor)).toBe(false);
		}
	});
});
