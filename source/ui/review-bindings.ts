import {back, FLIP, KEYS} from './game-bindings.js';
import type {Binding} from './key-binding.js';

/** Going through a game: the steps, and the rest. */
export const STEPS: readonly Binding[] = [
	{
		command: 'previous',
		keys: ['left', 'h'],
		label: 'step',
		shown: ['left', 'right'],
		help: 'one ply back',
	},
	{command: 'next', keys: ['right', 'l', 'space'], help: 'one ply on', shown: ['right', 'l']},
	{command: 'pageUp', keys: ['up', 'k', 'pageUp'], help: 'ten plies back', shown: ['up', 'k']},
	{
		command: 'pageDown',
		keys: ['down', 'j', 'pageDown'],
		help: 'ten plies on',
		shown: ['down', 'j'],
	},
	{command: 'first', keys: ['home'], help: 'to the start'},
	{command: 'last', keys: ['end'], help: 'to the end'},
];
export const EYES: readonly Binding[] = [
	{
		command: 'eyes',
		keys: ['v'],
		label: 'other eyes',
		help: "change the eyes: White's view, Black's view, the truth",
		isListed: true,
	},
	{
		command: 'plan',
		keys: ['p'],
		help: "the paper's picture, in a drill that the paper played",
		isListed: true,
	},
	FLIP,
	back('leave the review', 'leave'),
	KEYS,
];
