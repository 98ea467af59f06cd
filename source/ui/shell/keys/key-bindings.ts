import {
	back,
	COMMANDS,
	FLIP,
	KEYS,
	KNOW,
	LEAVE_GAME,
	MEN,
	MESSAGES,
	RULES,
	TAKEBACK,
} from './game-bindings.js';
import {bind, type Binding} from './key-binding.js';
import {choose, LIST_BINDINGS, listed, PAGES} from './list-bindings.js';

const ERASE = bind('erase', 'backspace delete', 'erase the last character; Ctrl+W erases a word');
const CLEAR = bind('clear', 'escape ctrl+u', 'clear the typed move', 'clears');
/** How one goes through a text. */
const SCROLLING: readonly Binding[] = [
	bind('up', 'up k', 'a row up'),
	bind('down', 'down j', 'a row down'),
	bind('pageUp', 'pageUp', 'a page up'),
	bind('pageDown', 'pageDown space', 'a page down'),
	listed(bind('first', 'home', 'to the start')),
	listed(bind('last', 'end', 'to the end')),
];
/** The keys of a page that is a screen of its own which are not for going through it. */
const LEAVE_PAGE: readonly Binding[] = [
	listed(back('back', 'back')),
	bind('leave', 'q', 'the same'),
	COMMANDS,
	KEYS,
];
/** The keys of a page over a screen that are not for going through it. */
const PAGE_KEYS: readonly Binding[] = [
	bind('keys', '?', 'to the keys, or to the signs at the top'),
	bind('back', 'escape enter q i p w', 'close this', 'close'),
];
const NEXT_MOVE = 'type your next move: it waits for your turn, and then Enter plays it';
const WHILE_OTHERS_PLAY: readonly Binding[] = [FLIP, KNOW, MEN, ...MESSAGES, COMMANDS, KEYS];

/** While another seat is to move. */
export const WAIT: readonly Binding[] = [
	bind('type', '', NEXT_MOVE),
	back(`back: put away what is shown, or ${LEAVE_GAME}`, 'leave'),
	...WHILE_OTHERS_PLAY,
];

/** When a move is made and the keyboard is to be handed over. */
export const CONFIRM: readonly Binding[] = [
	bind(
		'confirm',
		'enter',
		'your move is made: blank the screen for the other player',
		'hand over the keyboard',
		'hand over',
	),
	{
		...TAKEBACK,
		help: 'ask the other player to let you take it back',
		label: 'ask to take back',
		short: 'ask back',
	},
	bind('back', 'escape q', 'leave the game, which is saved', 'leave', undefined, 'escape'),
	RULES,
	...WHILE_OTHERS_PLAY,
];

const ANSWERS: readonly Binding[] = [
	bind('previous', 'left up shift+tab', 'the answer before', undefined, undefined, 'left'),
	bind('next', 'right down tab', 'the next answer', undefined, undefined, 'right'),
	bind('choose', 'enter', 'give the answer under the cursor', 'answer'),
];

/** The list of commands. */
const PALETTE: readonly Binding[] = [
	bind(
		'type',
		'',
		'narrow the list to the commands that have these words or this key',
		'type to search',
		'search',
	),
	bind('up', 'up shift+tab', 'up'),
	bind('down', 'down tab', 'down'),
	...PAGES,
	choose('enter', 'run the command under the cursor', 'run'),
	ERASE,
	bind('clear', 'ctrl+u', 'erase all that is typed'),
	back('close the list', 'close'),
];

/** The key maps that are always the same, by what a person is doing: what both matches keys and draws the help. */
export const BINDINGS = {
	...LIST_BINDINGS,
	entry: [
		bind('choose', 'enter', 'enter the typed move or act', 'enters it'),
		bind('complete', 'tab', 'complete the move, or go to the next one that fits', 'next'),
		ERASE,
		CLEAR,
	],
	/** Of what can be no move. */
	'entry-wrong': [{...ERASE, label: 'erases'}, CLEAR],
	mark: [
		bind(
			'type',
			'',
			'what to write on the square: p n b r q k ! ? x',
			'a man or sign: p n b r q k ! ? x',
			'a sign',
		),
		bind('erase', 'backspace delete', 'rub out the mark', 'rub out'),
		back('leave it as it is', 'leave it'),
	],
	handoff: [
		bind('take', 'space', 'show the board of the player named here', 'I have the keyboard', 'mine'),
		bind('leave', 'q', 'save the game and leave it', 'save and leave', 'leave'),
		bind('rules', 'i', 'the rules of this game'),
		KEYS,
	],
	pin: [
		bind('type', '', 'the four digits of your PIN', 'your PIN', undefined, 'digits'),
		bind('erase', 'backspace delete', 'erase the last digit'),
		back('clear the digits'),
		bind('leave', 'q', 'save the game and leave it', 'save and leave', 'leave'),
		bind('rules', 'i', 'the rules of this game'),
		KEYS,
	],
	/** While what was done in a puzzle is judged. */
	judging: [back('leave the puzzle', 'leave'), ...MESSAGES],
	ahead: [bind('type', '', NEXT_MOVE, 'type a move'), ERASE, CLEAR],
	question: [...ANSWERS, back('go back without an answer', 'go back')],
	/** A question that is all there is to do. */
	'must-answer': ANSWERS,
	palette: PALETTE,
	/** Where nothing is to be run: nothing fits, or it would do nothing. */
	'palette-idle': PALETTE.filter(({command}) => command !== 'choose'),
	rules: [
		listed(bind('previous', 'left shift+tab', 'the game before', 'games')),
		listed(bind('next', 'right tab', 'the next game')),
		listed(bind('choose', 'enter', 'choose among all games', 'list')),
		...SCROLLING,
		...LEAVE_PAGE,
	],
	statistics: [...SCROLLING, ...LEAVE_PAGE],
	overlay: [
		{...SCROLLING[0], label: 'scroll', shown: ['up', 'down', 'pageUp', 'pageDown']},
		...SCROLLING.slice(1),
		...PAGE_KEYS,
	],
	/** A page that is in sight whole. */
	'overlay-whole': PAGE_KEYS,
	/** Whatever the person is doing. */
	anywhere: [
		bind('redraw', 'ctrl+l', 'draw the screen anew', 'redraw'),
		bind('interrupt', 'ctrl+c', 'leave the program at once: every move is saved', 'quit'),
		bind('suspend', 'ctrl+z', 'back to the shell: its `fg` leads here again', 'shell'),
	],
} as const satisfies {readonly [name: string]: readonly Binding[]};
