import {takeBack} from '../machines/take-back.js';
import type {Variant} from '../variant.js';
import {eastern} from './kriegspiel.js';

/** Take-Back Kriegspiel: pawn captures are not rude surprises. */
export const takeBackKriegspiel: Variant = takeBack({
	...eastern,
	id: 'kriegspiel-take-back',
	title: 'Take-Back Kriegspiel',
	summary: 'You may take a move back, unheard, that would let a pawn take a piece of yours.',
	source:
		'Ed Pegg (1988, Nost-algia 312), in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
	rules: [
		'When a legal try would let a pawn of the other side take a man of yours that is no pawn, the umpire tells you alone, before anything else is said.',
		'You then let it stand, and it is announced as usual, or take it back: the other side hears nothing, and you may not try that move again in this turn.',
		'Nothing is offered back where you have no other legal move. A pawn capture that is taken back counts as the attempt after “Try”.',
	],
	isStrict: true,
	options: [],
});
