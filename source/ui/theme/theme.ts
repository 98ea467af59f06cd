import {type Glyphs, makeGlyphs, type MenSet} from './glyphs.js';
import {makePalette} from './palette.js';
import type {Palette} from './roles.js';
import type {ColorLevel} from './style.js';
import type {ThemeId} from './themes.js';

export type Theme = {readonly id: ThemeId; readonly palette: Palette; readonly glyphs: Glyphs};

/** What a theme is made of: the user's settings and what the terminal can. */
type ThemeOptions = {
	readonly id: ThemeId;
	readonly men: MenSet;
	readonly isAscii: boolean;
	readonly level: ColorLevel;
};

/** Returns the theme for the given settings. The same settings give the same palette object. */
export const makeTheme = ({id, men, isAscii, level}: ThemeOptions): Theme => ({
	id,
	palette: makePalette(id, level),
	glyphs: makeGlyphs(men, isAscii),
});

/**
 * Returns the theme to begin with: for a light terminal when it says that it is one (COLORFGBG, as rxvt,
 * Konsole and others set it: "foreground;background").
 */
export function defaultThemeId(env: Readonly<Record<string, string | undefined>>): ThemeId {
	const background = Number(env.COLORFGBG?.split(';').at(-1) ?? 0);
	return background === 7 || background === 15 ? 'day' : 'night';
}
