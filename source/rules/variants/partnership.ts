import {advised} from '../machines/advised.js';
import type {Variant} from '../variant.js';
import {eastern} from './kriegspiel.js';

/** Partnership Kriegspiel: each player has an adviser who sees all boards. */
export const partnership: Variant = advised({
	...eastern,
	id: 'kriegspiel-partnership',
	title: 'Partnership Kriegspiel',
	summary:
		'Your adviser sees everything and may say three words; a person may also play two moves.',
	source:
		'played at Liverpool C. C. in the 1950s, in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
	rules: [
		'Each player has an adviser who sees the whole board and hears everything.',
		'Once a turn you may ask for instructions; your adviser answers “Caution”, “Go on” or “None”, and all hear it.',
		'Twice a game an adviser may play a move for his player, before that one has tried any in the turn; it is announced to all and may not mate.',
		'An adviser is a person, who is handed the keyboard, or our bot, which answers and plays no move.',
	],
	isStrict: true,
	options: [],
});
