import {type Palette, ROLES_OF_STYLE, type StyleRole} from './roles.js';
import {type ColorLevel, PLAIN, reduceTo256, type Style} from './style.js';
import {THEMES, type ThemeId} from './themes.js';

const palettes = new Map<string, Palette>();

/**
 * Returns a theme's palette for a terminal with so many colours: exact colours, the nearest of 256, the
 * theme's own choice of 16, or no styles at all (then shapes alone tell, as NO_COLOR wants).
 */
export function makePalette(id: ThemeId, level: ColorLevel): Palette {
	const key = `${id} ${level}`;
	const known = palettes.get(key);
	if (known !== undefined) {
		return known;
	}

	const {exact, basic} = THEMES[id];
	const entries = ROLES_OF_STYLE.map((role): [StyleRole, Style] => {
		const style = level === 1 ? basic[role] : exact[role];
		return [role, level === 0 ? PLAIN : level === 2 ? reduceTo256(style) : style];
	});
	const palette = Object.fromEntries(entries) as Palette;
	palettes.set(key, palette);
	return palette;
}
