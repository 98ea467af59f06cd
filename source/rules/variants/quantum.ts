import {COLORS} from '../../core/color.js';
import {chess} from '../chess.js';
import {KING_SET_UP, MARKET, PURCHASE} from '../machines/half-board.js';
import {placed} from '../machines/placed.js';
import type {Variant} from '../variant.js';
import {KINGS_ANEW, WELBECK} from './welbeck.js';

/** Quantum Kriegsspiel: each side buys its army. */
export const quantum: Variant = placed(
	{
		...WELBECK,
		id: 'quantum',
		purchase: MARKET,
		title: 'Quantum Kriegsspiel',
		summary:
			'Both sides buy their men for forty points in secret and put them down; then Kriegspiel.',
		source:
			'Hubert Phillips (c. 1920), Indoor Games for Two, in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
		rules: [
			'Each side first puts its king in its half, and the umpire tells where the kings stand.',
			'Then each buys men for forty points in secret, a queen for 9, a rook for 5, a knight for 4, a bishop for 3, a pawn for 1, twelve pawns at most, and puts them on free squares of its half. Points may be left.',
			KINGS_ANEW,
		],
	},
	{
		stages: [
			{phase: 'arrange', sides: COLORS, rule: KING_SET_UP, tellsKings: true},
			{phase: 'purchase', sides: COLORS, rule: PURCHASE},
		],
		movesKings: true,
		play: chess,
	},
);
