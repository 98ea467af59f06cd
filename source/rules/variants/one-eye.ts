import {cede} from '../machines/cede.js';
import type {Variant} from '../variant.js';
import {eastern} from './kriegspiel.js';

/** One-Eye: Black sees all, and plays without queen, knights and a bishop of his choice. */
export const oneEye: Variant = cede({
	...eastern,
	id: 'one-eye',
	title: 'One-Eye',
	summary:
		'White plays in the dark, Black sees everything but has no queen, knights or second bishop.',
	source:
		'attributed to E. N. Frankenstein, British Chess Magazine, September 1903, in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.2',
	rules: [
		'{sighted} begins by giving up one of the two bishops, and the umpire says which. Then White moves first.',
		'{blind} alone is refused tries and may ask “Any?”; {sighted} sees the board and hears all that is said.',
	],
	setup: {kind: 'fixed', fen: 'r1b1kb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'},
	sighted: 'black',
	isStrict: true,
	options: ['white-sees'],
});

/** Pickle Pot: the same with both rooks in the place of the queen. */
export const picklePot: Variant = cede({
	...oneEye,
	id: 'pickle-pot',
	title: 'Pickle Pot',
	summary:
		'White plays in the dark, Black sees everything but has no rooks, knights or second bishop.',
	setup: {kind: 'fixed', fen: '2bqkb2/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1'},
});
