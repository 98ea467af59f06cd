import type {CellSize} from '../frame/layout.js';
import {artMargin} from './art.js';

/** Returns so many rows next to each corner the arms of brackets have in squares of a height: a corner alone is hard to find in large ones. */
export const armLength = (height: number): number => Math.max(0, (height >> 1) - 2);

/**
 * Returns where in a square a text of so many characters stands beside a drawing and covers nothing of it: on one side if it can
 * be, and there as high as can be. The corners of high squares and the rows next to them are for brackets; `isCornerTaken`
 * says that the last one has a sign. Undefined where there is no room.
 */
export function freePlace(
	art: readonly string[],
	{width, height}: CellSize,
	length: number,
	side: 'left' | 'right',
	isCornerTaken: boolean,
): {readonly column: number; readonly row: number} | undefined {
	const rows = Array.from({length: height}, (_, row) => {
		const line = `${' '.repeat(artMargin(width))}${art[row] ?? ''}`.padEnd(width);
		const hasCorners = height > 2 && Math.min(row, height - 1 - row) <= armLength(height);
		const left = hasCorners ? 1 : 0;
		const right = width - (hasCorners || (isCornerTaken && row === height - 1) ? 1 : 0) - length;
		return {
			row,
			left: left + length <= width - line.trimStart().length ? left : undefined,
			right: right >= line.trimEnd().length ? right : undefined,
		};
	});
	for (const at of [side, side === 'left' ? 'right' : 'left'] as const) {
		for (const {row, [at]: column} of rows) {
			if (column !== undefined) {
				return {column, row};
			}
		}
	}

	return undefined;
}
