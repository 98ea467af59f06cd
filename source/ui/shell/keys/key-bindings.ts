import {CODE} from './turn-bindings.js';
import {
	back,
	COMMANDS,
	FLIP,
	KEYS,
	KNOW,
	MEN,
	MESSAGES,
	RULES,
	SETTINGS,
	TAKEBACK,
} from './game-bindings.js';
import {act, bind, type Binding} from './key-binding.js';
import {REPLAY_BINDINGS} from './replay-bindings.js';

const ERASE = bind('erase', 'backspace delete', 'erase the last character');
const CLEAR = bind('clear', 'escape ctrl+u', 'clear the typed move', 'clears');
const PAGES: readonly Binding[] = [
	bind('pageUp', 'pageUp', 'a page up'),
	bind('pageDown', 'pageDown', 'a page down'),
	bind('first', 'home', 'to the first'),
	bind('last', 'end', 'to the last'),
];
/** How one goes through a text. */
const SCROLLING: readonly Binding[] = [
	bind('up', 'up k', 'a row up'),
	bind('down', 'down j', 'a row down'),
	bind('pageUp', 'pageUp', 'a page up'),
	bind('pageDown', 'pageDown space', 'a page down'),
	bind('first', 'home', 'to the start'),
	bind('last', 'end', 'to the end'),
];
const NEXT_MOVE = 'type your next move: it waits for your turn, and then Enter plays it';
const WHILE_OTHERS_PLAY: readonly Binding[] = [FLIP, KNOW, MEN, ...MESSAGES, COMMANDS, KEYS];

/** While another seat is to move. */
export const WAIT: readonly Binding[] = [
	bind('stop', 'escape', 'interrupt and go to the list of commands', 'interrupt'),
	bind('type', '', NEXT_MOVE),
	...WHILE_OTHERS_PLAY,
];

/** When a move is made and the keyboard is to be handed over. */
const CONFIRM: readonly Binding[] = [
	bind(
		'confirm',
		'enter',
		'your move is made: blank the screen for the other player',
		'hand over the keyboard',
		'hand over',
	),
	{...TAKEBACK, help: 'ask the other player to let you take it back'},
	bind('back', 'escape q', 'leave the game, which is saved', 'leave', undefined, 'escape'),
	RULES,
	...WHILE_OTHERS_PLAY,
];
const choose = (keys: string, help: string, label = 'choose'): Binding =>
	bind('choose', keys, help, label, undefined, 'arrows enter');

/** What can be done with a game that is over. */
const ENDED: readonly Binding[] = [
	act('choose', 'enter', 'go through the game', 'review'),
	act(
		'analyse',
		'x',
		'judge your moves by what you knew: go through the game with a verdict on each',
		'analyse',
	),
	act('again', 'a', 'play again with the same settings', 'rematch'),
	{...FLIP, dropped: 'first'},
	...MESSAGES,
	{...back('to the menu', 'menu'), isListed: true},
	SETTINGS,
	COMMANDS,
	KEYS,
];

/** What can be done when it is over, by what was played. */
const OVER = {
	ended: ENDED,
	/** A game whose moves cannot be judged. */
	'ended-unjudged': ENDED.filter(({command}) => command !== 'analyse'),
	'drill-ended': [
		act('again', 'a', 'the same start again', 'again'),
		act('another', 'n', 'another start of the same kind', 'another start', 'new'),
		act(
			'solution',
			'v s',
			'go through the table’s own hunt from this start',
			'how it is won',
			'solution',
		),
		act(
			'plan',
			'p',
			'watch the paper’s plan from this start, lemma by lemma',
			'how the paper does it',
			'paper',
		),
		act('choose', 'enter', 'go through the drill, with the optimum beside it', 'review'),
		{...CODE, label: 'code'},
		FLIP,
		...MESSAGES,
		{...back('to the drills', 'back'), isListed: true},
		SETTINGS,
		COMMANDS,
		KEYS,
	],
	'puzzle-ended': [
		act('another', 'enter n', 'the next puzzle', 'next puzzle', 'next'),
		act('again', 'a', 'this puzzle again', 'again'),
		act(
			'solution',
			'v s',
			'go through the solution, the king holding out as long as he can',
			'solution',
		),
		FLIP,
		...MESSAGES,
		{...back('to the puzzles', 'back'), isListed: true},
		SETTINGS,
		COMMANDS,
		KEYS,
	],
	'scene-ended': [
		act('another', 'enter n', 'the next scene, or the board as it was before', 'continue'),
		act('takeback', 'u', 'one step back', 'step back', 'back'),
		act('again', 'a', 'this scene again', 'again'),
		bind('hint', '+ =', 'what there is to do now'),
		FLIP,
		...MESSAGES,
		{...back('to the scenes', 'scenes'), isListed: true},
		SETTINGS,
		COMMANDS,
		KEYS,
	],
} as const satisfies {readonly [name: string]: readonly Binding[]};

/** Returns the same where no screen lies below: Esc ends the program. */
const alone = (bindings: readonly Binding[]): readonly Binding[] =>
	bindings.map((binding) =>
		binding.command === 'back' ? {...binding, help: 'leave fogchess', label: 'leave'} : binding,
	);

/** A list with numbers before its rows. */
const LIST: readonly Binding[] = [
	bind('up', 'up k', 'up'),
	bind('down', 'down j', 'down'),
	...PAGES,
	choose('enter space', 'open the row under the cursor'),
	bind(
		'type',
		'',
		'a number goes to the row that has it before it, and opens it at once when no longer number can follow',
	),
	bind('erase', 'backspace', 'erase the last digit'),
];
const SEARCH = 'type words to narrow the list';
const LEAVE_LIST: readonly Binding[] = [
	back('all rows again, or back', 'back'),
	bind('leave', 'q', 'the same'),
	KEYS,
];

/** Rows to fill in. */
const FORM: readonly Binding[] = [
	bind('up', 'up k shift+tab', 'up'),
	bind('down', 'down j tab', 'down'),
	...PAGES,
	bind('previous', 'left', 'the value before'),
	bind('next', 'right', 'the next value'),
	choose('enter space', 'do what the row says, take its next value, or choose among all of them'),
	bind('type', '', 'type a name or a PIN where the row has one'),
	back('back; everything is kept', 'back'),
	bind('leave', 'q', 'the same, but in a row that is typed into'),
	KEYS,
];

/** Every key map but that of a turn, by what a person is doing: what both matches keys and draws the help. */
export const BINDINGS = {
	menu: [
		bind('up', 'up k', 'up'),
		bind('down', 'down j', 'down'),
		...PAGES,
		choose(
			'enter space',
			'open the entry: the one under the cursor; the number before one opens it at once',
		),
		bind('back', 'escape', 'nothing here, it does not quit'),
		bind('leave', 'q', 'leave fogchess', 'quit'),
		KEYS,
	],
	list: [...LIST, bind('search', '/', SEARCH, 'search'), ...LEAVE_LIST],
	variants: [
		...LIST,
		bind('search', '/', `${SEARCH}; a letter that is no key begins one at once`, 'search'),
		bind('rules', 'ctrl+r', 'all rules of the game under the cursor', 'rules'),
		...LEAVE_LIST,
	],
	saved: [
		...LIST,
		bind('search', '/', SEARCH, 'search'),
		bind('delete', 'd delete', 'delete the game under the cursor; it is asked first', 'delete'),
		bind('undelete', 'z', 'undo the last deletion: bring that game back'),
		...LEAVE_LIST,
	],
	games: [
		bind('up', 'up k', 'up'),
		bind('down', 'down j', 'down'),
		...PAGES,
		act('choose', 'enter space', 'go through the game under the cursor', 'review'),
		act(
			'analyse',
			'x a',
			'judge its moves by what their side knew: go through it with a verdict on each',
			'analyse',
		),
		act('search', '/', 'type to narrow the list: names, dates, variants, results', 'search'),
		act('export', 'e', 'write it into a file, as PGN', 'PGN'),
		act('delete', 'd delete', 'delete it', 'delete'),
		act('undelete', 'z', 'undo the last deletion: bring that game back'),
		act(
			'statistics',
			's',
			'your record: results, faults, luck, how much you knew',
			'statistics',
			'stats',
		),
		{...back('all games again, or back', 'back'), isListed: true},
		bind('leave', 'q', 'back'),
		COMMANDS,
		KEYS,
	],
	form: FORM,
	'new-game': [
		bind('rules', 'i', 'all rules of the chosen game, but in a row that is typed into', 'rules'),
		...FORM,
	],
	entry: [
		bind('choose', 'enter', 'enter the typed move or act', 'enters it'),
		bind('complete', 'tab', 'complete the move, or go to the next one that fits', 'next'),
		ERASE,
		CLEAR,
	],
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
	confirm: CONFIRM,
	/** For who knows of every man where it stands and what it is. */
	'confirm-sure': CONFIRM.filter(({command}) => command !== 'know'),
	handoff: [
		bind('take', 'space', 'show the board of the player named here', 'I have the keyboard', 'mine'),
		bind('leave', 'q', 'save the game and leave it', 'save and leave', 'leave'),
		bind('rules', 'i', 'the rules of this game'),
		KEYS,
	],
	pin: [
		bind('type', '', 'the four digits of your PIN', 'your PIN'),
		bind('erase', 'backspace delete', 'erase the last digit'),
		back('clear the digits'),
		bind('leave', 'q', 'save the game and leave it', 'save and leave', 'leave'),
		bind('rules', 'i', 'the rules of this game'),
		KEYS,
	],
	ahead: [bind('type', '', NEXT_MOVE, 'type a move'), ERASE, CLEAR],
	...REPLAY_BINDINGS,
	...OVER,
	'ended-alone': alone(OVER.ended),
	'ended-unjudged-alone': alone(OVER['ended-unjudged']),
	'drill-ended-alone': alone(OVER['drill-ended']),
	'puzzle-ended-alone': alone(OVER['puzzle-ended']),
	'scene-ended-alone': alone(OVER['scene-ended']),
	question: [
		bind('previous', 'left up shift+tab', 'the answer before', undefined, undefined, 'left'),
		bind('next', 'right down tab', 'the next answer', undefined, undefined, 'right'),
		bind('choose', 'enter', 'give the answer under the cursor', 'answer'),
		back('go back without an answer', 'go back'),
	],
	palette: [
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
	],
	rules: [
		bind('previous', 'left shift+tab', 'the game before', 'games'),
		bind('next', 'right tab', 'the next game'),
		bind('choose', 'enter', 'choose among all games', 'list'),
		...SCROLLING,
		back('back', 'back'),
		bind('leave', 'q', 'the same'),
		KEYS,
	],
	statistics: [...SCROLLING, back('back', 'back'), bind('leave', 'q', 'the same'), KEYS],
	overlay: [
		{...SCROLLING[0], label: 'scroll', shown: ['up', 'down', 'pageUp', 'pageDown']},
		...SCROLLING.slice(1),
		bind('keys', '?', 'to the keys, or to the signs at the top'),
		bind('back', 'escape enter q i p w', 'close this', 'close'),
	],
	/** Whatever the person is doing. */
	anywhere: [
		bind('redraw', 'ctrl+l', 'draw the screen anew', 'redraw'),
		bind('interrupt', 'ctrl+c', 'leave the program at once: every move is saved', 'quit'),
		bind('suspend', 'ctrl+z', 'back to the shell: its `fg` leads here again', 'shell'),
	],
} as const satisfies {readonly [name: string]: readonly Binding[]};
