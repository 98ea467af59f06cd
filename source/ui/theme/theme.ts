import {createContext, useContext} from 'react';
import {needsAscii} from '../../core/ascii.js';
import {type Glyphs, makeGlyphs, type MenSet} from './glyphs.js';
import {type Palette, ROLES_OF_STYLE, type StyleRole} from './roles.js';
import {type ColorLevel, reduceTo256, type Style} from './style.js';
import {MONO, THEME_IDS, type ThemeId, THEMES} from './themes.js';
import type {AppSettings} from '../../storage/settings-file.js';

/** The theme that suits a terminal's own background: one for dark ones, one for light ones. */
export type Ground = Extract<ThemeId, 'night' | 'day'>;

export type Theme = {
	readonly id: ThemeId;
	readonly palette: Palette;
	readonly glyphs: Glyphs;
	/** The least that a mark has against the ground it stands on (WCAG's AA, or AAA). */
	readonly contrast: number;
};

type Env = Readonly<Record<string, string | undefined>>;

/** What a theme is made of: the user's settings and what the terminal can. */
type ThemeOptions = {
	readonly id: ThemeId;
	readonly men: MenSet;
	readonly isAscii: boolean;
	readonly level: ColorLevel;
};

/** Returns the theme for the given settings. The same settings give the same palette object. */
export function makeTheme({id, men, isAscii, level}: ThemeOptions): Theme {
	const palette = makePalette(id, level);
	return {
		id,
		palette,
		glyphs: makeGlyphs(men, isAscii, palette.white.color !== palette.black.color),
		contrast: id === 'contrast' ? 7 : 4.5,
	};
}

/**
 * Returns which background a terminal says that it has: COLORFGBG, as rxvt, Konsole and others set it ("foreground;background");
 * undefined where it says nothing.
 */
export function saidGround({COLORFGBG}: Env): Ground | undefined {
	const background = COLORFGBG?.split(';').at(-1);
	return background === undefined || !/^\d+$/.test(background)
		? undefined
		: background === '7' || background === '15'
			? 'day'
			: 'night';
}

const palettes = new Map<string, Palette>();

/**
 * Returns a theme's palette for a terminal with so many colours: exact colours, the nearest of 256, the
 * theme's own choice of 16, or none (then shapes tell, and what is bold, inverse and underlined where the terminal can do that).
 */
export function makePalette(id: ThemeId, level: ColorLevel): Palette {
	const key = `${id} ${level}`;
	const known = palettes.get(key);
	if (known !== undefined) {
		return known;
	}

	const {exact, basic, of256 = {}} = THEMES[id];
	const entries = ROLES_OF_STYLE.map((role): [StyleRole, Style] => {
		const style = level === 0 ? MONO[role] : level === 1 ? basic[role] : exact[role];
		return [role, level === 2 ? (of256[role] ?? reduceTo256(style)) : style];
	});
	const palette = Object.fromEntries(entries) as Palette;
	palettes.set(key, palette);
	return palette;
}

/** Returns the theme that a person has chosen; undefined where it is to suit the terminal. */
export const chosenTheme = ({theme}: Pick<AppSettings, 'theme'>): ThemeId | undefined =>
	THEME_IDS.find((id) => id === theme);

/**
 * Returns whether the terminal is to be asked for its background: not where there are no colours, nor on a console that would print
 * the question. A theme that was chosen must be readable on it too.
 */
export const mayAskGround = (env: Env, level: ColorLevel): boolean => level > 0 && !needsAscii(env);

const SETS: {readonly [style in AppSettings['men']]: MenSet} = {
	unicode: 'figurines',
	symbols: 'small-figurines',
	letters: 'letters',
	ascii: 'letters',
};

/** Returns the theme for what a person has set and what the terminal can; where no theme is set, the one that suits its background. */
export const themeOf = (
	settings: Pick<AppSettings, 'theme' | 'men'>,
	env: Env,
	level: ColorLevel,
	ground: Ground | undefined = saidGround(env),
): Theme =>
	makeTheme({
		id: chosenTheme(settings) ?? ground ?? 'night',
		men: SETS[settings.men],
		isAscii: settings.men === 'ascii' || needsAscii(env),
		level,
	});

/** The theme of a tree. Without one everything is drawn by shapes alone. */
export const ThemeContext = createContext<Theme>(
	makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 0}),
);

export const useTheme = (): Theme => useContext(ThemeContext);
