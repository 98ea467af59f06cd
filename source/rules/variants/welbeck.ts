import type {Book} from '../book.js';
import {chess} from '../chess.js';
import {ARMY_SET_UP} from '../machines/half-board.js';
import {placed, type Stage} from '../machines/placed.js';
import {COLORS} from '../../core/color.js';
import {ORTHODOX} from '../move-rules.js';
import type {Variant} from '../variant.js';
import {eastern} from './kriegspiel.js';

/** Both sides place an army in their halves, and are told where the kings stand. */
export const ARMIES: readonly Stage[] = [
	{phase: 'arrange', sides: COLORS, rule: ARMY_SET_UP, tellsKings: true},
];

const SET_UP =
	'Each side first puts its sixteen men anywhere on its four nearest ranks in secret, pawns too, but the bishops on squares of both colours.';
export const KINGS_ANEW =
	'A king in check is put by its owner on another free square of its half, White’s first; a square that is attacked, one beside the other king too, is refused aloud.';

/** What the games have in common that are played from secret arrays. */
export const WELBECK = {
	...eastern,
	id: 'welbeck',
	title: 'Welbeck Kriegsspiel',
	summary: 'Both sides put their men anywhere in their halves in secret; then Kriegspiel.',
	source:
		'Hubert Phillips (1917), Indoor Games for Two, in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
	rules: [SET_UP, 'When both are ready the umpire tells where the kings stand.', KINGS_ANEW],
	kind: 'set-up',
	setup: {kind: 'fixed', fen: '8/8/8/8/8/8/8/8 w - - 0 1'},
	moves: {
		...ORTHODOX,
		castling: 'none',
		doubleStep: false,
		enPassant: false,
		pawnsOnFirstRank: true,
	},
	hear: {moved: true, captured: {square: 'landing'}, check: 'by-kind'},
	ends: ['A king in check that can be put on no other square of its half: a draw.'],
	draws: {'no-move': 'a king in check could be put on no square of its half'},
	isStrict: true,
	options: [],
} satisfies Book;

/** Welbeck Kriegsspiel: Eastern Kriegspiel from arrays that each side makes in secret. */
export const welbeck: Variant = placed(WELBECK, {stages: ARMIES, movesKings: true, play: chess});
