import {SquareSet} from '../../core/square-set.js';
import {squareAt} from '../../core/square.js';
import {type HeldSet, imagesOf} from './lone-king-sets.js';
import {rectangle} from './rectangle.js';

const D3 = SquareSet.from([squareAt(3, 2)]);
const D4 = SquareSet.from([squareAt(3, 3)]);

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
