import {chess} from '../chess.js';
import type {Variant} from '../variant.js';
import {eastern} from './kriegspiel.js';

/** Modern Kriegspiel: each turn one may look at seven squares. */
export const modern: Variant = chess({
	...eastern,
	id: 'kriegspiel-modern',
	title: 'Modern Kriegspiel',
	summary: 'Before your first try of a turn you may look at seven squares of your choice.',
	source:
		'Bruce R. Trone (1986, World Game Review 10), in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
	rules: [
		'There is no “Any?”.',
		{
			text: 'What stands on the seven squares the asker alone is told; the other side hears nothing of it.',
			unless: ['aloud'],
		},
		{text: 'What stands on the seven squares both sides are told.', agreed: 'aloud'},
	],
	asks: [{id: 'seven'}],
	isStrict: true,
	options: ['aloud'],
});
