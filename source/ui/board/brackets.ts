import {rowForBrackets} from './art.js';
import type {Brush} from './brush.js';
import {contentOf, isUnsure, type Marks} from './content.js';
import {armLength} from './free-place.js';
import {hasArt} from './sign.js';

/** Squares of fewer rows have one bracket on each side, others four corners. */
const LEAST_CORNERS = 3;

/** Whether brackets stand close to the man, and not round the whole square: in low squares without drawings. */
export const hasCloseBrackets = ({theme, place: {cell}}: Brush): boolean =>
	cell.height < LEAST_CORNERS && !hasArt(theme.glyphs, cell);

export const hasBrackets = (marks: Marks): boolean =>
	marks.isCursor || marks.isSelected || marks.isLit;

/** Returns whether a bracket behind a square's man would stand in the only place for the second one there, or for the sign on his cover. */
export const hidesBeside = ({place: {cell}, manColumn}: Brush, {manMark}: Marks): boolean =>
	(manMark?.kind === 'second' || manMark?.kind === 'cover') && cell.width <= manColumn + 2;

/** Draws the brackets of a square: close to the man in low squares, round the whole square in high ones. */
export function drawBrackets(brush: Brush, x: number, y: number, marks: Marks): void {
	const {canvas, theme, place, manRow, manColumn} = brush;
	const {palette, glyphs} = theme;
	const {width, height} = place.cell;
	const brackets = marks.isCursor ? glyphs.cursor : marks.isSelected ? glyphs.selected : glyphs.lit;
	const style = marks.isCursor ? palette.cursor : palette.target;
	if (height < LEAST_CORNERS) {
		const isClose = hasCloseBrackets(brush);
		// Round a drawn man they stand where they hide least of him, but what can be done with him has the corner above.
		const {main, beside} = contentOf(marks, theme, place.cell);
		const art = beside === undefined && !isUnsure(marks) ? main?.art : undefined;
		const row = isClose ? manRow : art === undefined ? height - 1 : rowForBrackets(art);
		canvas.put(x + manColumn - 1, y + row, brackets.left, style);
		// The share of what a man may be that is seen stands in the place of the other one.
		const hasShare = isUnsure(marks) && marks.known?.isExample !== true;
		if (isClose ? !hidesBeside(brush, marks) : !hasShare) {
			canvas.put(x + (isClose ? manColumn + 1 : width - 1), y + row, brackets.right, style);
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
