import type {Binding, KeyContext} from './key-map.js';

/**
 * The squares' cursor. h and k also begin moves ("h4", "ke2"): `turn-input.ts` moves the cursor at once and
 * takes the step back when what follows makes a move of it.
 */
const CURSOR: readonly Binding[] = [
	{command: 'up', keys: ['up', 'k'], help: 'cursor up', shown: ['up', 'k']},
	{command: 'down', keys: ['down', 'j'], help: 'cursor down', shown: ['down', 'j']},
	{command: 'left', keys: ['left', 'h'], help: 'cursor left', shown: ['left', 'h']},
	{command: 'right', keys: ['right', 'l'], help: 'cursor right', shown: ['right', 'l']},
	{
		command: 'choose',
		keys: ['enter'],
		label: 'move',
		shown: ['arrows', 'enter'],
		help: 'pick up the man under the cursor, or put it down there',
	},
	{
		command: 'type',
		keys: [],
		label: 'type a move',
		help: 'type a move at any time: Nf3, exd5, O-O, e2e4; Enter plays it',
	},
	{command: 'next', keys: ['tab'], help: 'cursor to the next man that can move'},
	{command: 'previous', keys: ['shift+tab'], help: 'cursor to the one before'},
];

/**
 * No letter here can begin a move (a–h, k, n, b, r, q, o, 0) except for the cursor's, so a typed move never
 * sets off a command. What would be called by such a letter has it with Ctrl besides its own.
 */
const GHOSTS: Binding = {
	command: 'ghosts',
	keys: ['s', 'ctrl+g'],
	label: 'ghosts',
	shown: ['s', 'ctrl+g'],
	help: 'show or hide ghosts: enemy men where they were last seen, with the plies since',
	isListed: true,
};
const MARK: Binding = {
	command: 'mark',
	keys: ['m'],
	label: 'mark',
	help: 'put a pencil mark on the square under the cursor, or rub it out',
	isListed: true,
};
const KNOW: Binding = {
	command: 'know',
	keys: ['w', 'ctrl+k'],
	label: 'what I know',
	short: 'know',
	shown: ['w', 'ctrl+k'],
	help: 'what you know: men seen, men gone, what changed',
	isListed: true,
};
const FLIP: Binding = {
	command: 'flip',
	keys: ['t', 'ctrl+f'],
	label: 'turn board',
	short: 'turn',
	shown: ['t', 'ctrl+f'],
	help: 'turn the board round',
	isListed: true,
};
const TAKEBACK: Binding = {
	command: 'takeback',
	keys: ['u'],
	label: 'take back',
	short: 'undo',
	help: 'ask to take back your last move',
	isListed: true,
};
const RULES: Binding = {
	command: 'rules',
	keys: ['i'],
	help: 'the rules of this game on a card',
	isListed: true,
};
const MESSAGES: readonly Binding[] = [
	{command: 'olderMessages', keys: ['pageUp'], help: 'older messages'},
	{command: 'newerMessages', keys: ['pageDown'], help: 'newer messages'},
];
const COMMANDS: Binding = {
	command: 'commands',
	keys: [':', 'ctrl+p'],
	label: 'commands',
	shown: [':', 'ctrl+p'],
	help: 'every command in a list',
};
const KEYS: Binding = {
	command: 'keys',
	keys: ['?'],
	label: 'all keys',
	short: 'keys',
	help: 'this list',
};
const back = (help: string, label?: string): Binding => ({
	command: 'back',
	keys: ['escape'],
	help,
	...(label === undefined ? {} : {label}),
});

const LEAVE_GAME: Binding = {
	command: 'leave',
	keys: [],
	help: 'save the game and go to the menu',
	isListed: true,
};

/** Every key map: what both matches keys and draws the help. */
export const BINDINGS: {readonly [context in KeyContext]: readonly Binding[]} = {
	menu: [
		{command: 'up', keys: ['up', 'k'], help: 'up', shown: ['up', 'k']},
		{command: 'down', keys: ['down', 'j'], help: 'down', shown: ['down', 'j']},
		{command: 'first', keys: ['home'], help: 'to the first'},
		{command: 'last', keys: ['end'], help: 'to the last'},
		{
			command: 'choose',
			keys: ['enter', 'space'],
			label: 'choose',
			shown: ['arrows', 'enter'],
			help: 'choose the entry under the cursor',
		},
		back('back, or leave the program from the first menu', 'back'),
		{command: 'leave', keys: ['q'], label: 'quit', help: 'leave the program'},
		KEYS,
	],
	turn: [
		...CURSOR,
		GHOSTS,
		MARK,
		KNOW,
		FLIP,
		TAKEBACK,
		RULES,
		...MESSAGES,
		{command: 'draw', keys: [], help: 'offer a draw', isListed: true},
		{command: 'resign', keys: [], help: 'resign the game', isListed: true},
		LEAVE_GAME,
		back('clear what is typed, put the man down, or leave the game'),
		COMMANDS,
		KEYS,
	],
	entry: [
		{command: 'choose', keys: ['enter'], label: 'plays it', help: 'play the typed move'},
		{
			command: 'complete',
			keys: ['tab'],
			label: 'next',
			help: 'complete the move, or go to the next one that fits',
		},
		{command: 'erase', keys: ['backspace', 'delete'], help: 'erase the last character'},
		{command: 'clear', keys: ['escape', 'ctrl+u'], label: 'clears', help: 'clear the typed move'},
	],
	mark: [
		{
			command: 'type',
			keys: [],
			label: 'a man or sign: p n b r q k ! ? x',
			short: 'a sign',
			help: 'what to write on the square: p n b r q k ! ? x or any other character',
		},
		{
			command: 'erase',
			keys: ['backspace', 'delete'],
			label: 'rub out',
			help: 'rub out the mark',
		},
		back('leave it as it is', 'leave it'),
	],
	confirm: [
		{
			command: 'confirm',
			keys: ['enter'],
			label: 'hand over the keyboard',
			short: 'hand over',
			help: 'your move is made: blank the screen for the other player',
		},
		FLIP,
		KNOW,
		...MESSAGES,
		COMMANDS,
		KEYS,
	],
	handoff: [
		{
			command: 'take',
			keys: ['space'],
			label: 'I have the keyboard',
			short: 'mine',
			help: 'show the board of the player named here',
		},
		{
			command: 'leave',
			keys: ['q', 'escape'],
			label: 'save and leave',
			short: 'leave',
			help: 'save the game and leave it',
		},
	],
	pin: [
		{command: 'type', keys: [], label: 'your PIN', help: 'the four digits of your PIN'},
		{command: 'erase', keys: ['backspace', 'delete'], help: 'erase the last digit'},
		back('back to the blank screen', 'back'),
	],
	wait: [
		{
			command: 'stop',
			keys: ['escape'],
			label: 'interrupt',
			help: 'interrupt and go to the list of commands',
		},
		FLIP,
		KNOW,
		...MESSAGES,
		COMMANDS,
		KEYS,
	],
	drill: [
		...CURSOR,
		{
			command: 'hint',
			keys: ['+', '='],
			label: 'hint',
			help: 'a hint; again for more: man, square, move, why',
			isListed: true,
		},
		{
			command: 'why',
			keys: ['w'],
			label: 'why',
			help: 'why the king cannot be on the square under the cursor',
			isListed: true,
		},
		{
			command: 'show',
			keys: ['s'],
			label: 'where he can be',
			short: 'where',
			help: 'show or hide the squares where the king can be',
			isListed: true,
		},
		{
			command: 'plan',
			keys: ['p'],
			label: 'plan',
			help: "the next step of the paper's plan, and where it says that the king cannot be",
			isListed: true,
		},
		{
			command: 'verdicts',
			keys: ['v'],
			label: 'verdicts',
			help: 'say at once, or only at the end, what each of your moves was worth',
			isListed: true,
		},
		MARK,
		FLIP,
		TAKEBACK,
		RULES,
		...MESSAGES,
		{command: 'resign', keys: [], help: 'give the drill up', isListed: true},
		LEAVE_GAME,
		back('clear what is typed, put the man down, or leave the drill'),
		COMMANDS,
		KEYS,
	],
	defence: [
		...CURSOR,
		GHOSTS,
		MARK,
		KNOW,
		FLIP,
		TAKEBACK,
		RULES,
		...MESSAGES,
		{command: 'resign', keys: [], help: 'give the drill up', isListed: true},
		LEAVE_GAME,
		back('clear what is typed, put the man down, or leave the drill'),
		COMMANDS,
		KEYS,
	],
	review: [
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
		{
			command: 'eyes',
			keys: ['v'],
			label: 'other eyes',
			help: "change the eyes: White's view, Black's view, the truth",
			isListed: true,
		},
		FLIP,
		back('leave the review', 'leave'),
		KEYS,
	],
	ended: [
		{command: 'choose', keys: ['enter'], label: 'review', help: 'go through the game'},
		{command: 'again', keys: ['a'], label: 'again', help: 'play again with the same settings'},
		FLIP,
		...MESSAGES,
		back('to the menu', 'menu'),
		KEYS,
	],
	'drill-ended': [
		{command: 'again', keys: ['a'], label: 'again', help: 'the same start again'},
		{
			command: 'another',
			keys: ['n'],
			label: 'another start',
			short: 'new',
			help: 'another start of the same kind',
		},
		{
			command: 'solution',
			keys: ['s'],
			label: 'how it is won',
			short: 'solution',
			help: "go through the table's own hunt from this start",
		},
		{command: 'choose', keys: ['enter'], label: 'review', help: 'go through the game'},
		FLIP,
		...MESSAGES,
		back('to the drills', 'back'),
		KEYS,
	],
	question: [
		{
			command: 'previous',
			keys: ['left', 'up', 'h', 'k', 'shift+tab'],
			help: 'the answer before',
			shown: ['left'],
		},
		{
			command: 'next',
			keys: ['right', 'down', 'l', 'j', 'tab'],
			help: 'the next answer',
			shown: ['right'],
		},
		{command: 'choose', keys: ['enter'], label: 'answer', help: 'give the answer under the cursor'},
		back('go back without an answer', 'go back'),
	],
	overlay: [
		{command: 'pageUp', keys: ['up', 'k', 'pageUp'], help: 'up', shown: ['up', 'k']},
		{
			command: 'pageDown',
			keys: ['down', 'j', 'pageDown', 'space'],
			help: 'down',
			shown: ['down', 'j'],
		},
		{
			command: 'back',
			keys: ['escape', 'enter', '?', 'q', 'i', 'w'],
			label: 'close',
			help: 'close this',
		},
	],
};
