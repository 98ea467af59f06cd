import {INVERSE_SYMMETRY, mapSquare, SYMMETRIES} from '../../solver/symmetry.js';
import {NO_SQUARE, type Square} from '../../core/square.js';

// The board's symmetries that the plans name: the numbers are those of the solver's tables.

/** The a-file becomes the h-file. */
export const MIRROR_FILES = 1;
/** The first rank becomes the eighth. */
export const MIRROR_RANKS = 2;
/** Files become ranks: the h-file becomes the eighth rank, the first rank the a-file. */
export const FILES_TO_RANKS = 4;
/** Files become ranks: the a-file becomes the eighth rank, the first rank the a-file. */
export const A_FILE_TO_TOP = 5;

/** Three squares that no two symmetries take to the same places. */
const PROBES: readonly Square[] = [0, 1, 8];

/** Returns the symmetry that does first one, then the other. */
export function compose(first: number, second: number): number {
	return findFrame((symmetry) =>
		PROBES.every(
			(square) => mapSquare(symmetry, square) === mapSquare(second, mapSquare(first, square)),
		),
	)!;
}

/** Returns a square of the plan's frame as it is on the board; `symmetry` takes the board to the frame. */
export const fromFrame = (symmetry: number, square: Square): Square =>
	mapSquare(INVERSE_SYMMETRY[symmetry], square);

/**
 * Returns the squares of White's men through a symmetry, the king first and the others in order: those of
 * the plans are alike, and none is told from another.
 */
export function turnedMen(symmetry: number, squares: readonly Square[]): Square[] {
	const [king, ...others] = squares.map((square) => mapSquare(symmetry, square));
	return [king, ...others.sort((a, b) => a - b)];
}

/** Returns the first symmetry of which something holds, the board as it is before all; undefined where there is none. */
export const findFrame = (holds: (symmetry: number) => boolean): number | undefined =>
	Array.from({length: SYMMETRIES}, (_, symmetry) => symmetry).find((one) => holds(one));

/** Returns where the king was glimpsed through a symmetry; NO_SQUARE where he was not. */
export const turnedGlimpse = (symmetry: number, glimpsed: Square): Square =>
	glimpsed === NO_SQUARE ? NO_SQUARE : mapSquare(symmetry, glimpsed);

/**
 * Returns the symmetry that makes the squares of White's men and of the king the smallest, compared one
 * by one. The plans begin in this frame, so that turning the board turns everything that they do.
 */
export function smallestFrame(men: readonly Square[], king: Square): number {
	let best = 0;
	let smallest = [...turnedMen(0, men), king];
	for (let symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
		const turned = [...turnedMen(symmetry, men), mapSquare(symmetry, king)];
		const differing = turned.findIndex((square, index) => square !== smallest[index]);
		if (differing >= 0 && turned[differing] < smallest[differing]) {
			best = symmetry;
			smallest = turned;
		}
	}

	return best;
}
