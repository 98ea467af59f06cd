import {
	COACH,
	CODE,
	DRILL_REST,
	GUESS,
	GUESS_DONE,
	GUESSING,
	GUESSING_APART,
	REFEREED_COACH,
} from './drill-bindings.js';
import {
	ASK,
	back,
	COMMANDS,
	CURSOR,
	FLIP,
	GHOSTS,
	KEYS,
	KNOW,
	LEAVE_GAME,
	MARK,
	MEN,
	MESSAGES,
	RULES,
	SET_MAN,
	TAKEBACK,
	REFEREED_CURSOR,
} from './game-bindings.js';
import type {Binding, KeyContext} from './key-map.js';
import {PUZZLE, PUZZLE_ENDED} from './puzzle/puzzle-bindings.js';
import {EYES, STEPS} from './review-bindings.js';
import {SPECTATOR} from './spectator/spectator-bindings.js';
import {WATCH, WATCH_TRIES} from './watch-bindings.js';

/** What a turn has in every game, behind what hangs on its board. */
const TURN_REST: readonly Binding[] = [
	KNOW,
	MEN,
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
];

/** A turn behind an umpire, in a book that has questions. */
const REFEREED: readonly Binding[] = [...REFEREED_CURSOR, ASK, SET_MAN, ...TURN_REST];

/** Against a lone king the answer is known, so the help line does not offer the question, and `y` is the own guess. */
const {label: _label, short: _short, ...ASKED} = ASK;
const QUIET_ASK: Binding = {...ASKED, keys: ['ctrl+a']};

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
	turn: [...CURSOR, GHOSTS, MARK, ...TURN_REST],
	refereed: REFEREED,
	unasked: REFEREED.filter(({command}) => command !== 'ask'),
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
		MEN,
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
		MEN,
		...MESSAGES,
		COMMANDS,
		KEYS,
	],
	drill: [...CURSOR, ...COACH, GUESS, ...GUESSING_APART, ...DRILL_REST],
	'refereed-drill': [
		...REFEREED_CURSOR,
		...REFEREED_COACH,
		GUESS,
		...GUESSING_APART,
		SET_MAN,
		...DRILL_REST.filter(({command}) => command !== 'mark'),
		QUIET_ASK,
	],
	guess: [...CURSOR, ...GUESSING, GUESS_DONE, ...COACH, ...DRILL_REST],
	'refereed-guess': [
		...REFEREED_CURSOR,
		...GUESSING,
		GUESS_DONE,
		...REFEREED_COACH,
		SET_MAN,
		...DRILL_REST.filter(({command}) => command !== 'mark'),
		QUIET_ASK,
	],
	defence: [
		...CURSOR,
		{
			command: 'plan',
			keys: ['p'],
			label: 'the paper',
			short: 'paper',
			help: 'what the paper advises the lone king: its safe squares, as far as you can know them',
			isListed: true,
		},
		GHOSTS,
		MARK,
		// What may stand where is the coach's business here.
		{...MEN, keys: ['w', 'ctrl+k'], shown: ['w', 'ctrl+k'], label: 'the men', short: 'men'},
		CODE,
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
	'refereed-defence': [
		...REFEREED_CURSOR,
		{
			...KNOW,
			help: "what you know: where White's men may stand, by all that the umpire has said, or hide it again",
		},
		SET_MAN,
		...DRILL_REST.filter(({command}) => command !== 'mark'),
		QUIET_ASK,
	],
	review: [...STEPS, ...EYES],
	replay: [
		...STEPS,
		{
			command: 'nextMarked',
			keys: ['n'],
			label: 'next mark',
			short: 'mark',
			help: 'to the next move that is marked in the list',
		},
		{command: 'lastMarked', keys: ['b'], help: 'back to the marked move before'},
		...EYES,
	],
	watch: WATCH,
	'watch-tries': WATCH_TRIES,
	spectator: SPECTATOR,
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
		{
			command: 'plan',
			keys: ['p'],
			label: 'how the paper does it',
			short: 'paper',
			help: "watch the paper's plan from this start, lemma by lemma",
		},
		{
			command: 'choose',
			keys: ['enter'],
			label: 'review',
			help: 'go through the drill, with the optimum beside it',
		},
		{...CODE, label: 'code'},
		FLIP,
		...MESSAGES,
		back('to the drills', 'back'),
		KEYS,
	],
	puzzle: PUZZLE,
	'puzzle-ended': PUZZLE_ENDED,
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
			keys: ['escape', 'enter', '?', 'q', 'i', 'p', 'w'],
			label: 'close',
			help: 'close this',
		},
	],
};
