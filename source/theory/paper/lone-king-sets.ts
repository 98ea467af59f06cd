import {SquareSet} from '../../core/square-set.js';
import {squareAt} from '../../core/square.js';
import type {Placement} from '../../solver/material.js';
import {mapSet, SYMMETRIES} from '../../solver/symmetry.js';
import {rectangle} from './rectangle.js';

/** Squares on which the lone king may be without danger, as long as White's king and rook stand so. */
export type HeldSet = {
	readonly squares: SquareSet;
	readonly king: SquareSet;
	readonly rook: SquareSet;
};

/** Returns a set as each of the board's symmetries shows it, equal ones once. */
function imagesOf(sets: readonly HeldSet[]): HeldSet[] {
	const images = new Map<string, HeldSet>();
	for (const {squares, king, rook} of sets) {
		for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
			const image = {
				squares: mapSet(symmetry, squares),
				king: mapSet(symmetry, king),
				rook: mapSet(symmetry, rook),
			};
			const key = [image.squares, image.king, image.rook]
				.map(({low, high}) => `${low} ${high}`)
				.join(' ');
			images.set(key, image);
		}
	}

	return [...images.values()];
}

const [C, D, E, F] = [2, 3, 4, 5].map((file) => rectangle(file, file, 0, 1));
const D3 = SquareSet.from([squareAt(3, 2)]);
const D4 = SquareSet.from([squareAt(3, 3)]);
const anywhere = {king: SquareSet.full, rook: SquareSet.full};

/**
 * Lemma 14: the clusters c1 c2 e1 e2, d1 d2 f1 f2 and d1 d2 e1 e2. Whatever White does, the lone king
 * comes from one to another, to the safe space, or takes a man.
 */
export const CLUSTERS: readonly HeldSet[] = imagesOf([
	{squares: C.union(E), ...anywhere},
	{squares: D.union(F), ...anywhere},
	{squares: D.union(E), ...anywhere},
]);

/** Lemma 15: the lone king on (A–B,1–4) or (C–D,1–2), White's king on d4 and the rook beyond him, on (D–H,4–8). */
export const BESIDE_D4: readonly HeldSet[] = imagesOf([
	{
		squares: rectangle(0, 1, 0, 3).union(rectangle(2, 3, 0, 1)),
		king: D4,
		rook: rectangle(3, 7, 3, 7).minus(D4),
	},
]);

/**
 * Lemma 16: the lone king on (A–D,1–2), White's king outside (A–E,1–3) and the rook on (E–H,3–8); and the
 * situations (X1), (X2) and (X3) of its proof, to which a rook that goes down can lead.
 */
export const TWO_RANKS: readonly HeldSet[] = imagesOf([
	{
		squares: rectangle(0, 3, 0, 1),
		king: rectangle(0, 4, 0, 2).complement(),
		rook: rectangle(4, 7, 2, 7),
	},
	{
		squares: rectangle(0, 3, 0, 0).union(rectangle(0, 1, 2, 3)),
		king: D3,
		rook: rectangle(5, 7, 1, 1),
	},
	{squares: rectangle(0, 1, 2, 3), king: D4, rook: rectangle(4, 7, 1, 1)},
	{squares: rectangle(0, 1, 1, 3), king: D4, rook: rectangle(5, 7, 0, 0)},
]);

/**
 * Lemmas 13 and 17: on (C–F,3–6) the lone king is not on the edge, so that White cannot take him in his next
 * move; and he goes back there whenever one of its squares is open to him.
 */
export const SAFE_SPACE = rectangle(2, 5, 2, 5);

/** Each of its squares alone. */
export const SAFE_SQUARES: readonly HeldSet[] = Array.from(SAFE_SPACE, (square) => ({
	squares: SquareSet.of(square),
	...anywhere,
}));

/** Returns the first of some sets that lies within the squares open to the lone king, White's men standing as it wants. */
export const findHeld = (
	sets: readonly HeldSet[],
	open: SquareSet,
	{squares: [king, rook]}: Placement,
): SquareSet | undefined =>
	sets.find((held) => held.squares.isSubsetOf(open) && held.king.has(king) && held.rook.has(rook))
		?.squares;
