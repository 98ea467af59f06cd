import type {Cells} from '../../core/board-text.js';
import type {Color} from '../../core/color.js';
import {UNSEEN} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {type BoardModel, placeOf, squareInPlace} from './model.js';
import type {CellSize} from '../frame/layout.js';
import {isExact, mixColors, type Style} from '../theme/style.js';

/** Columns and rows between two points of the grid that the clouds are drawn from, and points before it repeats. */
const STEP = {x: 9, y: 4};
const PERIOD = 32;
/** How far into an unseen square, in parts of a square, the fog is thinner where what lies beside it is seen. */
const EDGE = 0.4;
/** How thin the fog is between clouds, and how much of it is gone where sight begins. */
const THIN = 0.8;
const GONE = 0.5;

/** Returns a number from 0 to 1 for a point of the grid, always the same. */
function grain(x: number, y: number): number {
	const mixed = Math.imul((x % PERIOD) * 374_761_393 + (y % PERIOD) * 668_265_263, 1_274_126_177);
	return ((mixed ^ (mixed >>> 15)) >>> 8) / 0x1_00_00_00;
}

const ease = (part: number): number => part * part * (3 - 2 * part);
const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Returns how thick the fog is at a character of the board, from 0 to 1: smooth noise (value noise), without chance. */
function thickness(x: number, y: number): number {
	const [column, row] = [Math.floor(x / STEP.x), Math.floor(y / STEP.y)];
	const across = ease(x / STEP.x - column);
	const top = between(grain(column, row), grain(column + 1, row), across);
	const bottom = between(grain(column, row + 1), grain(column + 1, row + 1), across);
	return between(top, bottom, ease(y / STEP.y - row));
}

/** Fog is drawn in so many strengths, so that few bytes are sent. */
const STRENGTHS = 5;
const hazes = new WeakMap<Style, readonly Style[]>();

/** Returns the looks of a fog from the weakest to the whole; only the whole where there are 256 colours, of which a weaker one would be grey like paper, or fewer. */
export function hazesOf(fog: Style): readonly Style[] {
	const {color = '', backgroundColor = ''} = fog;
	const known = hazes.get(fog);
	if (known !== undefined || !isExact(color)) {
		return known ?? [fog];
	}

	const looks = Array.from({length: STRENGTHS}, (_, weaker) => ({
		...fog,
		color: mixColors(backgroundColor, color, (weaker + 1) / STRENGTHS),
	}));
	hazes.set(fog, looks);
	return looks;
}

/** In which directions the square beside one is seen: columns on and rows on, each -1, 0 or 1. */
type SeenBeside = readonly (readonly [columnsOn: number, rowsOn: number])[];

/** Returns where something is seen beside a square, as the board is drawn. */
function seenBeside(cells: Cells, orientation: Color, square: Square): SeenBeside {
	const {column, row} = placeOf(square, orientation);
	const seen: (readonly [number, number])[] = [];
	for (let y = Math.max(0, row - 1); y <= Math.min(7, row + 1); y++) {
		for (let x = Math.max(0, column - 1); x <= Math.min(7, column + 1); x++) {
			if (cells[squareInPlace(x, y, orientation)] !== UNSEEN) {
				seen.push([x - column, y - row]);
			}
		}
	}

	return seen;
}

/** Returns how near a character of a square is to what is seen, from 0 (not near) to 1 (beside it). */
function nearness(x: number, y: number, {width, height}: CellSize, seen: SeenBeside): number {
	let nearest = EDGE;
	for (const [columnsOn, rowsOn] of seen) {
		const across = columnsOn === 0 ? 0 : ((columnsOn < 0 ? x : width - 1 - x) + 0.5) / width;
		const down = rowsOn === 0 ? 0 : ((rowsOn < 0 ? y : height - 1 - y) + 0.5) / height;
		nearest = Math.min(nearest, Math.hypot(across, down));
	}

	return 1 - nearest / EDGE;
}

type FogRows = readonly (readonly number[])[];

/**
 * Returns how strong the fog of an unseen square is at each of its characters, from 0 to 1, in rows: clouds that run on from square to
 * square, and weaker where sight begins. `left` and `top` are the square's place on the board in characters. Pure.
 */
export const fogRows = (
	{left, top}: {readonly left: number; readonly top: number},
	cell: CellSize,
	seen: SeenBeside,
): FogRows =>
	Array.from({length: cell.height}, (_, y) =>
		Array.from(
			{length: cell.width},
			(__, x) =>
				between(THIN, 1, thickness(left + x, top + y)) * (1 - GONE * nearness(x, y, cell, seen)),
		),
	);

/** The fog of boards, by what is seen on them, and then by how they are drawn: a cursor's step changes none of it. */
const drawn = new WeakMap<Cells, Map<string, FogRows>>();

/** Returns the rows of an unseen square's fog as `fogRows` has them, for a square drawn in a column and a row; worked out once. */
export function fogAt(
	{cells, orientation}: Pick<BoardModel, 'cells' | 'orientation'>,
	square: Square,
	at: {readonly left: number; readonly top: number},
	cell: CellSize,
): FogRows {
	const known = drawn.get(cells) ?? new Map<string, FogRows>();
	drawn.set(cells, known);
	const key = `${orientation} ${cell.width} ${at.left} ${at.top}`;
	const rows = known.get(key) ?? fogRows(at, cell, seenBeside(cells, orientation, square));
	known.set(key, rows);
	return rows;
}
