import {placed} from '../machines/placed.js';
import {scouts} from '../machines/scouts.js';
import type {Variant} from '../variant.js';
import {ARMIES, WELBECK} from './welbeck.js';

/** Mafeking Kriegsspiel: Welbeck, and the knights are scouts that report what stands around them. */
export const mafeking: Variant = placed(
	{
		...WELBECK,
		id: 'mafeking',
		title: 'Mafeking Kriegsspiel',
		summary:
			'Men set up in secret, then Kriegspiel; knights are scouts that tell what stands around them.',
		source:
			'Hubert Phillips (1961), Indoor Games for Two, in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
		rules: [
			...WELBECK.rules,
			{
				text: 'Knights are scouts: when your turn begins each of yours tells you alone which enemy men stand in the five by five squares around it, and where.',
				unless: ['moved-only'],
			},
			{
				text: 'Knights are scouts: when one has moved it tells you alone which enemy men stand in the five by five squares around it, and where.',
				agreed: 'moved-only',
			},
		],
		options: ['moved-only'],
	},
	{
		stages: ARMIES,
		movesKings: true,
		play: (book) =>
			scouts(book, {size: 5, when: book.agreed?.includes('moved-only') ? 'moved' : 'turn'}),
	},
);
