import {back, KEYS} from './game-bindings.js';
import type {Binding, Command} from './key-binding.js';

/** Watching the program play: the steps, by hand or by themselves, and what is shown of them. */
export const WATCH: readonly Binding[] = [
	{
		command: 'next',
		keys: ['right', 'l', 'space'],
		label: 'step',
		shown: ['right', 'space'],
		help: 'one ply on',
	},
	{command: 'previous', keys: ['left', 'h'], help: 'one ply back', shown: ['left', 'h']},
	{
		command: 'auto',
		keys: ['a'],
		label: 'play',
		help: 'let it play by itself, or stop it',
	},
	{command: 'faster', keys: ['+', '='], help: 'faster'},
	{command: 'slower', keys: ['-'], help: 'slower'},
	{
		command: 'pageDown',
		keys: ['down', 'j'],
		label: 'next lemma',
		short: 'lemma',
		shown: ['down'],
		help: 'to where the next lemma begins',
	},
	{command: 'pageUp', keys: ['up', 'k'], help: 'to where the lemma before began'},
	{
		command: 'plan',
		keys: ['p'],
		label: 'picture',
		help: "show or hide the paper's picture: where the lemma leaves the king room",
	},
	{
		command: 'show',
		keys: ['t', 's'],
		label: 'where he can be',
		short: 'where',
		help: 'show or hide all squares where the king can be',
	},
	{
		command: 'other',
		keys: ['v'],
		label: 'other plan',
		short: 'other',
		help: 'the same start by another plan: the paper, the improved paper, the table',
	},
	{
		command: 'another',
		keys: ['n'],
		label: 'another start',
		short: 'new',
		help: 'another start, drawn at random',
	},
	{command: 'first', keys: ['home'], help: 'to the start'},
	{command: 'last', keys: ['end'], help: 'to the end, with the sum'},
	{command: 'newerMessages', keys: ['pageDown'], help: 'more of the text'},
	{command: 'olderMessages', keys: ['pageUp'], help: 'back in the text'},
	{command: 'flip', keys: ['f', 'ctrl+f'], help: 'turn the board round'},
	back('leave it', 'leave'),
	KEYS,
];

/** What the keys do in Kriegspiel, where a line goes from try to try and knows no lemmas. */
const IN_TRIES: {readonly [command in Command]?: Partial<Binding>} = {
	next: {help: 'one try or move on'},
	previous: {help: 'one try or move back'},
	pageDown: {
		label: 'next move',
		short: 'move',
		help: "to White's next move, past his tries",
	},
	pageUp: {help: "to White's move before"},
	plan: {
		label: 'picture',
		help: "show or hide the plan's picture: where it leaves the king room",
	},
	other: {
		help: 'the same start by another plan: the table, the program of 2003, divide and conquer',
	},
};

/** Watching the program play Kriegspiel. */
export const WATCH_TRIES: readonly Binding[] = WATCH.map((binding) => ({
	...binding,
	...IN_TRIES[binding.command],
}));
