import {type Palette, ROLES_OF_STYLE, type StyleRole} from './roles.js';
import type {Style} from './style.js';

/** A set of colours: exact ones, and a choice for terminals that have only their own 16. */
type ColorTheme = {
	readonly title: string;
	/** Whom it is for. */
	readonly about?: string;
	/** What the terminal's own background is taken to be, for text beside the board. */
	readonly background: '#000000' | '#ffffff';
	readonly exact: Palette;
	readonly basic: Palette;
};

const fore = (color: string): Style => ({color});
const back = (backgroundColor: string): Style => ({backgroundColor});

/**
 * What each theme's colours of a board are for; a `mark` is whatever is said of a square besides the men on it. Of dusk
 * blue against orange stays apart for eyes without red or green cones, of coral cyan against red for eyes without blue
 * ones. Solid men are told apart by how light they are too: on dark grounds White's are as light as can be and Black's as
 * dark as 7:1 allows, on light ones the other way round. So the grounds of dark themes are as dark as lets light
 * squares, dark ones and fog be told apart. The 16 colours are whatever the user's terminal makes of their names, so only pairs are used that stay readable
 * in every common set: white and yellow on blue and black, black on white.
 */
const COLORS = {
	names: ['night', 'dusk', 'coral', 'stark', 'day', 'basic'],
	light: ['#2a313e', '#28303f', '#2d3034', '#303030', '#fbf4e3', 'blue'],
	dark: ['#1a1f28', '#191e29', '#1a1c1f', '#1a1a1a', '#e9d9b8', 'black'],
	lightFog: ['#11151c', '#0e1420', '#16110f', '#000000', '#cdd2d9', 'black'],
	darkFog: ['#0a0c11', '#080d17', '#0d0a09', '#000000', '#c0c6d0', 'black'],
	wisp: ['#262d3a', '#212a3d', '#2e2624', '#2a2a2a', '#edf0f4', 'blackBright'],
	selected: ['#0c3620', '#12126b', '#0b0b5c', '#00005f', '#bfe6cb', 'blue'],
	lit: ['#12304a', '#26265a', '#0b2e2e', '#4a004a', '#c4e0f4', 'blue'],
	lastMove: ['#3a2c0c', '#382d0c', '#471a1a', '#5f0000', '#f3d98b', 'black'],
	white: ['#ffffff', '#f0f9ff', '#e4ffff', '#ffffff', '#0000be', 'whiteBright'],
	black: ['#f3b070', '#f3b040', '#fba6a4', '#fcaa74', '#000000', 'yellowBright'],
	ghost: ['#b9c2d6', '#b9c2cf', '#c4bcba', '#d8d8d8', '#57456a', 'whiteBright'],
	pencil: ['#e3bcff', '#f4f4f4', '#ffffff', '#eacaff', '#5b1a8a', 'whiteBright'],
	possible: ['#9fd4ff', '#9adfff', '#9df5d0', '#8ad8ff', '#0000d7', 'whiteBright'],
	guess: ['#e2f59a', '#e6e6ff', '#e0ffb0', '#e8ff80', '#5f0000', 'whiteBright'],
	mark: ['#a9ecc4', '#e4e4f4', '#b5f2f2', '#00ffff', '#0f4d2c', 'whiteBright'],
	capture: ['#ffcfcf', '#ffe27a', '#ffd9d4', '#ffc4c4', '#8c1010', 'whiteBright'],
	loss: ['#ffb3de', '#ffd0a0', '#ffc8f0', '#ffcdec', '#8a0f52', 'whiteBright'],
	cursor: ['#7fe3ff', '#8bdcff', '#66ffff', '#00ffff', '#6b1fa8', 'whiteBright'],
	faint: ['#8d97a8', '#93a0b5', '#a39b99', '#d0d0d0', '#5c6370', 'white'],
	good: ['#8fdca8', '#8cc8ff', '#9defef', '#7dffa0', '#1b6b38', 'whiteBright'],
	warning: ['#ffd27a', '#ffe08a', '#ffd0cc', '#ffd060', '#7a5200', 'yellowBright'],
	bad: ['#ff9d9d', '#ffae42', '#ff9e98', '#ffb0b0', '#a31515', 'yellowBright'],
} as const;

/** What the nearest of 256 colours would make grey like any square of a dark board: the only grounds of theirs on which men are 7:1. */
export const GROUNDS_OF_256: Partial<Palette> = {
	selected: back('ansi256(19)'),
	lit: back('ansi256(17)'),
	lastMove: back('ansi256(52)'),
};

type BoardUse = Exclude<keyof typeof COLORS, 'names'>;

/** Returns the colours of one of these themes. */
function colorsOf(name: (typeof COLORS.names)[number]): {readonly [use in BoardUse]: string} {
	const column = COLORS.names.indexOf(name);
	const colors = Object.entries(COLORS).map(([use, all]) => [use, all[column]]);
	return Object.fromEntries(colors) as {readonly [use in BoardUse]: string};
}

/** Returns the looks that a board's colours give. Fog's wisps are lighter than its ground and darker than what is seen. */
const board = (colors: {readonly [use in BoardUse]: string}): Palette => ({
	own: {bold: true},
	title: {bold: true},
	text: {},
	rule: fore(colors.faint),
	guess: {color: colors.guess, bold: true},
	lightSquare: back(colors.light),
	darkSquare: back(colors.dark),
	lightFog: {color: colors.wisp, backgroundColor: colors.lightFog},
	darkFog: {color: colors.wisp, backgroundColor: colors.darkFog},
	selected: back(colors.selected),
	lit: back(colors.lit),
	lastMove: back(colors.lastMove),
	white: fore(colors.white),
	black: fore(colors.black),
	ghost: fore(colors.ghost),
	pencil: {color: colors.pencil, underline: true},
	target: fore(colors.mark),
	capture: {color: colors.capture, bold: true},
	cursor: {color: colors.cursor, bold: true},
	news: fore(colors.mark),
	taken: {color: colors.loss, bold: true},
	possible: fore(colors.possible),
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

/** Where no other ground is to be had, what was picked up, lit or moved is underlined. */
const underlined = (ground: string) => ({
	selected: {backgroundColor: ground, underline: true},
	lit: {backgroundColor: ground, underline: true},
	lastMove: {underline: true},
});

const basicSafe: Palette = {...board(colorsOf('basic')), ...underlined('blue')};
const basicNight: Palette = {...basicSafe, good: fore('greenBright')};

const uniform = (style: Style, roles: readonly StyleRole[] = ROLES_OF_STYLE): Palette =>
	Object.fromEntries(roles.map((role) => [role, style])) as Palette;

/** Bold black turns grey in some terminals, so nothing is bold here. */
const basicDay: Palette = {
	...uniform(fore('black')),
	own: {},
	title: {},
	text: {},
	lightSquare: back('whiteBright'),
	darkSquare: back('white'),
	lightFog: {color: 'blackBright', backgroundColor: 'white'},
	darkFog: {color: 'blackBright', backgroundColor: 'white'},
	...underlined('whiteBright'),
	pencil: {color: 'black', underline: true},
	key: {color: 'black', underline: true},
};

/** No colours at all: bold, dim, underline and inverse besides the shapes. */
const mono: Palette = {
	...uniform({}),
	...uniform({dim: true}, [
		'lightFog',
		'darkFog',
		'ghost',
		'impossible',
		'coordinate',
		'faint',
		'rule',
	]),
	...uniform({bold: true}, [
		'capture',
		'cursor',
		'taken',
		'possible',
		'accent',
		'warning',
		'bad',
		'key',
		'own',
		'title',
		'guess',
	]),
	...uniform({inverse: true}, ['selected', 'lit']),
	...uniform({underline: true}, ['lastMove', 'pencil']),
};

export const THEME_IDS = ['night', 'day', 'dusk', 'coral', 'contrast', 'mono'] as const;
export type ThemeId = (typeof THEME_IDS)[number];

/** The themes by name, in the order in which the settings list them. */
export const THEMES: {readonly [id in ThemeId]: ColorTheme} = {
	night: {
		title: 'Night',
		background: '#000000',
		exact: board(colorsOf('night')),
		basic: basicNight,
	},
	day: {
		title: 'Day',
		about: 'for light terminals',
		background: '#ffffff',
		exact: board(colorsOf('day')),
		basic: basicDay,
	},
	dusk: {
		title: 'Dusk',
		about: 'safe with red-green blindness',
		background: '#000000',
		exact: board(colorsOf('dusk')),
		basic: basicSafe,
	},
	coral: {
		title: 'Coral',
		about: 'safe with blue-yellow blindness',
		background: '#000000',
		exact: board(colorsOf('coral')),
		basic: basicSafe,
	},
	contrast: {
		title: 'High contrast',
		background: '#000000',
		exact: board(colorsOf('stark')),
		basic: basicSafe,
	},
	mono: {title: 'Mono', about: 'no colours', background: '#000000', exact: mono, basic: mono},
};
