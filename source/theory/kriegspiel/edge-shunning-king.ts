import {fileOf, rankOf, type Square, squaresAlong} from '../../core/square.js';

/** South-east, south, south-west, east, north-west, north, north-east, west: as (files, ranks). */
const DIRECTIONS: readonly (readonly [number, number])[] = [
	[1, -1],
	[0, -1],
	[-1, -1],
	[1, 0],
	[-1, 1],
	[0, 1],
	[1, 1],
	[-1, 0],
];

/** Returns how far a square is from the nearest edge: 0 on the edge, 3 in the centre. */
const edgeDistance = (square: Square): number =>
	Math.min(fileOf(square), 7 - fileOf(square), rankOf(square), 7 - rankOf(square));

/** The tries by square; Black knows no more than where he stands. */
const TRIES: readonly (readonly Square[])[] = Array.from({length: 64}, (_, king) =>
	DIRECTIONS.flatMap((step) => squaresAlong(king, step, 1)).sort(
		(a, b) => edgeDistance(b) - edgeDistance(a),
	),
);

/**
 * Returns the squares to which the black king of Bolognesi & Ciancarini's tests ("Black's strategy always
 * consists in playing the move that allows him to go away from the edge of the board") tries to go, in
 * order, until the umpire lets him: first those farthest from the nearest edge, and of equals in the
 * order SE, S, SW, E, NW, N, NE, W. The paper does not give this order; it is read off its listings of
 * games, of which every try of Black's comes out.
 */
export const edgeShunningTries = (king: Square): readonly Square[] => TRIES[king];
