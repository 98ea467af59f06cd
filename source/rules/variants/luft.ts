import {START_FEN} from '../../core/fen.js';
import {unseenKing} from '../machines/unseen-king.js';
import {ORTHODOX} from '../move-rules.js';
import type {Variant} from '../variant.js';

/** Luft Chess: the kings are made of air. */
export const luft: Variant = unseenKing({
	id: 'luft',
	title: 'Luft Chess',
	summary: 'Open chess, but nobody sees the other side’s king; that he has moved is told.',
	source: 'Matthew Gallant, Chess Variants (2015), section 2',
	rules: [
		'The kings begin on e1 and e8, and each is seen by its own side alone. That a king has moved or castled is told, not where to; a rook that castles is seen to jump.',
		'All men pass through both kings. A side’s own men may not stop on its king.',
		'A king in check is told to both, not where the king stands nor what gives the check. Only the men that both see give check: kings ignore each other, may stand on one square and never take each other.',
		'A pawn that is pushed onto the square of the other king takes him, and that wins.',
	],
	kind: 'hidden-men',
	setup: {kind: 'fixed', fen: START_FEN},
	moves: ORTHODOX,
	see: ['everything'],
	hides: 'king',
	hear: {},
	options: [],
	end: ['king-captured', 'checkmate', 'stalemate', 'insufficient'],
});
