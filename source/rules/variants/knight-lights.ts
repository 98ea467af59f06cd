import {chess} from '../chess.js';
import type {Variant} from '../variant.js';
import {eastern} from './kriegspiel.js';

/** Kriegspiel as it began: by the rules of the Knight Lights Club, of 1899. */
export const knightLights: Variant = chess({
	...eastern,
	id: 'kriegspiel-1899',
	title: 'Kriegspiel, 1899',
	summary: 'The first club’s rules: men taken are named, and “Any?” comes before pawn captures.',
	source:
		'Michael Henry Temple and W. Ward, Knight Lights Club (1899), in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
	rules: [
		'The umpire names the man that is taken.',
		'Ask “Any?” in a turn before a pawn tries to capture, except to retake where a man of yours was just taken.',
	],
	asks: [{id: 'any', owes: 'capture', precedes: 'captures'}],
	hear: {...eastern.hear, captured: {square: 'landing', kind: 'role', enPassant: true}},
	isStrict: true,
	options: [],
});
