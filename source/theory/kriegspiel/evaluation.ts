import {popCount} from '../../core/square-set.js';
import {fileOf, rankOf, type Square} from '../../core/square.js';
import {NEAR_HIGH, NEAR_LOW} from './two-men.js';

/** How the text's evaluation function is read where it leaves a choice. */
export type EvaluationReading = {
	/** f1: whether a rook that its king guards is safe beside the black king. */
	readonly guardedRook: 'safe' | 'attacked';
	/**
	 * f3: to which of the four regions a square on the rook's rank or file belongs: to none, to a fifth
	 * region that all of them make up, or to both regions beside it.
	 */
	readonly lineSquares: 'none' | 'own-region' | 'both-regions';
};

/** The matrix of Figure 3, from rank 8 down; it is the same upside down. */
export const CORNER_MATRIX: readonly (readonly number[])[] = [
	[1, 1, 0, 0, 0, 0, 1, 1],
	[1, 0, 0, 0, 0, 0, 0, 1],
	[0, 0, -2, -4, -4, -2, 0, 0],
	[0, 0, -4, -4, -4, -4, 0, 0],
	[0, 0, -4, -4, -4, -4, 0, 0],
	[0, 0, -2, -4, -4, -2, 0, 0],
	[1, 0, 0, 0, 0, 0, 0, 1],
	[1, 1, 0, 0, 0, 0, 1, 1],
];

/** Makes masks by `first * count + number` of the squares for which `isIn` holds. */
function makeMasks(
	count: number,
	isIn: (first: number, number: number, square: Square) => boolean,
) {
	const low = new Int32Array(64 * count);
	const high = new Int32Array(64 * count);
	for (let index = 0; index < 64 * count; index++) {
		for (let square = 0; square < 64; square++) {
			if (isIn(Math.floor(index / count), index % count, square)) {
				if (square < 32) {
					low[index] |= 1 << square;
				} else {
					high[index] |= 1 << (square - 32);
				}
			}
		}
	}

	return {low, high};
}

/** One more than the greatest sum of files and ranks between two squares. */
const DISTANCES = 15;
const {low: FAR_LOW, high: FAR_HIGH} = makeMasks(
	DISTANCES,
	(king, distance, square) =>
		Math.abs(fileOf(king) - fileOf(square)) + Math.abs(rankOf(king) - rankOf(square)) === distance,
);

/** The regions of a rook: to the left or right of it, below or above. */
const REGIONS = 4;
const side = (number: number): number => (number === 0 ? -1 : 1);
const filesFrom = (rook: Square, region: number, square: Square): number =>
	(fileOf(square) - fileOf(rook)) * side(region & 1);
const ranksFrom = (rook: Square, region: number, square: Square): number =>
	(rankOf(square) - rankOf(rook)) * side(region >> 1);
const inside = (rook: Square, region: number, square: Square): boolean =>
	filesFrom(rook, region, square) > 0 && ranksFrom(rook, region, square) > 0;
const OPEN = makeMasks(REGIONS, inside);
/** The regions with the parts of rank and file beside them; one that has no square of its own is none. */
const CLOSED = makeMasks(
	REGIONS,
	(rook, region, square) =>
		square !== rook &&
		filesFrom(rook, region, square) >= 0 &&
		ranksFrom(rook, region, square) >= 0 &&
		(OPEN.low[rook * REGIONS + region] | OPEN.high[rook * REGIONS + region]) !== 0,
);
const {low: LINE_LOW, high: LINE_HIGH} = makeMasks(
	1,
	(rook, _, square) =>
		square !== rook && (fileOf(rook) === fileOf(square) || rankOf(rook) === rankOf(square)),
);

/** The squares of a value in the corner matrix; of each value no bit is in both halves, so that one count does. */
const valued = (value: number): readonly [number, number] => {
	const {low, high} = makeMasks(
		1,
		(_, __, square) => CORNER_MATRIX[7 - rankOf(square)][fileOf(square)] === value,
	);
	return [low[0], high[0]];
};
const [ONE_LOW, ONE_HIGH] = valued(1);
const [TWO_LOW, TWO_HIGH] = valued(-2);
const [FOUR_LOW, FOUR_HIGH] = valued(-4);

/** f1: whether the rook is safe from a black king on any of the squares. */
export const isRookSafe = (
	{guardedRook}: EvaluationReading,
	king: Square,
	rook: Square,
	low: number,
	high: number,
): boolean =>
	((NEAR_LOW[rook] & low) | (NEAR_HIGH[rook] & high)) === 0 ||
	(guardedRook === 'safe' &&
		((king < 32 ? NEAR_LOW[rook] >>> king : NEAR_HIGH[rook] >>> (king - 32)) & 1) === 1);

/** f2: files plus ranks from the white king to the farthest of the squares; 0 when there is none. */
export function farthest(king: Square, low: number, high: number): number {
	let index = king * DISTANCES + DISTANCES - 1;
	while (index > king * DISTANCES && ((FAR_LOW[index] & low) | (FAR_HIGH[index] & high)) === 0) {
		index--;
	}

	return index - king * DISTANCES;
}

/** f3: how many of the rook's regions hold squares, times how many squares they hold. */
export function regionArea(
	{lineSquares}: EvaluationReading,
	rook: Square,
	low: number,
	high: number,
): number {
	const masks = lineSquares === 'both-regions' ? CLOSED : OPEN;
	let regions = 0;
	let area = 0;
	for (let index = rook * REGIONS; index < rook * REGIONS + REGIONS; index++) {
		const inLow = masks.low[index] & low;
		const inHigh = masks.high[index] & high;
		if ((inLow | inHigh) !== 0) {
			regions++;
			area += (inLow === 0 ? 0 : popCount(inLow)) + (inHigh === 0 ? 0 : popCount(inHigh));
		}
	}

	if (lineSquares === 'own-region') {
		const onLines = popCount(LINE_LOW[rook] & low) + popCount(LINE_HIGH[rook] & high);
		regions += onLines > 0 ? 1 : 0;
		area += onLines;
	}

	return regions * area;
}

/** f4: 1 when the rook is on a square around its king, else 0. */
export const besideKing = (king: Square, rook: Square): number =>
	(king < 32 ? NEAR_LOW[rook] >>> king : NEAR_HIGH[rook] >>> (king - 32)) & 1;

/** f5: the sum of the corner matrix over the squares. */
export const cornerSum = (low: number, high: number): number =>
	popCount((low & ONE_LOW) | (high & ONE_HIGH)) -
	2 * popCount((low & TWO_LOW) | (high & TWO_HIGH)) -
	4 * popCount((low & FOUR_LOW) | (high & FOUR_HIGH));

/**
 * Returns the value of a metaposition (Bolognesi & Ciancarini 2003, section 5):
 * −420 + 840·f1 − f2 − f3 + f4 + f5. The squares are those where the black king may be, before he moves.
 */
export const evaluate = (
	reading: EvaluationReading,
	king: Square,
	rook: Square,
	low: number,
	high: number,
): number =>
	(isRookSafe(reading, king, rook, low, high) ? 420 : -420) -
	farthest(king, low, high) -
	regionArea(reading, rook, low, high) +
	besideKing(king, rook) +
	cornerSum(low, high);
