import {rowForBrackets} from './art.js';
import type {Brush} from './brush.js';
import {contentOf, isUnsure, type Marks} from './content.js';
import {armLength} from './free-place.js';
import {hasArt} from './sign.js';
import type {Glyphs} from '../theme/glyphs.js';

/** Squares of fewer rows have one bracket on each side, others four corners. */
const LEAST_CORNERS = 3;

/** Whether brackets stand close to the man, and not round the whole square: in low squares without drawings. */
export const hasCloseBrackets = ({theme, place: {cell}}: Brush): boolean =>
	cell.height < LEAST_CORNERS && !hasArt(theme.glyphs, cell);

export const hasBrackets = (marks: Marks): boolean =>
	marks.isCursor || marks.isSelected || marks.isLit;

/** Returns what a bracket may take the place of: what is under all signs, a tick that the ground repeats, other brackets. */
const groundSigns = (glyphs: Glyphs): readonly string[] => [
	' ',
	glyphs.fogLight,
	glyphs.fogDark,
	glyphs.darkSquare,
	glyphs.lastTick,
	...[glyphs.cursor, glyphs.selected, glyphs.lit].flatMap(({left, right}) => [left, right]),
];

/**
 * Draws brackets close to a man. In squares of two columns they fall where there may be a sign of his own or of his left
 * neighbour, such as the one on a cover: they leave it there, and he is reversed, or underlined where his ground tells of him too.
 */
function drawClose(brush: Brush, x: number, y: number, marks: Marks): void {
	const {canvas, theme} = brush;
	const {palette, glyphs} = theme;
	const brackets = bracketsOf(glyphs, marks);
	const ground = groundSigns(glyphs);
	const sides = [
		[x - 1, brackets.left],
		[x + 1, brackets.right],
	] as const;
	const free = sides.filter(([column]) => ground.includes(canvas.signAt(column, y)));
	for (const [column, sign] of free) {
		canvas.put(column, y, sign, marks.isCursor ? palette.cursor : palette.target);
	}

	if (free.length < sides.length) {
		const isReversed = canvas.styleAt(x, y).inverse === true;
		canvas.tint(x, y, 1, marks.isCursor ? {inverse: !isReversed} : {underline: true});
	}
}

const bracketsOf = (glyphs: Glyphs, {isCursor, isSelected}: Marks): Glyphs['cursor'] =>
	isCursor ? glyphs.cursor : isSelected ? glyphs.selected : glyphs.lit;

/** Draws the brackets of a square: close to the man in low squares, round the whole square in high ones. */
export function drawBrackets(brush: Brush, x: number, y: number, marks: Marks): void {
	const {canvas, theme, place, manRow, manColumn} = brush;
	const {palette, glyphs} = theme;
	const {width, height} = place.cell;
	if (hasCloseBrackets(brush)) {
		drawClose(brush, x + manColumn, y + manRow, marks);
		return;
	}

	const brackets = bracketsOf(glyphs, marks);
	const style = marks.isCursor ? palette.cursor : palette.target;
	if (height < LEAST_CORNERS) {
		// Round a drawn man they stand where they hide least of him, but what can be done with him has the corner above.
		const {main, beside} = contentOf(marks, theme, place.cell);
		const art = beside === undefined && !isUnsure(marks) ? main?.art : undefined;
		const row = y + (art === undefined ? height - 1 : rowForBrackets(art));
		canvas.put(x, row, brackets.left, style);
		// The share of what a man may be that is seen stands in the place of the other one.
		if (!isUnsure(marks) || marks.known?.isExample === true) {
			canvas.put(x + width - 1, row, brackets.right, style);
		}

		return;
	}

	for (const [index, row] of [0, height - 1].entries()) {
		canvas.put(x, y + row, brackets.leftCorners[index], style);
		canvas.put(x + width - 1, y + row, brackets.rightCorners[index], style);
		for (let step = 1; step <= armLength(height); step++) {
			const beside = y + (index === 0 ? step : row - step);
			canvas.put(x, beside, brackets.arm, style);
			canvas.put(x + width - 1, beside, brackets.arm, style);
		}
	}
}
