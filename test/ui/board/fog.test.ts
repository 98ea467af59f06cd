import {describe, expect, it} from 'vitest';
import {makeMan, UNSEEN} from '../../../source/core/man.js';
import {isLight} from '../../../source/core/square.js';
import {boxOfSquare} from '../../helpers/square-box.js';
import {fogRows, hazesOf} from '../../../source/ui/board/fog.js';
import {COVERED} from '../../../source/ui/board/shade.js';
import {boardRows} from '../../../source/ui/board/rows.js';
import {makeTheme, type Theme} from '../../../source/ui/theme/theme.js';
import {THEME_IDS} from '../../../source/ui/theme/themes.js';
import type {Rgb, Style} from '../../../source/ui/theme/style.js';
import {contrast, luminance} from '../../../source/ui/theme/contrast.js';
import {type Reader, readExact, readNamed, SIXTEEN} from '../theme/read-color.js';
import type {BoardModel} from '../../../source/ui/board/model.js';
import {boardLayout, cellsOf, square, squares, WINDOWS} from './sample.js';

const CELL = {width: 8, height: 4} as const;
const NOTHING = [] as const;

describe('fogRows', () => {
	it('has clouds and gaps between them, the same way each time', () => {
		const all = Array.from({length: 64}, (_, at) =>
			fogRows({left: (at % 8) * 8, top: (at >> 3) * 4}, CELL, NOTHING),
		);
		const strengths = all.flat(2);
		expect(Math.max(...strengths)).toBeGreaterThan(0.95);
		expect(Math.min(...strengths)).toBeLessThan(0.85);
		expect(fogRows({left: 0, top: 0}, CELL, NOTHING)).toEqual(all[0]);
	});

	it('grows thin where sight begins, and nowhere else', () => {
		for (let top = 0; top < 32; top += 4) {
			const far = fogRows({left: 24, top}, CELL, NOTHING);
			const near = fogRows({left: 24, top}, CELL, [[-1, 0]]);
			expect(near.every((row, y) => row[0] < 0.7 * far[y][0])).toBe(true);
			// The half that is away from it is as it was.
			expect(near.map((row) => row.slice(4))).toEqual(far.map((row) => row.slice(4)));
		}
	});
});

/** What White sees of a middle game, without the men. */
const CELLS = cellsOf('????????/?????1??/??1??1??/???1?1??/1?4?1/?4?1?/8/8');

/** Returns how light each square is as a whole, its texture included, in the measure of WCAG's contrasts. */
function lightsOf(theme: Theme, read: Reader, [columns, rows]: readonly [number, number]) {
	const layout = boardLayout(columns, rows);
	const drawn = boardRows({cells: CELLS, orientation: 'white'}, layout, theme).map((spans) =>
		spans.flatMap(({text, style}) => Array.from(text, (sign) => ({sign, style}))),
	);
	const light = (color: string | undefined): number => luminance(read(color ?? ''));
	return Array.from(CELLS, (_, square) => {
		const {left, top, width, height} = boxOfSquare(layout, 'white', square);
		const signs = drawn
			.slice(top - layout.board.top, top - layout.board.top + height)
			.flatMap((row) => row.slice(left, left + width));
		const sum = signs.reduce((before, {sign, style}) => {
			const covered = COVERED[sign];
			const fore = covered === 0 ? 0 : covered * light(style.color);
			return before + fore + (1 - covered) * light(style.backgroundColor);
		}, 0);
		return sum / signs.length + 0.05;
	});
}

/** The same with every kind of sign in the fog. */
const marked: BoardModel = {
	cells: CELLS,
	orientation: 'white',
	cursor: square('d8'),
	targets: [{square: square('c8'), kind: 'fog'}],
	lost: squares('b7'),
	taken: squares('a8'),
	pencil: [{square: square('d8'), sign: 'q'}],
	ghosts: [3, 9, 20].flatMap((age, at) => [
		{square: square(`${'abc'[at]}5`), man: makeMan('black', 'knight'), age},
		{square: square(`${'abe'[at]}6`), man: makeMan('white', 'pawn'), age},
	]),
	known: [0.1, 0.5, 0.9].map((share, at) => ({
		square: square(`${'bcd'[at]}${share === 0.1 ? 8 : 7}`),
		kind: 'possible',
		men: [makeMan('black', 'rook'), makeMan('black', 'pawn')],
		share,
	})),
	belief: [{square: square('e8'), kind: 'impossible'}],
};

const COLORFUL = THEME_IDS.filter((id) => id !== 'mono');
const inFog = Array.from(CELLS.keys()).filter((at) => CELLS[at] === UNSEEN);
const inSight = Array.from(CELLS.keys()).filter((at) => CELLS[at] !== UNSEEN);
const ratio = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b);

describe('fog on the board', () => {
	const [light, dark] = [true, false].map((isOfThem) =>
		inFog.filter((square) => isLight(square) === isOfThem),
	);
	/** Pairs of squares side by side in the fog, the light one first. */
	const pairs = light.flatMap((square) =>
		dark
			.filter((other) => [1, 8].includes(Math.abs(square - other)))
			.map((other) => [square, other] as const),
	);

	it.each(COLORFUL.flatMap((id) => WINDOWS.map((window) => [id, window] as const)))(
		'lets light squares be told from dark ones, and fog from what is seen, in %s at %j',
		(id, window) => {
			for (const level of [2, 3] as const) {
				const lights = lightsOf(
					makeTheme({id, men: 'letters', isAscii: false, level}),
					readExact,
					window,
				);
				const faint = pairs.filter(([square, other]) => !(lights[square] / lights[other] > 1.2));
				expect(faint, String(level)).toEqual([]);
				const isHigh = id === 'contrast';
				const least = isHigh && level === 2 ? 1.4 : isHigh ? 1.18 : 1.2;
				for (const square of inFog) {
					const like = inSight.filter(
						(other) =>
							isLight(square) === isLight(other) && !(ratio(lights[square], lights[other]) > least),
					);
					expect(like, `${level} ${square}`).toEqual([]);
				}
			}
		},
	);

	it.each(COLORFUL)('has the hue of its shades wherever paper has none, in %s', (id) => {
		const {palette, glyphs} = makeTheme({id, men: 'letters', isAscii: false, level: 2});
		for (const [fog, shade] of [
			[palette.lightFog, glyphs.fogLight],
			[palette.darkFog, glyphs.fogDark],
		] as const) {
			for (const haze of hazesOf(fog)) {
				const mix = mixOf(haze, shade);
				for (const paper of [palette.lightSquare, palette.darkSquare]) {
					const seen = readExact(paper.backgroundColor ?? '');
					const apart = Math.hypot(...mix.map((value, at) => value - seen[at]));
					expect(apart, `${haze.color} ${paper.backgroundColor}`).toBeGreaterThan(20);
				}
			}
		}
	});

	/** What a ground and the shade on it look like from afar; most terminals draw a shade as a mix of the two. */
	const mixOf = ({color = '', backgroundColor = ''}: Style, sign: string): Rgb => {
		const [fore, back] = [readExact(color), readExact(backgroundColor)];
		const mix = back.map((value, at) => value + (fore[at] - value) * COVERED[sign]);
		return [mix[0], mix[1], mix[2]];
	};

	it.each(COLORFUL)('has mixes that stay apart, and calm ones of 256 colours, in %s', (id) => {
		for (const level of [2, 3] as const) {
			const {palette, glyphs} = makeTheme({id, men: 'letters', isAscii: false, level});
			const light = mixOf(palette.lightFog, glyphs.fogLight);
			const dark = mixOf(palette.darkFog, glyphs.fogDark);
			expect(luminance(light)).toBeGreaterThan(luminance(dark));
			expect(contrast(light, dark), String(level)).toBeGreaterThan(level === 2 ? 1.3 : 1.24);
			const papers = [palette.lightSquare, palette.darkSquare].map(({backgroundColor = ''}) =>
				luminance(readExact(backgroundColor)),
			);
			// Of 256 colours none leaves room for it below dark squares.
			const isDarker = papers[1] > 0.5 || (id === 'contrast' && level === 3);
			for (const [index, mix] of [light, dark].entries()) {
				expect(luminance(mix) > papers[isDarker ? index : 1]).toBe(!isDarker);
				if (level === 2) {
					expect(Math.max(...mix) - Math.min(...mix)).toBeLessThanOrEqual(40);
				}
			}
		}
	});

	/** Returns the hue of a colour in degrees. */
	const hueOf = ([red, green, blue]: Rgb): number =>
		(Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;

	it.each(COLORFUL)('has one hue on light squares and on dark ones, in %s', (id) => {
		for (const level of [2, 3] as const) {
			const {palette, glyphs} = makeTheme({id, men: 'letters', isAscii: false, level});
			const light = hueOf(mixOf(palette.lightFog, glyphs.fogLight));
			const dark = hueOf(mixOf(palette.darkFog, glyphs.fogDark));
			const apart = Math.abs(light - dark) % 360;
			expect(Math.min(apart, 360 - apart), String(level)).toBeLessThan(25);
		}
	});

	it.each(COLORFUL)(
		'has no holes where signs stand in it, and keeps them readable, in %s',
		(id) => {
			for (const [columns, rows] of WINDOWS.slice(1)) {
				for (const level of [2, 3] as const) {
					const theme = makeTheme({id, men: 'figurines', isAscii: false, level});
					const {palette, glyphs} = theme;
					const layout = boardLayout(columns, rows);
					const drawn = boardRows(marked, layout, theme).map((spans) =>
						spans.flatMap(({text, style}) => Array.from(text, (sign) => ({sign, style}))),
					);
					for (const square of inFog) {
						const [fog, shade] = isLight(square)
							? [palette.lightFog, glyphs.fogLight]
							: [palette.darkFog, glyphs.fogDark];
						const bare = readExact(fog.backgroundColor ?? '');
						const {left, top, width, height} = boxOfSquare(layout, 'white', square);
						for (const {sign, style} of drawn
							.slice(top - layout.board.top, top - layout.board.top + height)
							.flatMap((row) => row.slice(left, left + width))) {
							if (sign !== shade) {
								const told = `${level} ${columns} ${square} ${sign} ${style.color} ${style.backgroundColor}`;
								const [fore, back] = [style.color, style.backgroundColor].map((color) =>
									readExact(color ?? ''),
								);
								const least = id === 'contrast' ? 7 : 4.5;
								expect(contrast(fore, back), told).toBeGreaterThanOrEqual(least);
								// Like the mist around it, or as much so as lets the sign be read.
								const mist = mixOf(fog, shade);
								const isLike = contrast(back, mist) < 0.5 * contrast(bare, mist) + 0.5;
								expect(isLike || contrast(fore, back) < 1.3 * least, told).toBe(true);
							}
						}
					}
				}
			}
		},
	);

	it.each(Object.keys(SIXTEEN))('keeps the chequered pattern with the 16 colours of %s', (name) => {
		for (const id of COLORFUL) {
			const theme = makeTheme({id, men: 'letters', isAscii: false, level: 1});
			const lights = lightsOf(theme, readNamed(name), WINDOWS[1]);
			for (const [square, other] of pairs) {
				expect(ratio(lights[square], lights[other]), id).toBeGreaterThan(1.1);
			}
		}
	});

	it('is a shade on each of its squares, light or medium by their colour, and on no other', () => {
		for (const id of THEME_IDS) {
			for (const level of [0, 1, 2, 3] as const) {
				const theme = makeTheme({id, men: 'letters', isAscii: false, level});
				const layout = boardLayout(80, 24);
				const text = boardRows({cells: CELLS, orientation: 'white'}, layout, theme).map((spans) =>
					spans.map((span) => span.text).join(''),
				);
				for (const [square, code] of CELLS.entries()) {
					const {left, top, width} = boxOfSquare(layout, 'white', square);
					const sign = code !== UNSEEN ? ' ' : isLight(square) ? '░' : '▒';
					const row = text[top - layout.board.top];
					expect(row.slice(left, left + width)).toBe(sign.repeat(width));
				}
			}
		}
	});
});
