import {EMPTY, isAnyMan, UNSEEN} from '../../core/man.js';
import {isLight, type Square, squareName} from '../../core/square.js';
import {rankMargin} from '../frame/layout.js';
import type {Span, Style} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import {Canvas} from './canvas.js';
import {artMargin} from './art.js';
import {drawBrackets, hasBrackets, hasCloseBrackets} from './brackets.js';
import type {Brush} from './brush.js';
import {contentOf, newsStyle, isUnsure, type Marks, marksOf} from './content.js';
import {knownSigns, knownUnder} from './known-signs.js';
import type {Sign} from './sign.js';
import {fogAt, hazesOf} from './fog.js';
import {freePlace} from './free-place.js';
import {type BoardModel, type BoardPlace, squareInPlace} from './model.js';
import type {KnownMark} from '../../session/told/belief-mark.js';

const ONE_SIGN = {width: 1, height: 1};

/** Draws what lies under everything: paper or fog, and the colour of what was picked up, lit or moved. */
function drawGround(brush: Brush, x: number, y: number, square: Square, marks: Marks): void {
	const {canvas, theme, place, model} = brush;
	const {palette, glyphs} = theme;
	if (marks.code === UNSEEN) {
		const fog = isLight(square) ? palette.lightFog : palette.darkFog;
		const style = marks.isFlashing ? {...fog, ...palette.lit} : fog;
		const sign = isLight(square) ? glyphs.fogLight : glyphs.fogDark;
		// Squares of one row have no room for clouds, and each colour more is another piece of the menu's first frame.
		const hazes = place.cell.height === 1 ? [style] : hazesOf(style);
		const rows = fogAt(model, square, {left: x, top: y}, place.cell);
		for (const [row, strengths] of rows.entries()) {
			for (const [column, strength] of strengths.entries()) {
				const haze = hazes[Math.ceil(strength * hazes.length) - 1];
				canvas.fill(x + column, y + row, ONE_SIGN, sign, haze);
			}
		}

		return;
	}

	const paper = isLight(square) ? palette.lightSquare : palette.darkSquare;
	const over = marks.isSelected
		? palette.selected
		: marks.isLit || marks.isFlashing
			? palette.lit
			: marks.isLastMove
				? palette.lastMove
				: {};
	// An underline belongs to the square's foot only.
	const {underline, ...ground}: Style = over;
	canvas.fill(x, y, place.cell, ' ', {...paper, ...ground});
	// Low and right of the middle, where no target stands; it would run into what stands in the same row.
	const isCrowded =
		place.cell.height === 1 &&
		(marks.known !== undefined || contentOf(marks, theme, place.cell).main !== undefined);
	if (marks.code === EMPTY && !isLight(square) && !glyphs.hasColor && !isCrowded) {
		const row = place.cell.height - 1;
		canvas.put(x + place.cell.width / 2, y + row, glyphs.darkSquare, palette.coordinate);
	}

	if (underline === true) {
		canvas.tint(x, y + place.cell.height - 1, place.cell.width, {underline});
	}
}

/** Draws the man or sign of a square and what is written beside and under it. */
function drawContent(brush: Brush, x: number, y: number, marks: Marks): void {
	const {canvas, theme, place, manRow, manColumn} = brush;
	const {palette, glyphs} = theme;
	const {width, height} = place.cell;
	if (marks.known !== undefined && !isAnyMan(marks.code) && marks.target === undefined) {
		drawKnown(brush, x, y, marks, marks.known);
		return;
	}

	const {main, beside, under, corner} = contentOf(marks, theme, place.cell);
	const art = main?.art;

	if (height > 1) {
		const news = marks.news === undefined ? undefined : glyphs[marks.news];
		if (news !== undefined && main?.sign !== news) {
			const style = newsStyle(marks.news, theme);
			// Beside a man drawn large the right corner is for what can be done here.
			const column = height === 2 ? width - 1 : art === undefined ? width - 2 : 0;
			canvas.put(x + column, y + (height === 2 ? 1 : 0), news, style);
		}

		if (under !== undefined) {
			canvas.put(x + manColumn, y + manRow + 1, under.sign, under.style);
		}
	}

	if (main !== undefined) {
		drawMain(brush, x, y, main);
	}

	// Where its ground tells of it, small drawings keep their feet; with brackets too nothing would be left of them.
	const isToldByGround =
		art !== undefined &&
		height === 2 &&
		('backgroundColor' in palette.lastMove || hasBrackets(marks));
	if (marks.isLastMove && height > 1 && !isToldByGround) {
		canvas.put(x, y + height - 1, glyphs.lastLeft, palette.news);
		canvas.put(x + width - 1, y + height - 1, glyphs.lastRight, palette.news);
	}

	if (marks.known !== undefined && isUnsure(marks)) {
		const lines = knownUnder(marks.known, theme, place.cell);
		for (const [index, {sign, style}] of lines.entries()) {
			const row = height - lines.length + index - (height > 3 && lines.length === 1 ? 1 : 0);
			const column = Math.max(1, (width - sign.length) >> 1);
			// A sign in the corner takes the place of all of it, lest a part be read as another number.
			const isCut = corner !== undefined && row === height - 1 && column + sign.length === width;
			canvas.write(x + column, y + row, isCut ? '' : sign, style);
		}
	}

	if (corner !== undefined) {
		canvas.put(x + width - 1, y + height - 1, corner.sign, corner.style);
	}

	if (beside !== undefined) {
		// Beside a drawing in the fog brackets have the corners.
		const free =
			art && !isAnyMan(marks.code)
				? freePlace(art, place.cell, beside.sign.length, 'right', corner !== undefined)
				: undefined;
		const {column, row} = free ?? {
			column:
				art === undefined
					? manColumn +
						// Where there is room for one of the two it is the sign.
						(hasBrackets(marks) && hasCloseBrackets(brush) && height > 1 ? 2 : 1)
					: width - 1 - artMargin(width),
			row: art === undefined ? manRow : 0,
		};
		const sign = beside.sign.length <= width - column ? beside.sign : (beside.short ?? '+');
		if (column < width) {
			canvas.write(x + column, y + row, sign, beside.style);
		}
	}
}

/** Draws the man or sign in the middle of a square. */
function drawMain(
	{canvas, place, manRow, manColumn}: Brush,
	x: number,
	y: number,
	main: Sign,
): void {
	const {art, sign, style} = main;
	if (art === undefined) {
		canvas.put(x + manColumn, y + manRow, sign, style);
		return;
	}

	for (const [row, line] of art.entries()) {
		canvas.write(x + artMargin(place.cell.width), y + row, line, style);
	}
}

/** Draws what is deduced of an unseen square, and a pencil mark in its last corner. */
function drawKnown(brush: Brush, x: number, y: number, marks: Marks, known: KnownMark): void {
	const {canvas, theme, place, manRow, manColumn} = brush;
	const {width, height} = place.cell;
	const {main, beside, under} = knownSigns(known, theme, place.cell);
	// No bracket hides a pencil mark: it stands before one in the last corner.
	const isCornerTaken = hasBrackets(marks) && !hasCloseBrackets(brush);
	const noteAt = width - (isCornerTaken ? 2 : 1);
	drawMain(brush, x, y, main);
	const {art} = main;
	// Beside a drawing at its shoulders, or below them where these are part of it.
	const free = (length: number, side: 'left' | 'right') =>
		art && freePlace(art, place.cell, length, side, marks.pencil !== undefined);
	if (beside !== undefined && !(hasBrackets(marks) && height === 2 && hasCloseBrackets(brush))) {
		const {length} = beside.sign;
		const {column, row} =
			art === undefined
				? {column: manColumn + 1, row: manRow}
				: (free(length, 'right') ?? {column: width - length - artMargin(width), row: 0});
		canvas.write(x + column, y + row, beside.sign, beside.style);
	}

	if (under !== undefined) {
		const {length} = under.sign;
		// The end of the last row is the pencil mark’s.
		const room = marks.pencil !== undefined && manRow + 2 === height ? noteAt : width;
		const {column, row} =
			art === undefined
				? {column: Math.min(manColumn, room - length), row: manRow + 1}
				: (free(length, 'left') ?? {column: 1, row: 0});
		canvas.write(x + column, y + row, under.sign, under.style);
	}

	if (marks.pencil !== undefined) {
		canvas.put(x + noteAt, y + height - 1, marks.pencil, theme.palette.pencil);
	}

	// Without colours it could not be read with fog right beside it; in squares of one row no more than a dot has any there.
	if (theme.palette.lightFog.backgroundColor === undefined && height > 1) {
		const {fogLight, fogDark} = theme.glyphs;
		canvas.clearBeside(x, y, place.cell, [fogLight, fogDark]);
	}
}

function drawCoordinates(brush: Brush, model: BoardModel): void {
	const {canvas, theme, place, manRow, manColumn} = brush;
	const {cell, board, filesAbove, ranksRight} = place;
	const style = theme.palette.coordinate;
	const left = rankMargin(cell);
	const top = filesAbove ? 1 : 0;
	for (let index = 0; index < 8; index++) {
		const rank = squareName(squareInPlace(0, index, model.orientation))[1];
		const file = squareName(squareInPlace(index, 0, model.orientation))[0];
		const y = top + index * cell.height + manRow;
		const x = left + index * cell.width + manColumn;
		canvas.put(cell.width === 2 ? 0 : 1, y, rank, style);
		if (ranksRight) {
			canvas.put(board.width - 1, y, rank, style);
		}

		canvas.put(x, board.height - 1, file, style);
		if (filesAbove) {
			canvas.put(x, 0, file, style);
		}
	}
}

/**
 * Returns the rows of a board from the top, coordinates included, as spans of text in one style each. A
 * row is exactly as wide as the layout's board. Pure: the same model, place and theme give equal rows.
 */
export function boardRows(model: BoardModel, place: BoardPlace, theme: Theme): Span[][] {
	const {cell, board, filesAbove} = place;
	const canvas = new Canvas(board.width, board.height, theme);
	const brush: Brush = {
		canvas,
		model,
		theme,
		place,
		manRow: (cell.height - 1) >> 1,
		manColumn: cell.width / 2 - 1,
	};
	const marks = marksOf(model);
	const eachSquare = (draw: (x: number, y: number, square: Square, marks: Marks) => void): void => {
		for (let row = 0; row < 8; row++) {
			for (let column = 0; column < 8; column++) {
				const square = squareInPlace(column, row, model.orientation);
				draw(
					rankMargin(cell) + column * cell.width,
					(filesAbove ? 1 : 0) + row * cell.height,
					square,
					marks[square],
				);
			}
		}
	};

	drawCoordinates(brush, model);
	eachSquare((x, y, square, own) => {
		drawGround(brush, x, y, square, own);
		drawContent(brush, x, y, own);
	});
	// In 2×1 squares a left bracket stands in the square before, so brackets come when all squares are drawn, the cursor's last.
	for (const isCursor of [false, true]) {
		eachSquare((x, y, _square, own) => {
			if (own.isCursor === isCursor && hasBrackets(own)) {
				drawBrackets(brush, x, y, own);
			}
		});
	}

	return canvas.rows();
}
