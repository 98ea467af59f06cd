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
		'Gehnen & Stannat, Endgames in Fog of War Chess (FUN 2026), section 1.1; chess.com, “What is Fog of War chess?”',
	link: 'https://support.chess.com/en/articles/8708650-what-is-fog-of-war-chess',
	kind: 'sight',
	setup: {kind: 'fixed', fen: START_FEN},
	moves: KING_CAPTURE,
	see: ['own-men', 'destinations', 'en-passant'],
	hear: {},
	end: ['king-captured', 'repetition', 'fifty-moves', 'no-move'],
});

/**
 * Fog of War as the endgame drills play it: without the host's repetition rule, which the paper leaves
 * out and which means nothing against an opponent that has not decided where it stands; and over as soon
 * as White's last man is lost.
 */
export const fogEnding: Variant = chess({
	...fog,
	id: 'fog-ending',
	title: 'Fog of War ending',
	summary: 'Fog of War without the draw by repetition, for endgame drills.',
	source: `${fog.source} (the draw rules but for fifty moves are left out; bare kings are a draw at once)`,
	isForEndings: true,
	end: ['king-captured', 'bare-kings', 'fifty-moves', 'no-move'],
});

/** Dark Chess as BrainKing plays it since 2002: pawns also see what stands before them. */
export const dark: Variant = chess({
	...fog,
	id: 'dark',
	title: 'Dark Chess',
	summary: 'Fog of War in which pawns also see the square before them and both diagonals.',
	source: 'Filip Rachunek, Dark Chess (2002), rules page of BrainKing',
	link: 'https://brainking.com/en/GameRules?tp=27',
	see: [...fog.see, 'pawn-fronts', 'pawn-attacks'],
});

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
	link: 'https://www.chessvariants.com/incinf.dir/darkness.html',
	moves: {...KING_CAPTURE, doubleStep: false, enPassant: false},
	see: ['own-men', 'destinations', 'pawn-fronts', 'pawn-attacks'],
});
