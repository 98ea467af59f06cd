import type {Act} from '../../../core/act.js';
import type {Color} from '../../../core/color.js';
import type {Square} from '../../../core/square.js';
import {placeOf} from '../../board/model.js';

/** Returns where a square comes when men are put down row by row from the nearest one, each from the left as it is drawn. */
function placeInOrder(square: Square, orientation: Color): number {
	const {column, row} = placeOf(square, orientation);
	return (7 - row) * 8 + column;
}

/** Returns the squares on which a man can be put, in that order. */
const freeSquares = (acts: readonly Act[], orientation: Color): Square[] =>
	acts
		.flatMap((act) => (act.kind === 'place' && act.role !== undefined ? act.square : []))
		.sort((a, b) => placeInOrder(a, orientation) - placeInOrder(b, orientation));

/** Returns the first square on which a man can be put; undefined where there is none. */
export const firstFree = (acts: readonly Act[], orientation: Color): Square | undefined =>
	freeSquares(acts, orientation).at(0);

/** Returns the next one after a man was put on `square`; that one when there is no other. */
export function nextFree(
	square: Square,
	{acts = [], orientation}: {readonly acts?: readonly Act[]; readonly orientation: Color},
): Square {
	const place = placeInOrder(square, orientation);
	const others = freeSquares(acts, orientation).filter((one) => one !== square);
	return others.find((one) => placeInOrder(one, orientation) > place) ?? others.at(0) ?? square;
}
