import {armLength} from '../board/free-place.js';
import {type Color, opposite} from '../../core/color.js';
import {makeMan, type Man, ROLES} from '../../core/man.js';
import {coverText} from '../board/content.js';
import {ageText, ghostStyle} from '../board/ghost-sign.js';
import {knownBeside, knownSigns, knownUnder} from '../board/known-signs.js';
import {CELL_SIZES} from '../frame/layout.js';
import {momentSign} from './known-plot.js';
import {manGlyph, type SingleGlyph} from '../theme/glyphs.js';
import type {StyleRole} from '../theme/roles.js';
import type {Span} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import {hasKnown, isSmall, type Scene} from './scene.js';
import type {Secret} from '../../knowledge/known-board.js';
import type {KnownMark} from '../../session/told/belief-mark.js';

/** How a sign of the legend looks in a scene: as the board, the panel or a list draws it there. */
export type Draw = (theme: Theme, scene: Scene) => Span;

export const text =
	(sign: string, role: StyleRole): Draw =>
	({palette}) => ({text: sign, style: palette[role]});

export const glyph =
	(name: SingleGlyph, role: StyleRole): Draw =>
	({palette, glyphs}) => ({text: glyphs[name], style: palette[role]});

export const cellOf = ({cell}: Scene) => cell ?? CELL_SIZES[CELL_SIZES.length - 1];
const enemyOf = ({seat = 'white'}: Scene): Color => opposite(seat);

export const men =
	(color: Color): Draw =>
	({palette, glyphs}) => ({
		text: ROLES.map((role) => manGlyph(glyphs, makeMan(color, role))).join(''),
		style: palette[color],
	});

export const brackets =
	(name: 'cursor' | 'selected' | 'lit'): Draw =>
	({palette, glyphs}, scene) => {
		const {left, right, leftCorners, rightCorners, arm} = glyphs[name];
		const {height} = cellOf(scene);
		const between = armLength(height) > 0 ? arm : '';
		return {
			text:
				height < 3
					? `${left} ${right}`
					: `${leftCorners[0]}${rightCorners[0]}${between}${leftCorners[1]}${rightCorners[1]}`,
			style: name === 'cursor' ? palette.cursor : palette.target,
		};
	};

export const lastMove: Draw = ({palette, glyphs}, scene) => ({
	text: isSmall(scene) ? glyphs.lastTick : `${glyphs.lastLeft} ${glyphs.lastRight}`,
	style: palette.news,
});

export const ghost =
	(age: number, of: (side: Color) => Man = (side) => makeMan(side, 'queen')): Draw =>
	({palette, glyphs}, scene) => {
		const man = of(enemyOf(scene));
		return {
			text: manGlyph(glyphs, man) + ageText(age, isSmall(scene)),
			style: ghostStyle(palette, {man, age}),
		};
	};

export const cover: Draw = ({palette, glyphs}, scene) => ({
	text: coverText('p', glyphs, cellOf(scene)),
	style: palette.news,
});

export const note =
	(sign: string): Draw =>
	({palette, glyphs}, scene) => ({
		text: sign + (isSmall(scene) ? glyphs.pencilBeside : glyphs.pencilUnder),
		style: palette.pencil,
	});

/** Returns the men of the first square of the boards of which so much is deduced: a sample is best one that is in sight. */
const menOnBoard = ({boards = []}: Scene, kind: KnownMark['kind']): readonly Man[] | undefined =>
	boards
		.flatMap(({known: marks = []}) => marks)
		.find((mark) => mark.kind === kind && mark.men.length > 0 && mark.secret !== 'written')?.men;

/** What is deduced of a square, as the board draws it: the man with the sign beside it, or the sign under it. */
export const known =
	(kind: KnownMark['kind'], share: number, part: 'row' | 'under' = 'row'): Draw =>
	(theme, scene) => {
		// Where nobody asks what may stand where, it is the lone king of a drill or puzzle that is drawn.
		const one = hasKnown(scene, theme.glyphs) ? 'queen' : 'king';
		const roles = part === 'row' ? ([one] as const) : (['queen', 'knight', 'pawn'] as const);
		const usual = roles.map((role) => makeMan(enemyOf(scene), role));
		const drawn = part === 'row' ? menOnBoard(scene, kind)?.slice(0, 1) : undefined;
		const mark: KnownMark = {square: 0, kind, men: drawn ?? usual, share};
		const {main, beside, under} = knownSigns(mark, theme, cellOf(scene));
		return part === 'row'
			? {text: main.sign + (beside?.sign ?? ''), style: main.style}
			: {text: under?.sign ?? '', style: main.style};
	};

/** A man of one game that is told of, as the board draws it. */
export const example: Draw = (theme, scene) => {
	const men = [makeMan(enemyOf(scene), 'queen')];
	const mark: KnownMark = {square: 0, kind: 'possible', men, share: 1, isExample: true};
	const {main, beside} = knownSigns(mark, theme, cellOf(scene));
	return {text: main.sign + (beside?.sign ?? ''), style: main.style};
};

/** What is deduced of a man that is seen, as the board draws it beside him, or below one whose role is not known. */
export const beside =
	(secret: Secret): Draw =>
	(theme, scene) => {
		const men = [makeMan(enemyOf(scene), 'queen')];
		const mark: KnownMark = {square: 0, kind: 'possible', men, share: 0.34, secret};
		const [below] =
			secret === 'role' && scene.hasConcealed === true
				? knownUnder(mark, theme, cellOf(scene))
				: [];
		const {sign, style} = below ?? knownBeside(mark, theme);
		return {text: sign, style};
	};

export const moment =
	(kind: 'king' | 'loss' | 'missed'): Draw =>
	({palette, glyphs}) => ({text: momentSign(kind, glyphs), style: palette.warning});
