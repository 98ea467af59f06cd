import {GHOST_ROLES, type Palette, ROLES_OF_STYLE, type StyleRole} from './roles.js';
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
	/** What the nearest of 256 colours would spoil. */
	readonly of256?: Partial<Palette>;
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
	light: ['#352f29', '#28303f', '#2d3034', '#303030', '#fbf4e3', 'blue'],
	dark: ['#221d18', '#191e29', '#1a1c1f', '#1a1a1a', '#e9d9b8', 'black'],
	lightFog: ['#0c1322', '#0e1420', '#16110f', '#000000', '#cdd2d9', 'black'],
	darkFog: ['#070b14', '#080d17', '#0d0a09', '#000000', '#c0c6d0', 'black'],
	wisp: ['#24344f', '#212a3d', '#2e2624', '#2a2a2a', '#edf0f4', 'blackBright'],
	selected: ['#0c3620', '#12126b', '#0b0b5c', '#00005f', '#bfe6cb', 'blue'],
	lit: ['#12304a', '#26265a', '#0b2e2e', '#4a004a', '#c4e0f4', 'blue'],
	lastMove: ['#452a00', '#382d0c', '#471a1a', '#5f0000', '#f3d98b', 'black'],
	white: ['#ffffff', '#f0f9ff', '#e4ffff', '#ffffff', '#0000be', 'whiteBright'],
	black: ['#f3b070', '#f3b040', '#fba6a4', '#fcaa74', '#000000', 'yellowBright'],
	ghost: ['#b9c2d6', '#b9c2cf', '#c4bcba', '#d8d8d8', '#57456a', 'whiteBright'],
	whiteGhost0: ['#d3d5d7', '#c7d0d7', '#bfd4d4', '#d1d1d1', '#45458c', 'white'],
	whiteGhost1: ['#b1b3b8', '#a8b0b8', '#a2b3b2', '#adadad', '#4b4b83', 'white'],
	whiteGhost2: ['#8f9299', '#889098', '#859291', '#9c9c9c', '#4d4d76', 'white'],
	blackGhost0: ['#c99462', '#ca943a', '#d28b89', '#cf8b5f', '#383838', 'white'],
	blackGhost1: ['#a97e57', '#aa7e36', '#b27674', '#cd8b5f', '#444444', 'white'],
	blackGhost2: ['#a07754', '#a17834', '#af7573', '#cc8a5e', '#4e5052', 'white'],
	pencil: ['#e3bcff', '#f4f4f4', '#ffffff', '#eacaff', '#5b1a8a', 'whiteBright'],
	possible: ['#7abcff', '#9adfff', '#9df5d0', '#8ad8ff', '#0000d7', 'whiteBright'],
	unlikely: ['#5583b4', '#5c869d', '#5e8a75', '#66a0bd', '#2d2ed7', 'white'],
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
const GROUNDS_OF_256: Partial<Palette> = {
	selected: back('ansi256(19)'),
	lit: back('ansi256(17)'),
	lastMove: back('ansi256(52)'),
};

/** Of 256 colours none is a dark blue but pure ones: they are the wisps of a fog that would be grey like the squares. */
const BLUE_FOG_OF_256: Partial<Palette> = {
	...GROUNDS_OF_256,
	lightFog: {color: 'ansi256(18)', backgroundColor: 'ansi256(233)'},
	darkFog: {color: 'ansi256(18)', backgroundColor: 'ansi256(232)'},
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
	...(Object.fromEntries(GHOST_ROLES.map((role) => [role, fore(colors[role])])) as Pick<
		Palette,
		(typeof GHOST_ROLES)[number]
	>),
	pencil: {color: colors.pencil, underline: true},
	target: fore(colors.mark),
	capture: {color: colors.capture, bold: true},
	cursor: {color: colors.cursor, bold: true},
	news: fore(colors.mark),
	taken: {color: colors.loss, bold: true},
	possible: fore(colors.possible),
	unlikely: fore(colors.unlikely),
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
		...GHOST_ROLES,
		'unlikely',
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
		of256: BLUE_FOG_OF_256,
	},
	day: {
		title: 'Day',
		about: 'for light terminals',
		background: '#ffffff',
		exact: board(colorsOf('day')),
		basic: basicDay,
		// The blues nearest to these are too light to be read on fog.
		of256: {
			whiteGhost0: fore('ansi256(54)'),
			whiteGhost1: fore('ansi256(54)'),
			whiteGhost2: fore('ansi256(239)'),
		},
	},
	dusk: {
		title: 'Dusk',
		about: 'safe with red-green blindness',
		background: '#000000',
		exact: board(colorsOf('dusk')),
		basic: basicSafe,
		of256: BLUE_FOG_OF_256,
	},
	coral: {
		title: 'Coral',
		about: 'safe with blue-yellow blindness',
		background: '#000000',
		exact: board(colorsOf('coral')),
		basic: basicSafe,
		of256: GROUNDS_OF_256,
	},
	contrast: {
		title: 'High contrast',
		background: '#000000',
		exact: board(colorsOf('stark')),
		basic: basicSafe,
		of256: GROUNDS_OF_256,
	},
	mono: {title: 'Mono', about: 'no colours', background: '#000000', exact: mono, basic: mono},
};
