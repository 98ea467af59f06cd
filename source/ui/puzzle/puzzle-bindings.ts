import {
	back,
	COMMANDS,
	CURSOR,
	FLIP,
	KEYS,
	LEAVE_GAME,
	MESSAGES,
	RULES,
	TAKEBACK,
} from '../game-bindings.js';
import type {Binding} from '../key-map.js';

/** The key map of one's turn in a puzzle. */
export const PUZZLE: readonly Binding[] = [
	...CURSOR,
	{
		command: 'hint',
		keys: ['+', '='],
		label: 'hint',
		help: 'a hint: the man to move; again for its square',
		isListed: true,
	},
	{...TAKEBACK, help: 'take back your last move and try another'},
	{
		command: 'show',
		keys: ['s'],
		label: 'where he can be',
		short: 'where',
		help: 'show or hide the squares where the king can be',
		isListed: true,
	},
	{
		command: 'solution',
		keys: ['v'],
		label: 'solution',
		help: 'give the puzzle up and go through its solution',
		isListed: true,
	},
	FLIP,
	RULES,
	...MESSAGES,
	{...LEAVE_GAME, help: 'leave the puzzle'},
	back('clear what is typed, put the man down, or leave the puzzle'),
	COMMANDS,
	KEYS,
];

/** The key map of a puzzle that is over. */
export const PUZZLE_ENDED: readonly Binding[] = [
	{
		command: 'another',
		keys: ['enter', 'n'],
		label: 'next puzzle',
		short: 'next',
		help: 'the next puzzle',
	},
	{command: 'again', keys: ['a'], label: 'again', help: 'this puzzle again'},
	{
		command: 'solution',
		keys: ['s', 'v'],
		label: 'solution',
		help: 'go through the solution, the king holding out as long as he can',
	},
	FLIP,
	...MESSAGES,
	back('to the puzzles', 'back'),
	KEYS,
];
