import {type Palette, ROLES_OF_STYLE} from './roles.js';
import type {Style} from './style.js';

/** A set of colours: exact ones, and a choice for terminals that have only their own 16. */
type ColorTheme = {
	readonly title: string;
	/** What the terminal's own background is taken to be, for text beside the board. */
	readonly background: '#000000' | '#ffffff';
	readonly exact: Palette;
	readonly basic: Palette;
};

const fore = (color: string): Style => ({color});
const back = (backgroundColor: string): Style => ({backgroundColor});

/** What a board's colours are for; a `mark` is whatever is said of a square besides the men on it. */
type BoardUse =
	| 'light'
	| 'dark'
	| 'fog'
	| 'texture'
	| 'selected'
	| 'lit'
	| 'lastMove'
	| 'white'
	| 'black'
	| 'ghost'
	| 'mark'
	| 'capture'
	| 'cursor'
	| 'faint'
	| 'good'
	| 'warning'
	| 'bad';

/** Returns the looks that a board's colours give. Fog's texture is darker than its ground, so that the denser one falls on the darker squares to the eye too. */
const board = (colors: {readonly [use in BoardUse]: string}): Palette => ({
	own: {bold: true},
	title: {bold: true},
	text: {},
	rule: fore(colors.faint),
	guess: {color: colors.cursor, bold: true},
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

const night = board({
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
const dusk = board({
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
const coral = board({
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

const stark = board({
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

const day = board({
	light: '#fbf4e3',
	dark: '#e2cfa9',
	fog: '#bcc2cd',
	texture: '#8f97a6',
	selected: '#a9dcb8',
	lit: '#b5d8f0',
	lastMove: '#f3d98b',
	white: '#0a2a6b',
	black: '#1c1c1c',
	ghost: '#33394a',
	mark: '#0f4d2c',
	capture: '#8c1010',
	cursor: '#6b1fa8',
	faint: '#5c6370',
	good: '#1b6b38',
	warning: '#7a5200',
	bad: '#a31515',
});

/** Where no other ground is to be had, what was picked up, lit or moved is underlined. */
const underlined = (ground: string) => ({
	selected: {backgroundColor: ground, underline: true},
	lit: {backgroundColor: ground, underline: true},
	lastMove: {underline: true},
});

/**
 * The 16 colours are whatever the user's terminal makes of their names, so only pairs are used that stay
 * readable in every common set: white and yellow on blue and black, black on white.
 */
const basicDark = (good: string): Palette => ({
	...board({
		light: 'blue',
		dark: 'black',
		fog: 'black',
		texture: 'blackBright',
		selected: 'blue',
		lit: 'blue',
		lastMove: 'black',
		white: 'whiteBright',
		black: 'yellowBright',
		ghost: 'whiteBright',
		mark: 'whiteBright',
		capture: 'whiteBright',
		cursor: 'whiteBright',
		faint: 'white',
		good,
		warning: 'yellowBright',
		bad: 'yellowBright',
	}),
	...underlined('blue'),
});

const basicNight = basicDark('greenBright');
const basicSafe = basicDark('whiteBright');

const uniform = (style: Style): Palette =>
	Object.fromEntries(ROLES_OF_STYLE.map((role) => [role, style])) as Palette;

/** Bold black turns grey in some terminals, so nothing is bold here. */
const basicDay: Palette = {
	...uniform(fore('black')),
	own: {},
	title: {},
	text: {},
	lightSquare: back('whiteBright'),
	darkSquare: back('white'),
	fog: {color: 'blackBright', backgroundColor: 'white'},
	...underlined('whiteBright'),
	pencil: {color: 'black', underline: true},
	key: {color: 'black', underline: true},
};

/** No colours at all: bold, dim, underline and inverse besides the shapes. */
const mono: Palette = {
	...uniform({}),
	fog: {dim: true},
	selected: {inverse: true},
	lit: {inverse: true},
	lastMove: {underline: true},
	ghost: {dim: true},
	pencil: {underline: true},
	capture: {bold: true},
	cursor: {bold: true},
	taken: {bold: true},
	possible: {bold: true},
	impossible: {dim: true},
	coordinate: {dim: true},
	faint: {dim: true},
	accent: {bold: true},
	warning: {bold: true},
	bad: {bold: true},
	key: {bold: true},
	own: {bold: true},
	title: {bold: true},
	rule: {dim: true},
	guess: {bold: true},
};

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
