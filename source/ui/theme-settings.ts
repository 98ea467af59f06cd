import type {AppSettings} from '../storage/settings-file.js';
import {needsAscii} from './theme/glyphs.js';
import type {ColorLevel} from './theme/style.js';
import {defaultThemeId, makeTheme, type Theme} from './theme/theme.js';
import {THEME_IDS, type ThemeId} from './theme/themes.js';

type Env = Readonly<Record<string, string | undefined>>;

/** Returns the theme that settings name; the one that suits the terminal when they name none that there is. */
export const themeIdOf = ({theme}: Pick<AppSettings, 'theme'>, env: Env): ThemeId =>
	THEME_IDS.find((id) => id === theme) ?? defaultThemeId(env);

/** Returns the theme for what a person has set and what the terminal can. */
export const themeOf = (
	settings: Pick<AppSettings, 'theme' | 'men'>,
	env: Env,
	level: ColorLevel,
): Theme =>
	makeTheme({
		id: themeIdOf(settings, env),
		men: settings.men === 'unicode' ? 'figurines' : 'letters',
		isAscii: settings.men === 'ascii' || needsAscii(env),
		level,
	});
