import {SquareSet} from '../../core/square-set.js';
import {squareAt} from '../../core/square.js';
import {type HeldSet, imagesOf} from './lone-king-sets.js';
import {rectangle} from './rectangle.js';

const D4 = SquareSet.from([squareAt(3, 3)]);

/** Lemma 15: the lone king on (A–B,1–4) or (C–D,1–2), White's king on d4 and the rook beyond him, on (D–H,4–8). */
export const BESIDE_D4: readonly HeldSet[] = imagesOf([
	{
		squares: rectangle(0, 1, 0, 3).union(rectangle(2, 3, 0, 1)),
		king: D4,
		rook: rectangle(3, 7, 3, 7).minus(D4),
	},
]);
