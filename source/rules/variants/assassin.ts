import {placed} from '../machines/placed.js';
import {scouts} from '../machines/scouts.js';
import {ORTHODOX_MEN} from '../move-rules.js';
import type {Variant} from '../variant.js';
import {ARMIES, WELBECK} from './welbeck.js';

/** Assassin Kriegsspiel: Welbeck, but only the queen may mate, and the knights are spies that do not take. */
export const assassin: Variant = placed(
	{
		...WELBECK,
		id: 'assassin',
		title: 'Assassin Kriegsspiel',
		summary:
			'Men set up in secret, then Kriegspiel; only a queen may mate, and knights spy but do not take.',
		source:
			'Hubert Phillips (1930s?), Indoor Games for Two, in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
		rules: [
			...WELBECK.rules,
			'The queen is the assassin: who mates without a queen among the men that give check loses. When both queens are taken it is a draw.',
			'Knights are spies. They neither take nor give check, and a try of theirs on an enemy man is refused; when one has moved it tells its owner alone which enemy men stand beside it.',
			'A pawn may become a rook, a bishop or a spy, and no queen.',
		],
		moves: {
			...WELBECK.moves,
			promotions: ['rook', 'knight', 'bishop'],
			men: {knight: {...ORTHODOX_MEN.knight, takes: false}},
		},
		draws: {...WELBECK.draws, insufficient: 'both queens are gone'},
		// The end without queens comes at once, and only mate before it.
		end: ['checkmate-by-queen', 'no-queens', 'stalemate'],
	},
	{stages: ARMIES, movesKings: true, play: (book) => scouts(book, {size: 3, when: 'moved'})},
);
