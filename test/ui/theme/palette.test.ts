import {describe, expect, it} from 'vitest';
import {layStyle, parseHex, type Rgb, type Style} from '../../../source/ui/theme/style.js';
import {contrast, luminance} from '../../../source/ui/theme/contrast.js';
import {makePalette, makeTheme} from '../../../source/ui/theme/theme.js';
import {GHOST_ROLES, ROLES_OF_STYLE, type StyleRole} from '../../../source/ui/theme/roles.js';
import {THEME_IDS, type ThemeId, THEMES} from '../../../source/ui/theme/themes.js';
import {simulate} from '../theme/color-blindness.js';
import {type Reader, readExact, readNamed, SIXTEEN} from '../theme/read-color.js';

/** What lies under a man, ghost or mark: each square by itself and with each look that may lie over it. */
function grounds(palette: Readonly<Record<StyleRole, Style>>): Style[] {
	const {lightSquare, darkSquare, selected, lit, lastMove} = palette;
	return [lightSquare, darkSquare].flatMap((square) => [
		square,
		...[selected, lit, lastMove].map((over) => layStyle(square, over)),
	]);
}

const ON_SQUARES: readonly StyleRole[] = [
	'white',
	'black',
	'pencil',
	'target',
	'capture',
	'cursor',
	'news',
	'taken',
	'possible',
	'covered',
	'impossible',
	'guess',
	'ghost',
];
const GHOSTS = {white: GHOST_ROLES.slice(0, 3), black: GHOST_ROLES.slice(3)};
const ON_FOG: readonly StyleRole[] = [
	'ghost',
	...GHOST_ROLES,
	'unlikely',
	'pencil',
	'target',
	'cursor',
	'news',
	'taken',
	'possible',
	'covered',
	'impossible',
	'guess',
	'white',
	'black',
];
const BESIDE: readonly StyleRole[] = [
	'coordinate',
	'faint',
	'accent',
	'good',
	'warning',
	'bad',
	'key',
	'title',
	'text',
	'taken',
];

/** Returns the pairs of a palette that do not reach a contrast. */
function weakPairs(id: ThemeId, level: 1 | 2 | 3, read: Reader, background: Rgb): string[] {
	const palette = makePalette(id, level);
	const leastOf = (role: StyleRole): number =>
		level !== 1 && (id === 'contrast' || role === 'white' || role === 'black') ? 7 : 4.5;
	const weak: string[] = [];
	const check = (role: StyleRole, ground: Style, where: string): void => {
		const fore = palette[role].color;
		const back = ground.backgroundColor;
		if (fore === undefined || back === undefined) {
			weak.push(`${role} on ${where}: a colour is missing`);
			return;
		}

		const ratio = contrast(read(fore), read(back));
		if (ratio < leastOf(role)) {
			weak.push(`${role} (${fore}) on ${where} (${back}): ${ratio.toFixed(2)}`);
		}
	};

	for (const [index, ground] of grounds(palette).entries()) {
		for (const role of ON_SQUARES) {
			check(role, ground, `ground ${index}`);
		}
	}

	for (const role of ON_FOG) {
		check(role, palette.lightFog, 'light fog');
		check(role, palette.darkFog, 'dark fog');
	}

	for (const role of BESIDE) {
		const {color} = palette[role];
		if (color !== undefined) {
			const ratio = contrast(read(color), background);
			if (ratio < leastOf(role)) {
				weak.push(`${role} (${color}) beside the board: ${ratio.toFixed(2)}`);
			}
		}
	}

	return weak;
}

const COLORFUL = THEME_IDS.filter((id) => id !== 'mono');

describe('themes', () => {
	it.each(COLORFUL)('%s is readable with exact colours and with 256', (id) => {
		const background = parseHex(THEMES[id].background);
		expect(weakPairs(id, 3, readExact, background)).toEqual([]);
		expect(weakPairs(id, 2, readExact, background)).toEqual([]);
	});

	it.each(
		COLORFUL.flatMap((id) => Object.keys(SIXTEEN).map((terminal) => [id, terminal] as const)),
	)('%s is readable with the 16 colours of %s', (id, terminal) => {
		const read = readNamed(terminal);
		const background = read(THEMES[id].background === '#000000' ? 'black' : 'whiteBright');
		expect(weakPairs(id, 1, read, background)).toEqual([]);
	});

	it.each(COLORFUL)('%s tells light squares from dark ones with exact colours and 256', (id) => {
		for (const level of [2, 3] as const) {
			const {lightSquare, darkSquare} = makePalette(id, level);
			const [light, dark] = [lightSquare, darkSquare].map((style) =>
				luminance(readExact(style.backgroundColor ?? '')),
			);
			expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(1.25);
		}
	});

	it.each(COLORFUL)(
		'%s tells a square of the last move, one lit and one picked up from all others and from one another',
		(id) => {
			for (const level of [2, 3] as const) {
				const {lightSquare, darkSquare, selected, lit, lastMove} = makePalette(id, level);
				const plain = [lightSquare, darkSquare];
				const over = [selected, lit, lastMove];
				for (const [index, one] of over.entries()) {
					for (const other of [...plain, ...over.slice(index + 1)]) {
						const [a, b] = [one, other].map((style) => readExact(style.backgroundColor ?? ''));
						const apart = Math.hypot(...a.map((value, at) => value - b[at]));
						expect(
							apart,
							`${level} ${one.backgroundColor} ${other.backgroundColor}`,
						).toBeGreaterThan(24);
					}
				}
			}
		},
	);

	it.each(COLORFUL.filter((id) => id !== 'coral'))(
		'%s has no red ground for the last move',
		(id) => {
			for (const level of [2, 3] as const) {
				const [red, green, blue] = readExact(makePalette(id, level).lastMove.backgroundColor ?? '');
				expect(red).toBeLessThanOrEqual(2 * Math.max(green, blue));
			}
		},
	);

	it.each(COLORFUL)(
		'%s tells the sides apart by how light they are, not by their colours alone',
		(id) => {
			// On light grounds there is more room below 7:1 than on dark ones.
			for (const [level, least] of [
				[3, id === 'day' ? 2.2 : 1.7],
				[2, id === 'day' ? 1.9 : 1.6],
			] as const) {
				const {white, black} = makePalette(id, level);
				expect(
					contrast(readExact(white.color ?? ''), readExact(black.color ?? '')),
				).toBeGreaterThan(least);
			}
		},
	);

	it.each(['dusk', 'coral', 'contrast'] as const)(
		'%s keeps the sides apart for eyes without one kind of cone',
		(id) => {
			const {white, black} = makePalette(id, 3);
			const kinds =
				id === 'dusk'
					? (['protan', 'deutan'] as const)
					: id === 'coral'
						? (['tritan'] as const)
						: (['protan', 'deutan', 'tritan'] as const);
			for (const kind of kinds) {
				const [a, b] = [white, black].map((style) => simulate(parseHex(style.color ?? ''), kind));
				const distance = Math.hypot(...a.map((channel, index) => channel - b[index]));
				expect(distance, kind).toBeGreaterThan(60);
			}
		},
	);

	it.each(COLORFUL)('%s dims what is remembered the longer ago it was seen', (id) => {
		const palette = makePalette(id, 3);
		const fog = readExact(palette.lightFog.backgroundColor ?? '');
		for (const side of ['white', 'black'] as const) {
			const [man, ...ghosts] = [side, ...GHOSTS[side]].map((role) =>
				contrast(readExact(palette[role].color ?? ''), fog),
			);
			expect(ghosts[0], side).toBeLessThan(man);
			expect(
				ghosts.toSorted((a, b) => b - a),
				side,
			).toEqual(ghosts);
		}
	});

	it.each(COLORFUL)(
		'%s dims the mark of where the king cannot be below that of where he can',
		(id) => {
			// Of 256 colours light fog leaves nothing paler that is readable.
			for (const level of id === 'day' ? ([3] as const) : ([2, 3] as const)) {
				const {possible, impossible, lightFog, darkFog} = makePalette(id, level);
				for (const {backgroundColor = ''} of [lightFog, darkFog]) {
					const [can, cannot] = [possible, impossible].map(({color = ''}) =>
						contrast(readExact(color), readExact(backgroundColor)),
					);
					expect(can / cannot, String(level)).toBeGreaterThan(1.05);
				}
			}
		},
	);

	it.each(COLORFUL)('%s gives no mark the colour of a man', (id) => {
		const palette = makePalette(id, 3);
		const marks = ['ghost', 'pencil', 'lastMove', 'capture', 'taken', 'possible', 'guess'] as const;
		const own = marks.map((role) => palette[role].color ?? palette[role].backgroundColor);
		expect(new Set(own).size).toBe(marks.length);
		own.push(...GHOST_ROLES.map((role) => palette[role].color));
		expect(own).not.toContain(palette.white.color);
		expect(own).not.toContain(palette.black.color);
	});

	it.each(COLORFUL)(
		'%s gives what is only possible a hue far from men, ghosts, notes and danger',
		(id) => {
			for (const level of [2, 3] as const) {
				const palette = makePalette(id, level);
				const [possible, unlikely] = [palette.possible, palette.unlikely].map((style) =>
					readExact(style.color ?? ''),
				);
				for (const [role, least] of [
					['white', 75],
					['black', 75],
					['ghost', 30],
					['pencil', 45],
					['capture', 45],
					['taken', 45],
					['guess', 45],
				] as const) {
					const other = readExact(palette[role].color ?? '');
					const apart = Math.hypot(...possible.map((value, at) => value - other[at]));
					expect(apart, `${level} ${role}`).toBeGreaterThan(least);
				}

				const ground = readExact(palette.lightFog.backgroundColor ?? '');
				expect(contrast(unlikely, ground)).toBeLessThan(contrast(possible, ground));
			}
		},
	);

	it('tells without colours by what is bold and inverse', () => {
		for (const id of THEME_IDS) {
			expect(makePalette(id, 0)).toEqual(makePalette('mono', 3));
		}

		const {own, cursor, title, selected} = makePalette('night', 0);
		expect([own, cursor, title, selected]).toEqual([
			...[own, cursor, title].map(() => ({bold: true})),
			{inverse: true},
		]);
	});

	it('tells the sides apart by shape where they have one colour', () => {
		for (const id of THEME_IDS) {
			for (const level of [0, 1, 2, 3] as const) {
				const {palette, glyphs} = makeTheme({id, men: 'figurines', isAscii: false, level});
				expect(glyphs.hasColor).toBe(palette.white.color !== palette.black.color);
			}
		}

		expect(makeTheme({id: 'day', men: 'figurines', isAscii: false, level: 1}).glyphs.hasColor).toBe(
			false,
		);
	});

	it('day tells the sides apart by hue too, and High contrast is not Night again', () => {
		const apart = (a: Style, b: Style): number => {
			const [one, other] = [a, b].map(({color, backgroundColor}) =>
				readExact(color ?? backgroundColor ?? ''),
			);
			return Math.hypot(...one.map((value, at) => value - other[at]));
		};
		const day = makePalette('day', 3);
		expect(apart(day.white, day.black)).toBeGreaterThan(220);
		const [night, stark] = [makePalette('night', 3), makePalette('contrast', 3)];
		for (const role of [
			'black',
			'selected',
			'lit',
			'lastMove',
			'good',
			'warning',
			'guess',
		] as const) {
			expect(apart(night[role], stark[role]), role).toBeGreaterThan(30);
		}
	});

	it('uses only names of the 16 colours where there are no more', () => {
		for (const id of THEME_IDS) {
			for (const role of ROLES_OF_STYLE) {
				const {color, backgroundColor} = makePalette(id, 1)[role];
				for (const name of [color, backgroundColor].filter((name) => name !== undefined)) {
					expect(Object.keys(SIXTEEN.xterm)).toContain(name);
				}
			}
		}
	});

	it('mono has no colour', () => {
		for (const role of ROLES_OF_STYLE) {
			expect(makePalette('mono', 3)[role].color).toBeUndefined();
			expect(makePalette('mono', 3)[role].backgroundColor).toBeUndefined();
		}
	});
});

describe('contrast', () => {
	// Values of the WCAG contrast checkers: #777777 on white is the well-known near miss.
	it('agrees with known ratios', () => {
		expect(contrast(parseHex('#000000'), parseHex('#ffffff'))).toBeCloseTo(21, 5);
		expect(contrast(parseHex('#777777'), parseHex('#ffffff'))).toBeCloseTo(4.48, 2);
		expect(luminance([255, 255, 255])).toBeCloseTo(1, 5);
	});
});
