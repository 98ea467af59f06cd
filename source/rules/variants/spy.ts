import {chess} from '../chess.js';
import type {Variant} from '../variant.js';
import {eastern} from './kriegspiel.js';

/** Spy Chess: a knight that has moved tells what stands around it, not where. */
export const spy: Variant = chess({
	...eastern,
	id: 'kriegspiel-spy',
	title: 'Spy Kriegspiel',
	summary:
		'Knights are spies: after a knight’s move the umpire tells which enemy men stand around it.',
	source:
		'Spy Chess, originator unrecorded (supplement to World Game Review), in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
	rules: [
		{
			text: 'After a knight’s move the umpire tells both sides which enemy men stand on the eight squares around it, the king too, not where they stand.',
			unless: ['written'],
		},
		{
			text: 'After a knight’s move the umpire tells its owner alone which enemy men stand on the eight squares around it, the king too, not where they stand.',
			agreed: 'written',
		},
	],
	hear: {...eastern.hear, adjacent: true},
	isStrict: true,
	options: ['written'],
});
