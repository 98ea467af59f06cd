import {describe, expect, it} from 'vitest';
import {
	ansi256Rgb,
	layStyle,
	parseHex,
	type Rgb,
	type Style,
} from '../../../source/ui/theme/style.js';
import {contrast, luminance} from '../theme/contrast.js';
import {makePalette} from '../../../source/ui/theme/theme.js';
import {GHOST_ROLES, ROLES_OF_STYLE, type StyleRole} from '../../../source/ui/theme/roles.js';
import {THEME_IDS, type ThemeId, THEMES} from '../../../source/ui/theme/themes.js';
import {simulate} from '../theme/color-blindness.js';

/** The 16 colours as four common terminals have them. Sources: xterm's charproc defaults; the VGA text mode; Windows Terminal's Campbell; GNOME's Tango. */
const SIXTEEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	xterm: {
		black: '#000000',
		red: '#cd0000',
		green: '#00cd00',
		yellow: '#cdcd00',
		blue: '#0000ee',
		magenta: '#cd00cd',
		cyan: '#00cdcd',
		white: '#e5e5e5',
		blackBright: '#7f7f7f',
		redBright: '#ff0000',
		greenBright: '#00ff00',
		yellowBright: '#ffff00',
		blueBright: '#5c5cff',
		magentaBright: '#ff00ff',
		cyanBright: '#00ffff',
		whiteBright: '#ffffff',
	},
	vga: {
		black: '#000000',
		red: '#aa0000',
		green: '#00aa00',
		yellow: '#aa5500',
		blue: '#0000aa',
		magenta: '#aa00aa',
		cyan: '#00aaaa',
		white: '#aaaaaa',
		blackBright: '#555555',
		redBright: '#ff5555',
		greenBright: '#55ff55',
		yellowBright: '#ffff55',
		blueBright: '#5555ff',
		magentaBright: '#ff55ff',
		cyanBright: '#55ffff',
		whiteBright: '#ffffff',
	},
	campbell: {
		black: '#0c0c0c',
		red: '#c50f1f',
		green: '#13a10e',
		yellow: '#c19c00',
		blue: '#0037da',
		magenta: '#881798',
		cyan: '#3a96dd',
		white: '#cccccc',
		blackBright: '#767676',
		redBright: '#e74856',
		greenBright: '#16c60c',
		yellowBright: '#f9f1a5',
		blueBright: '#3b78ff',
		magentaBright: '#b4009e',
		cyanBright: '#61d6d6',
		whiteBright: '#f2f2f2',
	},
	tango: {
		black: '#2e3436',
		red: '#cc0000',
		green: '#4e9a06',
		yellow: '#c4a000',
		blue: '#3465a4',
		magenta: '#75507b',
		cyan: '#06989a',
		white: '#d3d7cf',
		blackBright: '#555753',
		redBright: '#ef2929',
		greenBright: '#8ae234',
		yellowBright: '#fce94f',
		blueBright: '#729fcf',
		magentaBright: '#ad7fa8',
		cyanBright: '#34e2e2',
		whiteBright: '#eeeeec',
	},
};

type Reader = (color: string) => Rgb;

const readExact: Reader = (color) =>
	color.startsWith('#') ? parseHex(color) : ansi256Rgb(Number(/\d+(?=\))/.exec(color)?.[0]));

const readNamed =
	(terminal: string): Reader =>
	(color) =>
		parseHex(SIXTEEN[terminal][color]);

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

	it.each(COLORFUL)(
		'%s tells light from dark, and fog from both, with exact colours and 256',
		(id) => {
			for (const level of [2, 3] as const) {
				const {lightSquare, darkSquare, lightFog, darkFog} = makePalette(id, level);
				const all = [lightSquare, darkSquare, lightFog, darkFog];
				const backs = all.map((style) => style.backgroundColor);
				// High contrast has all fog black; there the texture tells.
				expect(new Set(backs).size).toBe(id === 'contrast' ? 3 : 4);
				const lights = all.map((style) => luminance(readExact(style.backgroundColor ?? '')));
				// What is seen is lighter than fog, by night as by day.
				expect(Math.min(lights[0], lights[1])).toBeGreaterThan(Math.max(lights[2], lights[3]));
				for (const {color = '', backgroundColor = ''} of [lightFog, darkFog]) {
					expect(contrast(readExact(color), readExact(backgroundColor))).toBeGreaterThan(1.2);
				}
			}
		},
	);

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

	it.each(COLORFUL)(
		'%s tells the sides apart by how light they are, not by their colours alone',
		(id) => {
			for (const [level, least] of [
				[3, 1.7],
				[2, 1.6],
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

	it.each(COLORFUL)('%s gives no mark the colour of a man', (id) => {
		const palette = makePalette(id, 3);
		const marks = ['ghost', 'pencil', 'lastMove', 'capture', 'taken', 'possible', 'guess'] as const;
		const own = marks.map((role) => palette[role].color ?? palette[role].backgroundColor);
		expect(new Set(own).size).toBe(marks.length);
		own.push(...GHOST_ROLES.map((role) => palette[role].color));
		expect(own).not.toContain(palette.white.color);
		expect(own).not.toContain(palette.black.color);
	});

	it('has no style at all without colours', () => {
		for (const id of THEME_IDS) {
			for (const role of ROLES_OF_STYLE) {
				expect(makePalette(id, 0)[role]).toEqual({});
			}
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
