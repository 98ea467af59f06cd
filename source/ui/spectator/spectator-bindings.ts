import {FLIP, KEYS} from '../game-bindings.js';
import type {Binding} from '../key-binding.js';

/** Watching a game between two bots. */
export const SPECTATOR: readonly Binding[] = [
	{
		command: 'auto',
		keys: ['space', 'a'],
		label: 'stop, go on',
		short: 'stop/go',
		shown: ['space', 'a'],
		help: 'stop the game, or let it go on from what is shown; when it is over, show it again',
	},
	{
		command: 'previous',
		keys: ['left', 'h'],
		label: 'step',
		shown: ['left', 'right'],
		help: 'one ply back, into what has been played',
	},
	{
		command: 'next',
		keys: ['right', 'l'],
		help: 'one ply on; at the last one the next move is played',
		shown: ['right', 'l'],
	},
	{
		command: 'eyes',
		keys: ['v'],
		label: 'other eyes',
		short: 'eyes',
		help: "change what is shown: the boards side by side, White's view, the truth, Black's view",
	},
	{
		command: 'faster',
		keys: ['+', '='],
		label: 'faster',
		help: 'faster: a ply is shown for a shorter time',
	},
	{
		command: 'slower',
		keys: ['-'],
		label: 'slower',
		help: 'slower; a bot that needs more time takes it',
	},
	{
		command: 'another',
		keys: ['n'],
		label: 'new game',
		short: 'new',
		help: 'a new game of the two with colours swapped',
	},
	{
		command: 'choose',
		keys: ['r', 'enter'],
		label: 'review',
		shown: ['r', 'enter'],
		help: 'go through a game that is over',
	},
	{command: 'export', keys: ['s'], label: 'save', help: 'save a game that is over'},
	{command: 'pageUp', keys: ['up', 'k', 'pageUp'], help: 'ten plies back', shown: ['up', 'k']},
	{
		command: 'pageDown',
		keys: ['down', 'j', 'pageDown'],
		help: 'ten plies on, as far as has been played',
		shown: ['down', 'j'],
	},
	{command: 'first', keys: ['home'], help: 'to the start'},
	{command: 'last', keys: ['end'], help: 'to the last ply that has been played'},
	FLIP,
	{
		command: 'back',
		keys: ['escape', 'q'],
		label: 'leave',
		shown: ['escape', 'q'],
		help: 'leave it',
	},
	KEYS,
];
