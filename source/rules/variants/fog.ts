import {START_FEN} from '../../core/fen.js';
import {KING_CAPTURE} from '../move-rules.js';
import {chess} from '../chess.js';
import type {Variant} from '../variant.js';

/** Fog of War chess as seed 000 and chess.com have it. */
export const fog: Variant = chess({
	id: 'fog',
	title: 'Fog of War',
	summary: 'You see your men and the squares they can move to. Take the king to win.',
	source:
		'Gehnen & Stannat, Endgames in Fog of War Chess (FUN 2026), section 1.1; chess.com, "What is Fog of War chess?"',
	setup: {kind: 'fixed', fen: START_FEN},
	moves: KING_CAPTURE,
	see: ['own-men', 'destinations', 'en-passant'],
	hear: {},
	end: ['king-captured', 'repetition', 'fifty-moves', 'no-move'],
});
