import {chess} from '../chess.js';
import {KING_CAPTURE} from '../move-rules.js';
import type {Variant} from '../variant.js';
import {eastern} from './kriegspiel.js';

/** Nommenspiel: squares are named, and nothing else; the taker is not told that he took. */
export const nommenspiel: Variant = chess({
	...eastern,
	id: 'nommenspiel',
	title: 'Nommenspiel',
	summary: 'You hear to which square each move goes, and nothing else; take the king to win.',
	source:
		'played in Canada 1969–70 (Nost-algia 232), in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
	rules: [
		'After each move the umpire names the square to which it went (of castling the king’s), not the man; of a promotion nothing more.',
		'Neither captures nor checks are told. A man of yours that is taken is gone from your board; the taker does not know.',
	],
	moves: KING_CAPTURE,
	asks: [],
	hear: {moved: 'square', captured: 'in-passing'},
	end: ['king-captured', 'no-move'],
	isStrict: true,
	options: [],
});
