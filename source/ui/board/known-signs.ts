import {given} from '../../core/given.js';
import type {KnownMark} from '../../session/told/belief-mark.js';
import {roughPercent} from '../../text/share.js';
import type {CellSize} from '../frame/layout.js';
import {FAINT_BODIES} from './art.js';
import {manGlyph} from '../theme/glyphs.js';
import type {Palette} from '../theme/roles.js';
import {isExact, layStyle, mixColors, type Style} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import {artOf, LARGE, type Sign, unseenArtOf} from './sign.js';

/** The signs of what is deduced of one square: in its middle, right of that, and under it. */
type KnownSigns = {readonly main: Sign; readonly beside?: Sign; readonly under?: Sign};

/** Stands beside a man that is certainly there; one that only may be has a number or another sign. */
export const SURE = '!';
export const PERHAPS = '?';
/** More men than there is room for. */
export const MORE = '+';

/** Returns signs side by side, as many as there is room for. */
const asManyAs = (room: number, signs: readonly string[]): string =>
	signs.length > room ? `${signs.slice(0, room - 1).join('')}${MORE}` : signs.join('');

/** Returns a share in two digits at most, and no more of them than it bears: not all, for then there is nothing to say of it. Of one game there is none. */
const digits = ({
	share,
	isRough,
	isExample,
}: Pick<KnownMark, 'share' | 'isRough' | 'isExample'>): string =>
	isExample === true
		? PERHAPS
		: String(isRough === true ? roughPercent(share) : Math.min(99, Math.round(share * 100)));

/** Returns the signs of men with the share of each, as far as a square of so many columns has room for it beside them. */
function withShare(signs: string, mark: KnownMark, width: number): string {
	const isCertain = mark.kind === 'certain';
	const share = isCertain ? SURE : digits(mark);
	const percent = isCertain || mark.isExample === true || width <= 4 ? '' : '%';
	return (
		[share + percent, share].map((text) => signs + text).find(({length}) => length < width) ?? signs
	);
}

/** Returns what is deduced of a man that is seen: the commonest that he may be or that may stand there with him, or the share in which he is the one that was written down. */
export function knownBeside(mark: KnownMark, {palette, glyphs}: Theme): Sign {
	const sign = manGlyph(glyphs, mark.men[0]);
	return mark.secret === 'written'
		? {sign: digits(mark), style: palette.possible, short: PERHAPS}
		: {
				sign: mark.kind === 'certain' ? sign : sign + digits(mark),
				style: palette.possible,
				// One of several that are equally common says too much.
				short: (mark.alike ?? 1) > 1 ? MORE : sign,
			};
}

/** Squares of so many rows have two of them below a man. */
const HIGH = 4;

/**
 * Returns what is deduced of a man that is seen and whose role is not known, in rows below it: the commonest that it may be,
 * or all that are equally common, with the share of each, and where there is room the others. Squares of one row have none.
 */
export function knownUnder(
	mark: KnownMark,
	{palette, glyphs}: Theme,
	cell: CellSize,
): readonly Sign[] {
	const {width, height} = cell;
	if (height === 1) {
		return [];
	}

	const signs = mark.men.map((man) => manGlyph(glyphs, man));
	const style = palette.possible;
	const {alike = 1} = mark;
	const common = asManyAs(width - 1, signs.slice(0, alike));
	const listed = asManyAs(width - 2, signs.slice(alike));
	return [
		{sign: withShare(common, mark, width), style},
		...(height < HIGH || listed === '' ? [] : [{sign: listed, style}]),
	];
}

/** How unlikely a share is, from 0 to 2. */
const stageOf = (share: number): 0 | 1 | 2 => (share > 2 / 3 ? 0 : share > 1 / 3 ? 1 : 2);

/** Returns the style of what stands in the fog with a share: the dimmer the less likely, in three steps where there are not all colours. */
function likelyStyle({possible, unlikely}: Palette, share: number): Style {
	const {color = ''} = possible;
	if (isExact(color)) {
		return {...possible, color: mixColors(unlikely.color ?? color, color, share)};
	}

	return [{...possible, bold: true}, possible, unlikely][stageOf(share)];
}

/**
 * Returns how what is deduced of an unseen square is drawn: a man with "!" when it is certain, with its share
 * in hundredths when it is possible and the other men that may stand there below, and a dot when there is
 * none. The smallest squares have room for two signs: "?" for one man that may be there, "+" for several.
 */
export function knownSigns(
	{kind, men, share, isRough, isExample}: KnownMark,
	{palette, glyphs}: Theme,
	cell: CellSize,
): KnownSigns {
	const {width, height} = cell;
	if (kind === 'impossible') {
		return {main: {sign: glyphs.impossible, style: palette.impossible}};
	}

	const signs = men.map((man) => manGlyph(glyphs, man));
	if (kind === 'certain') {
		const style = layStyle(palette.possible, {bold: true});
		const art = artOf(men[0], glyphs, cell);
		return {
			main: {sign: signs[0], style, ...(art === undefined ? {} : {art})},
			beside: {sign: SURE, style},
		};
	}

	const style = likelyStyle(palette, share);
	if (height === 1) {
		return {
			main: {sign: signs[0], style},
			beside: {sign: men.length > 1 ? MORE : PERHAPS, style},
		};
	}

	// Where no colour dims it, its body is thin.
	const isDimmed = palette.possible.color !== palette.unlikely.color;
	const body = isDimmed ? undefined : FAINT_BODIES[stageOf(share)];
	const art = unseenArtOf(men[0], glyphs, cell, body);
	// Beside a drawing there is room at its shoulders alone.
	const listed = asManyAs(art === undefined ? width - 1 : width / 4, signs.slice(1));
	const hasPercent = isExample !== true && (art === undefined ? width > 4 : width > LARGE);
	return {
		main: {sign: signs[0], style, ...(art === undefined ? {} : {art})},
		beside: {
			sign: `${digits({share, ...given({isRough, isExample})})}${hasPercent ? '%' : ''}`,
			style,
		},
		...(listed === '' ? {} : {under: {sign: listed, style}}),
	};
}

/** Returns the signs that stand beside or below what is deduced of a square, where it has more than one row. */
function smallSigns(mark: KnownMark, theme: Theme, cell: CellSize): readonly string[] {
	if (cell.height === 1) {
		return [];
	}

	const {beside, under} =
		mark.secret === undefined
			? knownSigns(mark, theme, cell)
			: {beside: knownBeside(mark, theme), under: undefined};
	const isConcealed = mark.secret === 'role' || mark.secret === 'own';
	const signs = isConcealed ? knownUnder(mark, theme, cell) : [beside, under];
	return signs.map((one) => one?.sign ?? '');
}

/** Returns whether a number stands beside or below what is deduced of a square: of several men that are equally common it may find no room. */
export const showsNumber = (mark: KnownMark, theme: Theme, cell: CellSize): boolean =>
	smallSigns(mark, theme, cell).some((sign) => /\d/.test(sign));

/** Returns whether there is a sign for men that have no room there. */
export const showsMore = (mark: KnownMark, theme: Theme, cell: CellSize): boolean =>
	smallSigns(mark, theme, cell).some((sign) => sign.includes(MORE));
