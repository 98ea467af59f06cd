import type {CellSize} from '../frame/layout.js';
import {artMargin} from './art.js';

type Place = {readonly column: number; readonly row: number};

/**
 * Returns where in a square a text of so many characters covers nothing of a drawing: as high as can be, and there nearest to one
 * side. The corners of high squares are for brackets; `isCornerTaken` says that the last one has a sign. Undefined where there is no room.
 */
export function freePlace(
	art: readonly string[],
	{width, height}: CellSize,
	length: number,
	side: 'left' | 'right',
	isCornerTaken: boolean,
): Place | undefined {
	const isFree = (column: number, row: number): boolean => {
		const isCorner = (row === 0 || row === height - 1) && (column === 0 || column === width - 1);
		const isLast = row === height - 1 && column === width - 1;
		const sign = art[row]?.[column - artMargin(width)] ?? ' ';
		return sign === ' ' && !(isCorner && height > 2) && !(isLast && isCornerTaken);
	};
	for (let row = 0; row < height; row++) {
		for (let step = 0; step <= width - length; step++) {
			const column = side === 'left' ? step : width - length - step;
			if (Array.from({length}, (_, at) => column + at).every((at) => isFree(at, row))) {
				return {column, row};
			}
		}
	}

	return undefined;
}
