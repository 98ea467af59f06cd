import {back, FLIP, KEYS, MESSAGES, TAKEBACK, ways} from '../game-bindings.js';
import {act, bind, type Binding} from '../key-binding.js';

/** What can be asked for in one's turn in a puzzle. */
export const PUZZLE: readonly Binding[] = [
	act('hint', '+ =', 'a hint: the man to move; again for its square', 'hint'),
	{...TAKEBACK, help: 'take back your last move and try another'},
	act('show', 's', 'show or hide the squares where the king can be', 'where he can be', 'where'),
	act('solution', 'v', 'give the puzzle up and go through its solution', 'solution'),
	FLIP,
	...ways('puzzle', [], act('leave', '', 'leave the puzzle')),
];

/** The key map of a puzzle that is over. */
export const PUZZLE_ENDED: readonly Binding[] = [
	bind('another', 'enter n', 'the next puzzle', 'next puzzle', 'next'),
	bind('again', 'a', 'this puzzle again', 'again'),
	bind(
		'solution',
		's v',
		'go through the solution, the king holding out as long as he can',
		'solution',
	),
	FLIP,
	...MESSAGES,
	back('to the puzzles', 'back'),
	KEYS,
];
