import {START_FEN} from '../../core/fen.js';
import {specialMove} from '../machines/special-move.js';
import {ORTHODOX} from '../move-rules.js';
import type {Variant} from '../variant.js';

/** Special Move Chess: each side has written down which of its men may make one special move. */
export const specialMoveChess: Variant = specialMove({
	id: 'special-move',
	title: 'Special Move Chess',
	summary:
		'Open chess, but one man of yours, written down in secret, may once make a special move.',
	source:
		'Stephen Addison, 100 Other Games to Play on a Chessboard (1983), in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.3',
	rules: [
		'Before play each side writes down in secret the square of one of its men (name:d1) and says ready. What is written moves with its man; if he is taken, it is worth nothing any more.',
		'Once a game, on your turn, you may reveal that man by making the special move with him (special:d1d5).',
		{
			text: 'In this game the special man moves once as a queen or as a knight.',
			unless: ['teleport', 'double'],
		},
		{text: 'In this game the special man goes once to any free square.', agreed: 'teleport'},
		{
			text: 'In this game the special man makes a move, and then any man of yours another one.',
			agreed: 'double',
		},
		'A special move may not take the king nor leave the own king in check. A pawn that comes to the last rank by it is promoted. Nobody is mated or stalemated while a special move is left that could be made.',
	],
	kind: 'bluff',
	setup: {kind: 'fixed', fen: START_FEN},
	moves: ORTHODOX,
	see: ['everything'],
	hear: {},
	end: ['checkmate', 'stalemate', 'insufficient'],
	options: ['queen-knight', 'teleport', 'double'],
});
