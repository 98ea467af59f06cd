import {START_FEN} from '../../core/fen.js';
import {batch} from '../machines/batch.js';
import {KING_CAPTURE} from '../move-rules.js';
import type {Variant} from '../variant.js';

/** Tripod Chess: Kriegspiel by post, three moves at a time. */
export const tripod: Variant = batch({
	id: 'tripod',
	title: 'Tripod Chess',
	summary: 'In the dark, and three moves of three men at once; a report tells what became of them.',
	source:
		'Jed Stone (2000), in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
	rules: [
		'A turn is three moves of three different men, sent together and played in order; what cannot be played by then is left out. With fewer men it is fewer moves.',
		'When your turn begins you alone are told which of your last moves went through, the roles that the other side moved, the squares of captures, whether your king is attacked, and where enemy men stand before your pawns (straight or diagonally) or beside your knights.',
		'A pawn may not take a knight. Instead of a move a pawn may turn into a knight where it stands. Nobody has more than three knights.',
		'Nobody need heed check. Fifty turns in a row, of both sides counted together, without a capture or a pawn’s act are a draw.',
	],
	kind: 'umpire',
	setup: {kind: 'fixed', fen: START_FEN},
	moves: KING_CAPTURE,
	see: ['own-men'],
	hear: {},
	draws: {'fifty-moves': 'fifty turns went by without a capture or an act of a pawn'},
	end: ['king-captured'],
	options: [],
});
