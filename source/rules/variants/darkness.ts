import {KING_CAPTURE} from '../move-rules.js';
import {chess} from '../chess.js';
import type {Variant} from '../variant.js';
import {fog} from './fog.js';

/**
 * Darkness Chess, the oldest form: the squares that men attack are seen, empty pawn diagonals too,
 * and a pawn goes one square at a time. That the square before a pawn is seen even when it is
 * occupied is our reading of "attack, and, in the case of a P, move to" (docs/rules.md).
 */
export const darkness: Variant = chess({
	...fog,
	id: 'darkness',
	title: 'Darkness Chess',
	summary: 'The game of 1990: pawns see before them and diagonally, no double step, no en passant.',
	source:
		'Torben Osted & Jens Nielsen, Darkness Chess (1990), in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants',
	moves: {...KING_CAPTURE, doubleStep: false, enPassant: false},
	see: ['own-men', 'destinations', 'pawn-fronts', 'pawn-attacks'],
});
