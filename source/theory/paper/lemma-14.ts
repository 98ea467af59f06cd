import {SquareSet} from '../../core/square-set.js';
import {type HeldSet, imagesOf} from './lone-king-sets.js';
import {rectangle} from './rectangle.js';

const [C, D, E, F] = [2, 3, 4, 5].map((file) => rectangle(file, file, 0, 1));
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
