import {START_FEN} from '../../core/fen.js';
import {unseenKnights} from '../machines/unseen-knights.js';
import {ORTHODOX} from '../move-rules.js';
import type {Variant} from '../variant.js';

/** Ghostrider Chess: the knights are invisible. */
export const ghostrider: Variant = unseenKnights({
	id: 'ghostrider',
	title: 'Ghostrider Chess',
	summary: 'Open chess, but nobody sees the other side’s knights, and all men pass over them.',
	source:
		'Ralph Betza (1978), Nost-algia 216, in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.3',
	rules: [
		'The knights are hidden: their own side alone sees them. That one has moved is told, not where to; where it took a man, if it did.',
		'All men pass over hidden knights, castling too. A man that lands on one of the other side takes it; no man may stop on one of its own side. A pawn that is pushed onto one is refused, and the knight is revealed.',
		'You may reveal a knight of yours on your turn, which is no move. Until it moves again it is a knight as in chess: it blocks, and can be taken.',
		'Two hidden knights of different sides may stand on one square. Where one of them is revealed the other may take it without moving, which is a move (“e5e5”).',
		'Check is told to both, not from where. A move that leaves your king to a hidden knight is refused aloud, and not to be tried again in this turn.',
		'In check from a hidden knight alone you may move the king, reveal a knight, or try to take: a man that could take where a knight would give check, pawns too, but no hidden knight. If none stands there you lose.',
		'A pawn that becomes a knight is hidden at once. Nobody is mated or stalemated while revealing a knight of his own would give him a move.',
	],
	kind: 'hidden-men',
	setup: {kind: 'fixed', fen: START_FEN},
	moves: ORTHODOX,
	see: ['everything'],
	hides: 'knight',
	hear: {},
	options: [],
	end: ['checkmate', 'stalemate', 'insufficient'],
});
