import {manColor} from '../../core/man.js';
import {FAINT_BODIES} from './art.js';
import type {CellSize} from '../frame/layout.js';
import {manGlyph} from '../theme/glyphs.js';
import type {Palette} from '../theme/roles.js';
import type {Style} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import type {GhostMark} from './model.js';
import {type Sign, unseenArtOf} from './sign.js';

/** A memory is fresh up to the first of these ages, in plies, and old above the last. */
const AGES = [4, 12] as const;
/** How faint a memory of an age is, from 0 to 2. */
const stageOf = (age: number): 0 | 1 | 2 => (age <= AGES[0] ? 0 : age <= AGES[1] ? 1 : 2);

/** Returns the style of a man that was seen so many plies ago, in the fog. */
export const ghostStyle = (palette: Palette, {man, age}: Pick<GhostMark, 'man' | 'age'>): Style =>
	palette[`${manColor(man)}Ghost${stageOf(age)}`];

/** Returns a man that is remembered: in the fog he dims with his age, by his body where no colour does it. */
export function ghostSign(
	ghost: GhostMark,
	{palette, glyphs}: Theme,
	{cell, isInFog}: {readonly cell: CellSize; readonly isInFog: boolean},
): Sign {
	const isDimmed = palette.whiteGhost0.color !== palette.whiteGhost2.color;
	const body = FAINT_BODIES[isDimmed ? 0 : stageOf(ghost.age)];
	const art = unseenArtOf(ghost.man, glyphs, cell, body);
	return {
		sign: manGlyph(glyphs, ghost.man),
		style: isInFog ? ghostStyle(palette, ghost) : palette.ghost,
		...(art === undefined ? {} : {art}),
	};
}

/** Returns a ghost's age as text: one sign in small squares, two in others. */
export const ageText = (age: number, isSmall: boolean): string =>
	isSmall && age > 9 ? '+' : String(Math.min(age, 99));
