import type {CellSize} from '../layout.js';
import {manGlyph} from '../theme/glyphs.js';
import {layStyle} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import type {Sign} from './content.js';
import type {KnownMark} from './model.js';

/** The signs of what is deduced of one square: in its middle, right of that, and under it. */
type KnownSigns = {readonly main: Sign; readonly beside?: Sign; readonly under?: Sign};

/** Stands beside a man that is certainly there; one that only may be has a number or another sign. */
const SURE = '!';
const PERHAPS = '?';
/** More men than there is room for. */
const MORE = '+';

/** Returns a share in two digits: neither none nor all, for then there is nothing to say of it. */
const digits = (share: number): string =>
	share < 0.005 ? '<1' : String(Math.min(99, Math.round(share * 100)));

/**
 * Returns how what is deduced of an unseen square is drawn: a man with "!" when it is certain, with its share
 * in hundredths when it is possible and the other men that may stand there below, and a dot when there is
 * none. The smallest squares have room for two signs: "?" for one man that may be there, "+" for several.
 */
export function knownSigns(
	{kind, men, share}: KnownMark,
	{palette, glyphs}: Theme,
	{width, height}: CellSize,
): KnownSigns {
	if (kind === 'impossible') {
		return {main: {sign: glyphs.impossible, style: palette.impossible}};
	}

	const signs = men.map((man) => manGlyph(glyphs, man));
	if (kind === 'certain') {
		const style = layStyle(palette.possible, {bold: true});
		return {main: {sign: signs[0], style}, beside: {sign: SURE, style}};
	}

	const style = palette.possible;
	const main = {sign: signs[0], style};
	if (height === 1) {
		return {main, beside: {sign: men.length > 1 ? MORE : PERHAPS, style}};
	}

	const others = signs.slice(1);
	const room = width - 1;
	const listed =
		others.length > room ? `${others.slice(0, room - 1).join('')}${MORE}` : others.join('');
	return {
		main,
		beside: {sign: `${digits(share)}${width > 4 ? '%' : ''}`, style},
		...(listed === '' ? {} : {under: {sign: listed, style}}),
	};
}
