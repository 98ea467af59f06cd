import {START_FEN} from '../../core/fen.js';
import {covered} from '../machines/covered.js';
import {KING_CAPTURE, ORTHODOX_MEN} from '../move-rules.js';
import type {Variant} from '../variant.js';

/** Liar Chess: covered men go like any man, and may be challenged. */
export const liar: Variant = covered({
	id: 'liar',
	title: 'Liar Chess',
	summary: 'Your men stand under covers and move as you claim, until you are challenged.',
	source:
		'Terry Cleaton (1970) and Eric Solomon, in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.3',
	rules: [
		'Each side puts its sixteen men in secret under covers that stand in the standard array, in any order. The signs on the covers mean nothing.',
		{
			text: 'A covered man moves like any chessman, whatever it is; then the other side says “challenge” or “pass”.',
			isOfTurn: true,
		},
		{
			text: 'If the man could not have moved so and is challenged, it goes back, uncovered, and the challenger is on move. If it could, it stands uncovered, and who moved it moves again.',
			isOfTurn: true,
		},
		'A covered man goes two squares like a pawn only from its own second rank, and neither takes nor is taken in passing. A capture is announced, and carried out once nobody challenges it or the challenge was wrong.',
		'Who takes a covered man sees what it was. A covered man that steps onto the last rank may be called a pawn and becomes another man under its cover; a king may not.',
		'Uncovered men move as themselves; uncovered pawns take one another in passing, and are promoted as usual.',
	],
	kind: 'bluff',
	setup: {kind: 'fixed', fen: START_FEN},
	moves: {
		...KING_CAPTURE,
		castling: 'none',
		men: {
			unknown: {
				steps: ORTHODOX_MEN.queen.steps,
				range: 7,
				leaps: ORTHODOX_MEN.knight.steps,
			},
		},
	},
	see: ['everything'],
	hear: {},
	end: ['king-captured'],
	ends: ['A side on move that has no move at all: a draw.'],
});
