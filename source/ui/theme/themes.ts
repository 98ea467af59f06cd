import type {Palette} from './roles.js';
import type {Style} from './style.js';

/** A set of colours: exact ones, and a choice for terminals that have only their own 16. */
export type ColorTheme = {
	readonly title: string;
	/** What the terminal's own background is taken to be, for text beside the board. */
	readonly background: '#000000' | '#ffffff';
	readonly exact: Palette;
	readonly basic: Palette;
};

const fore = (color: string): Style => ({color});
const back = (backgroundColor: string): Style => ({backgroundColor});

/** A board's colours; the looks that no theme changes are filled in. */
type BoardColors = Omit<Palette, 'own' | 'title' | 'text' | 'rule' | 'guess'> & Partial<Palette>;

const fill = (colors: BoardColors): Palette => ({
	own: {bold: true},
	title: {bold: true},
	text: {},
	rule: colors.faint,
	guess: colors.cursor,
	...colors,
});

/**
 * Light men on dark squares, for dark terminals. Fog's texture is darker than its ground, so that the denser
 * one falls on the darker squares to the eye too.
 */
const darkBoard = (colors: {
	readonly light: string;
	readonly dark: string;
	readonly fog: string;
	readonly texture: string;
	readonly selected: string;
	readonly lit: string;
	readonly lastMove: string;
	readonly white: string;
	readonly black: string;
	readonly ghost: string;
	readonly mark: string;
	readonly capture: string;
	readonly cursor: string;
	readonly faint: string;
	readonly good: string;
	readonly warning: string;
	readonly bad: string;
}): Palette =>
	fill({
		lightSquare: back(colors.light),
		darkSquare: back(colors.dark),
		fog: {color: colors.texture, backgroundColor: colors.fog},
		selected: back(colors.selected),
		lit: back(colors.lit),
		lastMove: back(colors.lastMove),
		white: fore(colors.white),
		black: fore(colors.black),
		ghost: fore(colors.ghost),
		pencil: {color: colors.mark, underline: true},
		target: fore(colors.mark),
		capture: {color: colors.capture, bold: true},
		cursor: {color: colors.cursor, bold: true},
		news: fore(colors.mark),
		taken: {color: colors.capture, bold: true},
		possible: {color: colors.black, bold: true},
		covered: fore(colors.mark),
		impossible: fore(colors.ghost),
		coordinate: fore(colors.faint),
		faint: fore(colors.faint),
		accent: fore(colors.mark),
		good: fore(colors.good),
		warning: fore(colors.warning),
		bad: fore(colors.bad),
		key: {color: colors.cursor, bold: true},
	});

const night = darkBoard({
	light: '#475063',
	dark: '#2e3644',
	fog: '#262c38',
	texture: '#06080c',
	selected: '#1a5240',
	lit: '#1d4f73',
	lastMove: '#5a4a26',
	white: '#ffffff',
	black: '#ffcc7a',
	ghost: '#d3d8e3',
	mark: '#a9ecc4',
	capture: '#ffcfcf',
	cursor: '#7fe3ff',
	faint: '#8d97a8',
	good: '#8fdca8',
	warning: '#ffd27a',
	bad: '#ff9d9d',
});

/** Blue against orange stays apart for eyes without red or green cones. */
const dusk = darkBoard({
	light: '#414a5c',
	dark: '#262d3a',
	fog: '#1b2638',
	texture: '#04070d',
	selected: '#12126b',
	lit: '#3c3c7a',
	lastMove: '#3f3a30',
	white: '#bfe0ff',
	black: '#ffb52e',
	ghost: '#c7cfdc',
	mark: '#f4f4f4',
	capture: '#ffd24d',
	cursor: '#8bdcff',
	faint: '#93a0b5',
	good: '#8cc8ff',
	warning: '#ffe08a',
	bad: '#ffae42',
});

/** Cyan against red stays apart for eyes without blue cones. */
const coral = darkBoard({
	light: '#474a50',
	dark: '#2a2d32',
	fog: '#2b2321',
	texture: '#080505',
	selected: '#0b0b5c',
	lit: '#6a2f33',
	lastMove: '#4c4442',
	white: '#d4ffff',
	black: '#ffaaa5',
	ghost: '#d0c8c6',
	mark: '#b5f2f2',
	capture: '#ffbdb8',
	cursor: '#66ffff',
	faint: '#a39b99',
	good: '#9defef',
	warning: '#ffd0cc',
	bad: '#ff9e98',
});

const stark = darkBoard({
	light: '#262626',
	dark: '#000000',
	fog: '#000000',
	texture: '#8a8a8a',
	selected: '#00005f',
	lit: '#5f005f',
	lastMove: '#303030',
	white: '#ffffff',
	black: '#ffcf5a',
	ghost: '#ffffff',
	mark: '#00ffff',
	capture: '#ffc4c4',
	cursor: '#00ffff',
	faint: '#d0d0d0',
	good: '#7dffa0',
	warning: '#ffd060',
	bad: '#ffb0b0',
});

const day = fill({
	lightSquare: back('#fbf4e3'),
	darkSquare: back('#e2cfa9'),
	fog: {color: '#8f97a6', backgroundColor: '#bcc2cd'},
	selected: back('#a9dcb8'),
	lit: back('#b5d8f0'),
	lastMove: back('#f3d98b'),
	white: fore('#0a2a6b'),
	black: fore('#1c1c1c'),
	ghost: fore('#33394a'),
	pencil: {color: '#0f4d2c', underline: true},
	target: fore('#0f4d2c'),
	capture: {color: '#8c1010', bold: true},
	cursor: {color: '#6b1fa8', bold: true},
	news: fore('#0f4d2c'),
	taken: {color: '#8c1010', bold: true},
	possible: {color: '#1c1c1c', bold: true},
	covered: fore('#0f4d2c'),
	impossible: fore('#33394a'),
	coordinate: fore('#5c6370'),
	faint: fore('#5c6370'),
	accent: fore('#0f4d2c'),
	good: fore('#1b6b38'),
	warning: fore('#7a5200'),
	bad: fore('#a31515'),
	key: {color: '#6b1fa8', bold: true},
});

/**
 * The 16 colours are whatever the user's terminal makes of their names, so only pairs are used that stay
 * readable in every common set: white and yellow on blue and black, black on white.
 */
const basicDark = (colors: {
	readonly black: string;
	readonly mark: string;
	readonly good: string;
	readonly bad: string;
}): Palette =>
	fill({
		lightSquare: back('blue'),
		darkSquare: back('black'),
		fog: {color: 'blackBright', backgroundColor: 'black'},
		selected: {backgroundColor: 'blue', underline: true},
		lit: {backgroundColor: 'blue', underline: true},
		lastMove: {underline: true},
		white: fore('whiteBright'),
		black: fore(colors.black),
		ghost: fore('whiteBright'),
		pencil: {color: 'whiteBright', underline: true},
		target: fore(colors.mark),
		capture: {color: colors.mark, bold: true},
		cursor: {color: 'whiteBright', bold: true},
		news: fore(colors.mark),
		taken: {color: colors.mark, bold: true},
		possible: {color: colors.black, bold: true},
		covered: fore(colors.mark),
		impossible: fore('whiteBright'),
		coordinate: fore('white'),
		faint: fore('white'),
		accent: fore('whiteBright'),
		good: fore(colors.good),
		warning: fore('yellowBright'),
		bad: fore(colors.bad),
		key: {color: 'whiteBright', bold: true},
	});

const basicNight = basicDark({
	black: 'yellowBright',
	mark: 'whiteBright',
	good: 'greenBright',
	bad: 'yellowBright',
});

const basicSafe = basicDark({
	black: 'yellowBright',
	mark: 'whiteBright',
	good: 'whiteBright',
	bad: 'yellowBright',
});

/** Bold black turns grey in some terminals, so nothing is bold here. */
const basicDay = fill({
	own: {},
	title: {},
	lightSquare: back('whiteBright'),
	darkSquare: back('white'),
	fog: {color: 'blackBright', backgroundColor: 'white'},
	selected: {backgroundColor: 'whiteBright', underline: true},
	lit: {backgroundColor: 'whiteBright', underline: true},
	lastMove: {underline: true},
	white: fore('black'),
	black: fore('black'),
	ghost: fore('black'),
	pencil: {color: 'black', underline: true},
	target: fore('black'),
	capture: fore('black'),
	cursor: fore('black'),
	news: fore('black'),
	taken: fore('black'),
	possible: fore('black'),
	covered: fore('black'),
	impossible: fore('black'),
	coordinate: fore('black'),
	faint: fore('black'),
	accent: fore('black'),
	good: fore('black'),
	warning: fore('black'),
	bad: fore('black'),
	key: {color: 'black', underline: true},
});

/** No colours at all: bold, dim, underline and inverse besides the shapes. */
const mono = fill({
	lightSquare: {},
	darkSquare: {},
	fog: {dim: true},
	selected: {inverse: true},
	lit: {inverse: true},
	lastMove: {underline: true},
	white: {},
	black: {},
	ghost: {dim: true},
	pencil: {underline: true},
	target: {},
	capture: {bold: true},
	cursor: {bold: true},
	news: {},
	taken: {bold: true},
	possible: {bold: true},
	covered: {},
	impossible: {dim: true},
	coordinate: {dim: true},
	faint: {dim: true},
	accent: {bold: true},
	good: {},
	warning: {bold: true},
	bad: {bold: true},
	key: {bold: true},
});

export const THEME_IDS = ['night', 'day', 'dusk', 'coral', 'contrast', 'mono'] as const;
export type ThemeId = (typeof THEME_IDS)[number];

/** The themes by name, in the order in which the settings list them. */
export const THEMES: {readonly [id in ThemeId]: ColorTheme} = {
	night: {title: 'Night', background: '#000000', exact: night, basic: basicNight},
	day: {title: 'Day (light terminals)', background: '#ffffff', exact: day, basic: basicDay},
	dusk: {
		title: 'Dusk (safe with red-green blindness)',
		background: '#000000',
		exact: dusk,
		basic: basicSafe,
	},
	coral: {
		title: 'Coral (safe with blue-yellow blindness)',
		background: '#000000',
		exact: coral,
		basic: basicSafe,
	},
	contrast: {title: 'High contrast', background: '#000000', exact: stark, basic: basicSafe},
	mono: {title: 'Mono (no colours)', background: '#000000', exact: mono, basic: mono},
};
