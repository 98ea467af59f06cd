import {START_FEN} from '../../core/fen.js';
import {KING_CAPTURE, ORTHODOX} from '../move-rules.js';
import {chess} from '../chess.js';
import type {Variant} from '../variant.js';

/**
 * The rule books of Kriegspiel: orthodox chess with an umpire. Each book is what it says; where a seed and
 * another program differ, the seed stands (docs/rules.md).
 */
const orthodox = {
	kind: 'umpire',
	setup: {kind: 'fixed', fen: START_FEN},
	moves: ORTHODOX,
	see: ['own-men'],
} as const;

/** What most umpires tell of a move: of a capture where the man stood and whether it was a pawn, and of a check by what line. */
const TOLD = {
	moved: true,
	captured: {square: 'victim', kind: 'pawn-or-piece'},
	check: 'by-kind',
} as const;

export const eastern: Variant = chess({
	...orthodox,
	id: 'kriegspiel-eastern',
	title: 'Kriegspiel, Eastern',
	summary: 'The original game: the umpire says yes or no aloud, and you may ask “Any?”.',
	source:
		'Gambit Club rules (1933); Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1; Bolognesi & Ciancarini (2003), section 2',
	refusals: {heardBy: 'all', nonsense: 'as-refused'},
	asks: [{id: 'any', owes: 'attempt'}],
	hear: {moved: true, captured: {square: 'landing', enPassant: true}, check: 'by-kind'},
	end: ['checkmate', 'stalemate', 'insufficient'],
});

export const rand: Variant = chess({
	...orthodox,
	id: 'kriegspiel-rand',
	title: 'Kriegspiel, RAND',
	summary: 'The umpire names the squares on which pawns can capture; who is stalemated loses.',
	source:
		'J. D. Williams, Kriegsspiel rules at RAND (1950); Bolognesi & Ciancarini (2003), section 2',
	refusals: {heardBy: 'all', nonsense: 'all'},
	asks: [{id: 'refusals'}],
	hear: {...TOLD, pawnTries: 'squares', promoted: true},
	end: ['checkmate', 'stalemate-loses', 'insufficient'],
});

export const icc: Variant = chess({
	...orthodox,
	id: 'kriegspiel-icc',
	title: 'Kriegspiel, ICC',
	summary: 'As on the Internet Chess Club: refusals are yours alone, pawn tries are counted aloud.',
	source: 'Internet Chess Club, help page on Kriegspiel (wild 16); Bolognesi & Ciancarini (2003)',
	link: 'https://www.chessclub.com/help/Kriegspiel',
	refusals: {heardBy: 'mover', nonsense: 'as-refused'},
	hear: {...TOLD, pawnTries: 'count'},
	end: ['checkmate', 'stalemate', 'insufficient', 'fifty-moves'],
});

const schemingMind: Variant = chess({
	...orthodox,
	id: 'kriegspiel-schemingmind',
	title: 'Kriegspiel, SchemingMind',
	summary: 'You hear check, what you lost and how many men the other side has; nothing else.',
	source: 'SchemingMind, Kriegspiel, game rules (2022)',
	refusals: {heardBy: 'mover', nonsense: 'as-refused'},
	hear: {moved: true, captured: 'by-side', check: 'plain', remaining: true},
	end: ['checkmate', 'stalemate'],
});

export const american: Variant = chess({
	...eastern,
	id: 'kriegspiel-american',
	title: 'Kriegspiel, American',
	summary: 'Pawn or piece is told of a capture, pawn captures by their squares; ask for a count.',
	source: 'Chess, March 1953, in Pritchard & Beasley, 2.1',
	asks: [{id: 'count'}],
	hear: {
		moved: true,
		captured: {square: 'landing', kind: 'pawn-or-piece', enPassant: true},
		check: 'by-kind',
		pawnTries: 'squares',
	},
});

export const discreet: Variant = chess({
	...orthodox,
	id: 'kriegspiel-discreet',
	title: 'Discreet Kriegspiel',
	summary: 'No word of checks or pawn captures; take the king to win.',
	source: 'Jacques Rotenberg, Feenschach (1981), in Pritchard & Beasley, 2.1',
	moves: KING_CAPTURE,
	refusals: {heardBy: 'all', nonsense: 'as-refused'},
	hear: {moved: true, captured: {square: 'landing', enPassant: true}},
	end: ['king-captured', 'no-move'],
});

export const cincinnati: Variant = chess({
	...orthodox,
	id: 'kriegspiel-cincinnati',
	title: 'Kriegspiel, Cincinnati',
	summary: 'The umpire says when a pawn can capture, and “nonsense” to what cannot be.',
	source: 'David Moeser, Kriegspiel, Cincinnati style, J’ADOUBE! (March 1977)',
	refusals: {heardBy: 'all', nonsense: 'all'},
	hear: {...TOLD, pawnTries: 'some'},
	end: ['checkmate', 'stalemate', 'insufficient'],
});

export const berkeley: Variant = chess({
	...orthodox,
	id: 'kriegspiel-berkeley',
	title: 'Kriegspiel, Berkeley',
	summary: 'Captures by their square, checks by direction, and no word of pawn captures.',
	source: 'Jason Wolfe, Berkeley Kriegspiel rules',
	link: 'http://w01fe.com/berkeley/kriegspiel/rules.html',
	refusals: {heardBy: 'all', nonsense: 'mover'},
	hear: {moved: true, captured: {square: 'victim'}, check: 'by-kind'},
	end: ['checkmate', 'stalemate', 'insufficient'],
});

const berkeleyAny: Variant = chess({
	...berkeley,
	id: 'kriegspiel-berkeley-any',
	title: 'Kriegspiel, Berkeley with Any?',
	summary: 'Berkeley, and you may ask “Any?”; after “Try” you must make a pawn capture.',
	asks: [{id: 'any', owes: 'capture'}],
});

/** The books in the order in which they are offered; the first is meant by "kriegspiel". */
export const KRIEGSPIEL_BOOKS: readonly Variant[] = [
	eastern,
	rand,
	icc,
	schemingMind,
	american,
	discreet,
	cincinnati,
	berkeley,
	berkeleyAny,
];
