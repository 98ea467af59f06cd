import {contrast} from '../theme/contrast.js';
import {mixColors, rgbOf} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';

/** How much of a character each shade of fog covers. */
export const COVERED: {readonly [sign: string]: number} = {' ': 0, '░': 0.25, '▒': 0.5};
/** How strong the fog is on the whole. One ground for all strengths of it costs the fewest bytes. */
const STRENGTH = 0.8;
/** Parts of the way from a fog's ground to what its shade looks like from afar, the whole first. */
const PARTS = [1, 0.8, 0.6, 0.4, 0.2];

const grounds = new Map<string, string>();

/**
 * Returns what a sign stands on that takes a shade's place: a ground like the shade from afar, or the sign would be a hole in the
 * fog, but only so near it that the sign keeps its contrast. Undefined for what is no shade, and without exact colours.
 */
export function groundOnShade(
	{palette, glyphs, contrast: least}: Theme,
	shade: string,
	ground: string | undefined,
	signColor: string | undefined,
): string | undefined {
	const covered = COVERED[shade] ?? 0;
	if (covered === 0) {
		return undefined;
	}

	const {color: haze} = shade === glyphs.fogLight ? palette.lightFog : palette.darkFog;
	const fore = rgbOf(signColor ?? '');
	if (haze === undefined || ground === undefined || fore === undefined) {
		return undefined;
	}

	const key = `${shade} ${haze} ${ground} ${signColor} ${least}`;
	let found = grounds.get(key);
	if (found === undefined) {
		found =
			PARTS.map((part) => mixColors(ground, haze, STRENGTH * covered * part)).find(
				(mix) => contrast(fore, rgbOf(mix) ?? fore) >= least,
			) ?? ground;
		grounds.set(key, found);
	}

	return found;
}
