import {SquareSet} from '../../core/square-set.js';
import {fileOf, rankOf, type Square} from '../../core/square.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import type {Turn} from './two-men.js';

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
const CORNER_MATRIX: readonly (readonly number[])[] = [
	[1, 1, 0, 0, 0, 0, 1, 1],
	[1, 0, 0, 0, 0, 0, 0, 1],
	[0, 0, -2, -4, -4, -2, 0, 0],
	[0, 0, -4, -4, -4, -4, 0, 0],
	[0, 0, -4, -4, -4, -4, 0, 0],
	[0, 0, -2, -4, -4, -2, 0, 0],
	[1, 0, 0, 0, 0, 0, 0, 1],
	[1, 1, 0, 0, 0, 0, 1, 1],
];

/** Returns the set of the squares for which `isIn` holds, by `first` and a number below `count`; made when it is first asked for. */
function makeSets(
	count: number,
	isIn: (first: number, number: number, square: Square) => boolean,
): (first: number, number: number) => SquareSet {
	const sets: SquareSet[] = [];
	return (first, number) =>
		(sets[first * count + number] ??= SquareSet.from(
			[...SquareSet.full].filter((square) => isIn(first, number, square)),
		));
}

/** One more than the greatest sum of files and ranks between two squares. */
const DISTANCES = 15;
const FAR = makeSets(
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
const OPEN = makeSets(
	REGIONS,
	(rook, region, square) =>
		filesFrom(rook, region, square) > 0 && ranksFrom(rook, region, square) > 0,
);
/** The regions with the parts of rank and file beside them; one that has no square of its own is none. */
const CLOSED = makeSets(
	REGIONS,
	(rook, region, square) =>
		square !== rook &&
		filesFrom(rook, region, square) >= 0 &&
		ranksFrom(rook, region, square) >= 0 &&
		!OPEN(rook, region).isEmpty,
);
const LINES = makeSets(
	1,
	(rook, _, square) =>
		square !== rook && (fileOf(rook) === fileOf(square) || rankOf(rook) === rankOf(square)),
);

/** Returns the squares of a value in the corner matrix. */
const valued = (value: number): SquareSet =>
	SquareSet.from(
		[...SquareSet.full].filter(
			(square) => CORNER_MATRIX[7 - rankOf(square)][fileOf(square)] === value,
		),
	);
const ONES = valued(1);
const TWOS = valued(-2);
const FOURS = valued(-4);

/** f1: whether the rook is safe from a black king on any of the squares. */
export const isRookSafe = (
	{guardedRook}: EvaluationReading,
	{king, man: rook, belief}: Turn,
): boolean =>
	kingStepsFrom(rook).intersect(belief).isEmpty ||
	(guardedRook === 'safe' && kingStepsFrom(rook).has(king));

/** f2: files plus ranks from the white king to the farthest of the squares; 0 when there is none. */
export function farthest({king, belief}: Turn): number {
	let distance = DISTANCES - 1;
	while (distance > 0 && FAR(king, distance).intersect(belief).isEmpty) {
		distance--;
	}

	return distance;
}

/** f3: how many of the rook's regions hold squares, times how many squares they hold. */
export function regionArea({lineSquares}: EvaluationReading, {man: rook, belief}: Turn): number {
	const sets = lineSquares === 'both-regions' ? CLOSED : OPEN;
	let regions = 0;
	let area = 0;
	for (let region = 0; region < REGIONS; region++) {
		const {size} = sets(rook, region).intersect(belief);
		regions += size > 0 ? 1 : 0;
		area += size;
	}

	if (lineSquares === 'own-region') {
		const {size} = LINES(rook, 0).intersect(belief);
		regions += size > 0 ? 1 : 0;
		area += size;
	}

	return regions * area;
}

/** f4: 1 when the rook is on a square around its king, else 0. */
export const besideKing = ({king, man: rook}: Turn): number =>
	kingStepsFrom(rook).has(king) ? 1 : 0;

/** f5: the sum of the corner matrix over the squares. */
export const cornerSum = ({belief}: Pick<Turn, 'belief'>): number =>
	belief.intersect(ONES).size - 2 * belief.intersect(TWOS).size - 4 * belief.intersect(FOURS).size;

/**
 * Returns the value of a metaposition (Bolognesi & Ciancarini 2003, section 5):
 * −420 + 840·f1 − f2 − f3 + f4 + f5. The squares are those where the black king may be, before he moves.
 */
export const evaluate = (reading: EvaluationReading, turn: Turn): number =>
	(isRookSafe(reading, turn) ? 420 : -420) -
	farthest(turn) -
	regionArea(reading, turn) +
	besideKing(turn) +
	cornerSum(turn);
