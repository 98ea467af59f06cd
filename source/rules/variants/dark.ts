import {chess} from '../chess.js';
import type {Variant} from '../variant.js';
import {fog} from './fog.js';

/** Dark Chess as BrainKing plays it since 2002: pawns also see what stands before them. */
export const dark: Variant = chess({
	...fog,
	id: 'dark',
	title: 'Dark Chess',
	summary: 'Fog of War in which pawns also see the square before them and both diagonals.',
	source: 'Filip Rachunek, Dark Chess (2002), rules page of BrainKing',
	see: [...fog.see, 'pawn-fronts', 'pawn-attacks'],
});
