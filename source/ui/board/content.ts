import {isAnyMan, isUnknownMan, manColor, UNSEEN} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import type {CellSize} from '../frame/layout.js';
import {type Glyphs, manGlyph} from '../theme/glyphs.js';
import {layStyle, type Style} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import {beliefSign} from './belief-sign.js';
import {ageText, ghostSign} from './ghost-sign.js';
import {knownBeside, MORE, PERHAPS, SURE} from './known-signs.js';
import {artOf, type Sign} from './sign.js';
import type {ManMark} from '../../knowledge/man-marks.js';
import type {BoardModel} from './model.js';
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
			news:
				model.check === square
					? ('check' as const)
					: (['taken', 'lost', 'newlySeen'] as const).find((kind) => isIn(model[kind])),
			ghost: on(model.ghosts),
			pencil: on(model.pencil)?.sign,
			belief: on(model.belief)?.kind,
			// Of a square that is seen only what is not certain there.
			known: code === UNSEEN ? on(model.known) : on(model.known?.filter(({secret}) => secret)),
		};
	});
}
/** The signs of what is reached without a capture. */
const GOALS = {quiet: 'quiet', fog: 'intoFog', lie: 'lie'} as const;

export type Marks = Readonly<ReturnType<typeof marksOf>[number]>;

/** Returns how what has happened on a square is written. */
export const newsStyle = (news: Marks['news'], {palette}: Theme): Style =>
	news === 'taken' ? palette.taken : news === 'check' ? palette.bad : palette.news;

/** What is written in a square: a man or sign, what stands right of it, and what under it. */
type Content = {readonly [place in 'main' | 'beside' | 'under' | 'corner']: Sign | undefined};

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
	const deduced = belief !== undefined && beliefSign(belief, theme, cell);
	// A guess is a note too.
	const guessed = belief === 'guess' && deduced;
	const goal =
		target !== undefined &&
		(target === 'capture'
			? {sign: glyphs.capture, style: palette.capture}
			: {sign: glyphs[GOALS[target]], style: palette.target});
	const happened = news !== undefined && {
		sign: glyphs[news],
		style: newsStyle(news, theme),
	};

	const moved = isSmall && marks.isLastMove && {sign: glyphs.lastTick, style: palette.news};

	// A cover of one row keeps its sign beside it: what becomes of it stands in its place, where that looks like no cover.
	const isOver = isSmall && hasCover(marks) && target !== 'quiet';
	const over = isOver && goal && man && goal.sign !== man.sign && goal;
	const main = first(
		over,
		man,
		note,
		guessed,
		memory,
		deduced,
		target !== 'capture' && goal,
		news === 'taken' && happened,
		goal,
		// Further right it would stand at the next square's man.
		news === undefined && moved,
	);
	const manMark = isAnyMan(code) && marks.manMark && manMarkSign(marks.manMark, theme, cell);
	// In a set-up covers stay where they are while a man is picked up.
	const cover = hasCover(marks) && target === 'quiet' && manMark;
	const beside = first(
		cover,
		goal !== main && goal,
		isSmall && hasCover(marks) && manMark,
		isAnyMan(code) &&
			marks.known &&
			(isSmall || !isUnsure(marks)) &&
			besideMan(marks, marks.known, theme, cell),
		isSmall && news === 'check' && happened,
		isSmall && manMark,
		note !== main && note,
		memory && main === memory && {sign: ageText(ghost?.age ?? 0, isSmall), style: memory.style},
		isSmall && note && main === note && {sign: glyphs.pencilBeside, style: note.style},
		isSmall && happened !== main && happened,
		manMark,
		moved !== main && moved,
	);
	const under =
		note && main === note
			? {sign: glyphs.pencilUnder, style: {...palette.pencil, underline: false}}
			: undefined;
	// Where there is room what is said of a man stays when something else takes its place.
	const corner = first(!isSmall && cover && goal, !isSmall && beside !== manMark && manMark);
	return {main, beside, under, corner: corner && {...corner, sign: corner.short ?? corner.sign}};
}

/** Returns what a cover has beside its man: of two letters side by side nobody sees which is the man, where there is room for more. */
export const coverText = (sign: string, {men}: Glyphs, {width}: CellSize): string =>
	men === 'letters' && width > 2 ? `:${sign}` : sign;

/** Returns what stands beside a man that there is more to say of. */
function manMarkSign(mark: ManMark, {palette, glyphs}: Theme, cell: CellSize): Sign {
	switch (mark.kind) {
		case 'cover':
			return {sign: coverText(mark.sign, glyphs, cell), style: palette.news, short: mark.sign};
		case 'second':
			return {sign: manGlyph(glyphs, mark.man), style: palette[manColor(mark.man)]};
		default:
			return {sign: glyphs[mark.kind], style: palette.news};
	}
}

function manSign(marks: Marks, theme: Theme, cell: CellSize): Sign {
	const {code, isOwn, known} = marks;
	const {palette, glyphs} = theme;
	if (known !== undefined && cell.height === 1 && isBareGuess(marks, theme)) {
		// Under a cover no sign for a guess has room beside him.
		const isGuess = hasCover(marks) && known.kind !== 'certain';
		const style = isGuess ? layStyle(palette.possible, {underline: true}) : palette.possible;
		return {sign: manGlyph(glyphs, known.men[0]), style};
	}

	const art = artOf(code, glyphs, cell);
	return {
		sign: manGlyph(glyphs, code),
		style: layStyle(palette[manColor(code)], isOwn ? palette.own : {}),
		...(art === undefined ? {} : {art}),
	};
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

/** A man is drawn in a cover's place where at least this share of the positions has him there. */
export const LEAST_COVERED = 0.5;

const hasCover = ({manMark}: Marks): boolean => manMark?.kind === 'cover';

/**
 * Returns whether the guess at a man whose role is not known stands in his place: where there is one row and letters for
 * men, one that is commoner than others, with a sign for a guess beside it; under a cover, whose sign has that place, what
 * is certain, and what half of the positions or more have there, underlined lest it look like a man that is known.
 */
const isBareGuess = (marks: Marks, {glyphs}: Theme): boolean =>
	(hasCover(marks)
		? marks.known?.kind === 'certain' || (marks.known?.share ?? 0) >= LEAST_COVERED
		: glyphs.men === 'letters') &&
	isUnsure(marks) &&
	(marks.known?.alike ?? 1) === 1 &&
	(marks.known?.men.length ?? 0) > 0;

/** Returns whether of a man that is seen the role is not known, and what is deduced of it is to be drawn. */
export const isUnsure = ({code, known}: Marks): boolean =>
	isUnknownMan(code) && known !== undefined;
