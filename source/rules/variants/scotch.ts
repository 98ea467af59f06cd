import {series} from '../machines/series.js';
import type {Variant} from '../variant.js';
import {eastern} from './kriegspiel.js';

/** Progressive or Scotch Kriegspiel: turn n has n moves, a check ends it. */
export const scotch: Variant = series({
	...eastern,
	id: 'kriegspiel-scotch',
	title: 'Scotch Kriegspiel',
	summary: 'Turn after turn one move more, in a row and in the dark; a check ends the turn.',
	source:
		'Fred Galvin, Don Neff and Jim Seifert (1962), in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.1',
	rules: [
		'White has one move, Black two, White three, and so on. A check ends the turn; a side in check must leave it with its first move.',
		'After every move the umpire tells captures, checks, and whether the side that moves next can capture with a pawn.',
		'A pawn is taken in passing by the first move of a turn alone, if a double step was its only move in the turn before.',
		'Who has no legal move is mated when in check, else it is a draw, inside a turn too. Ten turns in a row, of both sides counted together, without capture or pawn move are a draw.',
	],
	asks: [],
	hear: {...eastern.hear, pawnTries: 'some-or-none'},
	draws: {'fifty-moves': 'ten turns went by without a capture or a pawn move'},
	isStrict: true,
	options: [],
});
