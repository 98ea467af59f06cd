import type {ColorLevel} from './style.js';
import type {Ground} from './theme.js';
import {type ThemeId, THEMES} from './themes.js';

/** What stands for a terminal's own two colours, as the parameters of SGR sequences. */
export type Paint = {readonly fore: string; readonly back: string};

/** White on black and black on white, for terminals of 16 colours, 256, and any. */
const PAINTS: {
	readonly [level in Exclude<ColorLevel, 0>]: {readonly [ground in Ground]: Paint};
} = {
	1: {night: {fore: '97', back: '40'}, day: {fore: '30', back: '107'}},
	2: {night: {fore: '38;5;231', back: '48;5;16'}, day: {fore: '38;5;16', back: '48;5;231'}},
	3: {
		night: {fore: '38;2;255;255;255', back: '48;2;0;0;0'},
		day: {fore: '38;2;0;0;0', back: '48;2;255;255;255'},
	},
};

/**
 * Returns what the whole screen is painted with, because a theme for dark terminals could not be read on a light one, nor one for light
 * terminals on a dark one; undefined where the theme suits the terminal, where the terminal has not told its background, and without
 * colours.
 */
export function paintOf(
	id: ThemeId,
	ground: Ground | undefined,
	level: ColorLevel,
): Paint | undefined {
	const wanted: Ground = THEMES[id].background === '#ffffff' ? 'day' : 'night';
	return level === 0 || id === 'mono' || ground === undefined || ground === wanted
		? undefined
		: PAINTS[level][wanted];
}
