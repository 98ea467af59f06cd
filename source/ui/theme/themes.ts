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
 * dark as 7:1 allows, on light ones the other way round. So all grounds of dark themes are as dark, and all of light ones as
 * light, as lets two of them be told apart, and fog differs from what is seen by the haze on its ground: it is lighter than dark
 * grounds and darker than light ones, so much that a square of fog as a whole stands out from a seen one of its colour, and light
 * squares of fog from dark ones. On light grounds White’s are of the purest blue, which at that lightness is the colour
 * farthest from black. High contrast has grey squares, fog darker than they are, and pure colours. Guesses have a hue that no man has. The 16
 * colours are whatever the user's terminal makes of their names, so only pairs are used that stay readable in every common
 * set: white and yellow on blue and black, black on white.
 */
const COLORS = {
	names: ['night', 'dusk', 'coral', 'stark', 'day', 'basic'],
	light: ['#352f29', '#28303f', '#2d3034', '#303030', '#fffbf0', 'blue'],
	dark: ['#1c1713', '#141823', '#16181b', '#1d1d1d', '#ecdfc0', 'black'],
	lightFog: ['#19243a', '#1e1a33', '#241b1e', '#121238', '#e6eaf0', 'black'],
	lightHaze: ['#8296bd', '#a69ccc', '#b39492', '#2e2e78', '#8592a8', 'blackBright'],
	darkFog: ['#060a13', '#090712', '#0d090a', '#000008', '#e0e5ed', 'black'],
	darkHaze: ['#3f4f72', '#57507a', '#604d4b', '#00002c', '#6b7a96', 'blackBright'],
	selected: ['#0c3620', '#12126b', '#0b0b5c', '#003000', '#cdf0d8', 'blue'],
	lit: ['#12304a', '#26265a', '#0b2e2e', '#000090', '#d0eafc', 'blue'],
	lastMove: ['#452a00', '#382d0c', '#471a1a', '#4a0050', '#f8e6a8', 'black'],
	white: ['#ffffff', '#f0f9ff', '#e4ffff', '#ffffff', '#0000ee', 'whiteBright'],
	black: ['#f3b070', '#f3b040', '#fba6a4', '#ffb000', '#000000', 'yellowBright'],
	ghost: ['#b9c2d6', '#b9c2cf', '#c4bcba', '#d8d8d8', '#57456a', 'whiteBright'],
	whiteGhost0: ['#babcbe', '#aeb6bc', '#a9bcbc', '#cecece', '#4e4e96', 'white'],
	whiteGhost1: ['#a2a4a6', '#989fa4', '#93a3a3', '#bcbcbc', '#5a5a8e', 'white'],
	whiteGhost2: ['#8d8e8f', '#83898d', '#7c8b8b', '#a8a8a8', '#626280', 'white'],
	blackGhost0: ['#da9d64', '#d69b37', '#dd9290', '#f8a000', '#4a4a4a', 'white'],
	blackGhost1: ['#c8905b', '#c48d32', '#ca8583', '#f09800', '#585858', 'white'],
	blackGhost2: ['#b58252', '#b07f2c', '#b67776', '#ea9200', '#646464', 'white'],
	pencil: ['#e3bcff', '#f4f4f4', '#ffffff', '#ffa8ff', '#5b1a8a', 'whiteBright'],
	possible: ['#98c8ff', '#99defe', '#9cf4cf', '#8ad8ff', '#873300', 'whiteBright'],
	unlikely: ['#5d91c5', '#618ea3', '#5c937c', '#70b0d0', '#935535', 'white'],
	nobody: ['#a6adbe', '#a6aebb', '#b2aaa8', '#c2c2c2', '#5c6370', 'whiteBright'],
	guess: ['#e2f59a', '#e6e6ff', '#e0ffb0', '#c0ff00', '#00525c', 'whiteBright'],
	mark: ['#a9ecc4', '#e4e4f4', '#b5f2f2', '#00ffff', '#0f4d2c', 'whiteBright'],
	capture: ['#ffcfcf', '#ffe27a', '#ffd9d4', '#ffff00', '#a0002a', 'whiteBright'],
	loss: ['#ffb3de', '#ffd0a0', '#ffc8f0', '#ffa8d8', '#8a0f52', 'whiteBright'],
	cursor: ['#7fe3ff', '#8bdcff', '#66ffff', '#00ffff', '#6b1fa8', 'whiteBright'],
	faint: ['#8d97a8', '#93a0b5', '#a39b99', '#d0d0d0', '#5c6370', 'white'],
	good: ['#8fdca8', '#8cc8ff', '#9defef', '#00ff00', '#1b6b38', 'whiteBright'],
	warning: ['#ffd27a', '#ffe08a', '#ffd0cc', '#ffff00', '#7a5200', 'yellowBright'],
	bad: ['#ff9d9d', '#ffae42', '#ff9e98', '#ff9c9c', '#a31515', 'yellowBright'],
} as const;

/** What the nearest of 256 colours would make grey like any square of a dark board: the only grounds of theirs on which men are 7:1; red is left out, for it reads as danger, and no amber is as dark (on 58, the darkest, Black’s men have 3.6:1). */
const GROUNDS_OF_256: Partial<Palette> = {
	selected: back('ansi256(19)'),
	lit: back('ansi256(18)'),
	lastMove: back('ansi256(17)'),
};

/**
 * The fog of terminals with 256 colours, of which none is a dark blue but pure ones: grey grounds, made bluish by the shades on
 * them. What counts is the mix, a quarter of the shade's colour on light squares and half of it on dark ones: of both it has
 * one hue.
 */
const BLUE_FOG_OF_256: Partial<Palette> = {
	...GROUNDS_OF_256,
	lightFog: {color: 'ansi256(189)', backgroundColor: 'ansi256(234)'},
	darkFog: {color: 'ansi256(60)', backgroundColor: 'ansi256(232)'},
};

type BoardUse = Exclude<keyof typeof COLORS, 'names'>;

/** Returns the colours of one of these themes. */
function colorsOf(name: (typeof COLORS.names)[number]): {readonly [use in BoardUse]: string} {
	const column = COLORS.names.indexOf(name);
	const colors = Object.entries(COLORS).map(([use, all]) => [use, all[column]]);
	return Object.fromEntries(colors) as {readonly [use in BoardUse]: string};
}

/** Returns the looks that a board's colours give. */
const board = (colors: {readonly [use in BoardUse]: string}): Palette => ({
	own: {bold: true},
	title: {bold: true},
	text: {},
	rule: fore(colors.faint),
	guess: {color: colors.guess, bold: true},
	lightSquare: back(colors.light),
	darkSquare: back(colors.dark),
	lightFog: {color: colors.lightHaze, backgroundColor: colors.lightFog},
	darkFog: {color: colors.darkHaze, backgroundColor: colors.darkFog},
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
	impossible: fore(colors.nobody),
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
export const MONO: Palette = {
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
		// The nearest to these are too dark for men and marks, or too light for paper.
		of256: {
			darkSquare: back('ansi256(223)'),
			lightFog: {color: 'ansi256(103)', backgroundColor: 'ansi256(189)'},
			darkFog: {color: 'ansi256(60)', backgroundColor: 'ansi256(189)'},
			selected: back('ansi256(158)'),
			lit: back('ansi256(159)'),
			lastMove: back('ansi256(221)'),
			white: fore('ansi256(20)'),
			possible: fore('ansi256(58)'),
			unlikely: fore('ansi256(59)'),
			impossible: fore('ansi256(240)'),
			whiteGhost0: fore('ansi256(54)'),
			whiteGhost1: fore('ansi256(54)'),
			whiteGhost2: fore('ansi256(239)'),
			blackGhost2: fore('ansi256(240)'),
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
		of256: {
			...GROUNDS_OF_256,
			// Red here with all colours too.
			lastMove: back('ansi256(52)'),
			lightFog: {color: 'ansi256(181)', backgroundColor: 'ansi256(235)'},
			darkFog: {color: 'ansi256(95)', backgroundColor: 'ansi256(232)'},
			whiteGhost2: fore('ansi256(246)'),
			possible: fore('ansi256(121)'),
			unlikely: fore('ansi256(72)'),
		},
	},
	contrast: {
		title: 'High contrast',
		background: '#000000',
		exact: board(colorsOf('stark')),
		basic: basicSafe,
		of256: {
			...BLUE_FOG_OF_256,
			// Of 256 colours none leaves room for fog below them.
			lightSquare: back('ansi256(235)'),
			darkSquare: back('ansi256(16)'),
			unlikely: fore('ansi256(110)'),
			blackGhost0: fore('ansi256(215)'),
			blackGhost1: fore('ansi256(179)'),
			blackGhost2: fore('ansi256(180)'),
		},
	},
	mono: {title: 'Mono', about: 'no colours', background: '#000000', exact: MONO, basic: MONO},
};
