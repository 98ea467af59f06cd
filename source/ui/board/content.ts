import {isAnyMan, isUnknownMan, type Man, manColor, PAWN, UNSEEN} from '../../core/man.js';
import {given} from '../../core/given.js';
import type {Square} from '../../core/square.js';
import type {CellSize} from '../frame/layout.js';
import {roughPercent} from '../../text/share.js';
import {type Glyphs, manGlyph} from '../theme/glyphs.js';
import {layStyle, type Style} from '../theme/style.js';
import type {Palette} from '../theme/roles.js';
import type {Theme} from '../theme/theme.js';
import {FAINT_BODIES, manArt} from './art.js';
import type {ManMark} from '../../knowledge/man-marks.js';
import type {BoardModel, GhostMark} from './model.js';
import type {KnownMark} from '../../session/told/belief-mark.js';

/** Returns everything that is to be told about each square; `code` is EMPTY, a man, or UNSEEN. */
export function marksOf(model: BoardModel) {
	return Array.from(model.cells, (code, square) => {
		// Of two marks on one square the later counts.
		const on = <T extends {readonly square: Square}>(all?: readonly T[]): T | undefined =>
			all?.findLast((one) => one.square === square);
		const isIn = (squares?: readonly Square[]): boolean => squares?.includes(square) === true;
		return {
			code,
			isOwn: isAnyMan(code) && manColor(code) === model.seat,
			isCursor: model.cursor === square,
			isSelected: model.selected === square,
			isLit: isIn(model.lit),
			isFlashing: isIn(model.flashing),
			isLastMove: isIn(model.lastMove),
			// Another man on the square is told before what becomes of the first.
			manMark:
				model.manMarks?.find((one) => one.square === square && one.kind === 'second') ??
				on(model.manMarks),
			target: on(model.targets)?.kind,
			news: (['taken', 'lost', 'newlySeen'] as const).find((kind) => isIn(model[kind])),
			ghost: on(model.ghosts),
			pencil: on(model.pencil)?.sign,
			belief: on(model.belief)?.kind,
			// Of a square that is seen only what is not certain there.
			known: code === UNSEEN ? on(model.known) : on(model.known?.filter(({secret}) => secret)),
		};
	});
}
export type Marks = Readonly<ReturnType<typeof marksOf>[number]>;

/** A sign in its style; `art` draws it large instead. */
export type Sign = {
	readonly sign: string;
	readonly style: Style;
	readonly art?: readonly string[];
	/** What stands in its place where it is too long; "+" when left out. */
	readonly short?: string;
};

/** What is written in a square: a man or sign, what stands right of it, and what under it. */
type Content = {readonly [place in 'main' | 'beside' | 'under' | 'corner']: Sign | undefined};

/** Squares of so many columns have room for a ghost as large as a man, and its age. */
const LARGE = 8;

const first = (...signs: readonly (Sign | false | undefined)[]): Sign | undefined =>
	signs.find((sign) => sign !== undefined && sign !== false) || undefined;

/**
 * Returns what is written in a square. What is seen comes before what the player noted, that before what
 * he remembers, and that before what is only deduced. Squares of one row have no room under the man
 * and no corners, so what would go there stands beside it when nothing more urgent does.
 */
export function contentOf(marks: Marks, theme: Theme, cell: CellSize): Content {
	const {palette, glyphs} = theme;
	const isSmall = cell.height === 1;
	const {code, target, ghost, pencil, belief, news} = marks;

	const man = isAnyMan(code) && manSign(marks, theme, cell);
	const note = pencil !== undefined && {sign: pencil, style: palette.pencil};
	const memory = ghost !== undefined && ghostSign(ghost, theme, {cell, isInFog: code === UNSEEN});
	const deduced = belief !== undefined && {sign: glyphs[belief], style: palette[belief]};
	// A guess is a note too.
	const guessed = belief === 'guess' && deduced;
	const goal =
		target !== undefined &&
		(target === 'capture'
			? {sign: glyphs.capture, style: palette.capture}
			: {sign: target === 'fog' ? glyphs.intoFog : glyphs.quiet, style: palette.target});
	const happened = news !== undefined && {
		sign: glyphs[news],
		style: news === 'taken' ? palette.taken : palette.news,
	};

	const main = first(
		man,
		note,
		guessed,
		memory,
		deduced,
		target !== 'capture' && goal,
		news === 'taken' && happened,
		goal,
	);
	const manMark = isAnyMan(code) && marks.manMark && manMarkSign(marks.manMark, theme);
	const beside = first(
		goal !== main && goal,
		isAnyMan(code) &&
			marks.known &&
			(isSmall || !isUnsure(marks)) &&
			besideMan(marks, marks.known, theme, cell),
		isSmall && manMark,
		note !== main && note,
		memory && main === memory && {sign: ageText(ghost?.age ?? 0, isSmall), style: memory.style},
		isSmall && note && main === note && {sign: glyphs.pencilBeside, style: note.style},
		isSmall && happened !== main && happened,
		manMark,
		isSmall && marks.isLastMove && {sign: glyphs.lastTick, style: palette.news},
	);
	const under =
		note && main === note
			? {sign: glyphs.pencilUnder, style: {...palette.pencil, underline: false}}
			: undefined;
	// Where there is room what is said of a man stays when something else takes its place.
	const corner = !isSmall && manMark && beside !== manMark ? manMark : undefined;
	return {main, beside, under, corner};
}

/** Returns what stands beside a man that there is more to say of. */
export function manMarkSign(mark: ManMark, {palette, glyphs}: Theme): Sign {
	switch (mark.kind) {
		case 'cover':
			return {sign: mark.sign, style: palette.news};
		case 'second':
			return {sign: manGlyph(glyphs, mark.man), style: palette[manColor(mark.man)]};
		default:
			return {sign: glyphs[mark.kind], style: palette.news};
	}
}

/** Returns a man's drawing, where men are drawn and squares are large enough; `body` fills it. */
const artOf = (man: Man, {men, hasColor}: Glyphs, {width}: CellSize, body?: string) =>
	men === 'figurines' ? manArt(man, width, hasColor, body) : undefined;

/** Returns the drawing of a man that is not seen, the fainter the less is left of him; only where there is room for more than that. */
const faintArtOf = (man: Man, glyphs: Glyphs, cell: CellSize, stage: number) =>
	cell.width < LARGE ? undefined : artOf(man, glyphs, cell, FAINT_BODIES[stage]);

/** A memory is fresh up to the first of these ages, in plies, and old above the last. */
const AGES = [4, 12] as const;
/** How faint a memory of an age is, from 0 to 2. */
const stageOf = (age: number): 0 | 1 | 2 => (age <= AGES[0] ? 0 : age <= AGES[1] ? 1 : 2);

/** Returns the style of a man that was seen so many plies ago, in the fog. */
export const ghostStyle = (palette: Palette, {man, age}: Pick<GhostMark, 'man' | 'age'>): Style =>
	palette[`${manColor(man)}Ghost${stageOf(age)}`];

/** Returns a man that is remembered: in the fog he dims with his age. */
function ghostSign(
	ghost: GhostMark,
	{palette, glyphs}: Theme,
	{cell, isInFog}: {readonly cell: CellSize; readonly isInFog: boolean},
): Sign {
	const art = faintArtOf(ghost.man, glyphs, cell, stageOf(ghost.age));
	return {
		sign: manGlyph(glyphs, ghost.man),
		style: isInFog ? ghostStyle(palette, ghost) : palette.ghost,
		...(art === undefined ? {} : {art}),
	};
}

/** Returns whether men are drawn of blocks in squares of this size. */
export const hasArt = (glyphs: Glyphs, cell: CellSize): boolean =>
	artOf(PAWN, glyphs, cell) !== undefined;

function manSign(marks: Marks, theme: Theme, cell: CellSize): Sign {
	const {code, isOwn, known} = marks;
	const {palette, glyphs} = theme;
	if (known !== undefined && cell.height === 1 && isBareGuess(marks, theme)) {
		return {sign: manGlyph(glyphs, known.men[0]), style: palette.possible};
	}

	const art = artOf(code, glyphs, cell);
	return {
		sign: manGlyph(glyphs, code),
		style: layStyle(palette[manColor(code)], isOwn ? palette.own : {}),
		...(art === undefined ? {} : {art}),
	};
}

/** Returns a ghost's age as text: one sign in small squares, two in others. */
export const ageText = (age: number, isSmall: boolean): string =>
	isSmall && age > 9 ? '+' : String(Math.min(age, 99));

/** The signs of what is deduced of one square: in its middle, right of that, and under it. */
type KnownSigns = {readonly main: Sign; readonly beside?: Sign; readonly under?: Sign};

/** Stands beside a man that is certainly there; one that only may be has a number or another sign. */
const SURE = '!';
const PERHAPS = '?';
/** More men than there is room for. */
const MORE = '+';

/** Returns a share in two digits at most, and no more of them than it bears: not all, for then there is nothing to say of it. */
const digits = ({share, isRough}: Pick<KnownMark, 'share' | 'isRough'>): string =>
	String(isRough === true ? roughPercent(share) : Math.min(99, Math.round(share * 100)));

/** Returns what is deduced of a man that is seen: the commonest that he may be or that may stand there with him, or the share in which he is the one that was written down. */
export function knownBeside(mark: KnownMark, {palette, glyphs}: Theme): Sign {
	const sign = manGlyph(glyphs, mark.men[0]);
	return mark.secret === 'written'
		? {sign: digits(mark), style: palette.possible, short: PERHAPS}
		: {
				sign: mark.kind === 'certain' ? sign : sign + digits(mark),
				style: palette.possible,
				short: sign,
			};
}

/** Squares of so many rows have two of them below a man. */
const HIGH = 4;

/**
 * Returns what is deduced of a man that is seen and whose role is not known, in rows below it: the commonest that it may be
 * with its share, and where there is room the others. Squares of one row have none.
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

	const [sign, ...others] = mark.men.map((man) => manGlyph(glyphs, man));
	const style = palette.possible;
	const share = mark.kind === 'certain' ? SURE : digits(mark);
	const hasPercent = mark.kind !== 'certain' && width > 4;
	const room = width - 2;
	const listed =
		others.length > room ? `${others.slice(0, room - 1).join('')}${MORE}` : others.join('');
	return [
		{sign: `${sign}${share}${hasPercent ? '%' : ''}`, style, short: sign},
		...(height < HIGH || listed === '' ? [] : [{sign: listed, style}]),
	];
}

/** Returns what is deduced of a man that is seen, as there is room for beside him. */
function besideMan(marks: Marks, known: KnownMark, theme: Theme, {height}: CellSize): Sign {
	const sign = knownBeside(known, theme);
	if (height > 1) {
		return sign;
	}

	// A letter alone beside a letter is the sign on a cover.
	return isBareGuess(marks, theme)
		? {...sign, sign: known.kind === 'certain' ? SURE : known.men.length > 1 ? MORE : PERHAPS}
		: {...sign, sign: sign.short ?? sign.sign};
}

/** Returns whether the guess at a man whose role is not known stands in his place: where there is one row, and letters for men. */
const isBareGuess = (marks: Marks, {glyphs}: Theme): boolean =>
	glyphs.men === 'letters' && isUnsure(marks) && (marks.known?.men.length ?? 0) > 0;

/** Returns whether of a man that is seen the role is not known, and what is deduced of it is to be drawn. */
export const isUnsure = ({code, known}: Marks): boolean =>
	isUnknownMan(code) && known !== undefined;

/**
 * Returns how what is deduced of an unseen square is drawn: a man with "!" when it is certain, with its share
 * in hundredths when it is possible and the other men that may stand there below, and a dot when there is
 * none. Drawn large, a man is the fainter the less likely. The smallest squares have room for two signs: "?" for one man that may be there, "+" for several.
 */
export function knownSigns(
	{kind, men, share, isRough}: KnownMark,
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

	const style = palette.possible;
	if (height === 1) {
		return {
			main: {sign: signs[0], style},
			beside: {sign: men.length > 1 ? MORE : PERHAPS, style},
		};
	}

	const art = faintArtOf(men[0], glyphs, cell, share > 2 / 3 ? 0 : share > 1 / 3 ? 1 : 2);
	const others = signs.slice(1);
	// Beside a drawing there is room at its shoulders alone.
	const room = art === undefined ? width - 1 : width / 4;
	const listed =
		others.length > room ? `${others.slice(0, room - 1).join('')}${MORE}` : others.join('');
	const hasPercent = art === undefined ? width > 4 : width > LARGE;
	return {
		main: {sign: signs[0], style, ...(art === undefined ? {} : {art})},
		beside: {sign: `${digits({share, ...given({isRough})})}${hasPercent ? '%' : ''}`, style},
		...(listed === '' ? {} : {under: {sign: listed, style}}),
	};
}
