import {back, COMMANDS, EXPORT, KEYS} from './game-bindings.js';
import {act, bind, type Binding} from './key-binding.js';

export const PAGES: readonly Binding[] = [
	bind('pageUp', 'pageUp', 'a page up'),
	bind('pageDown', 'pageDown', 'a page down'),
	bind('first', 'home', 'to the first'),
	bind('last', 'end', 'to the last'),
];
export const choose = (keys: string, help: string, label = 'choose'): Binding =>
	bind('choose', keys, help, label, undefined, 'arrows enter');

/** Returns a line of a key map that the list of commands has too. */
export const listed = (binding: Binding): Binding => ({...binding, isListed: true});

/** Returns what digits do in a list: they go to a row. */
const numbers = (row: string): readonly Binding[] => [
	bind(
		'type',
		'',
		`a number goes to ${row}, and opens it at once when no longer number can follow`,
	),
	bind('erase', 'backspace', 'erase the last digit'),
];

/** A list with numbers before its rows. */
const LIST: readonly Binding[] = [
	bind('up', 'up k', 'up'),
	bind('down', 'down j', 'down'),
	...PAGES,
	listed(choose('enter space', 'open the row under the cursor')),
	...numbers('the row that has it before it'),
];
const SEARCH = 'type words to narrow the list';
const LEAVE_LIST: readonly Binding[] = [
	listed(back('all rows again, or back', 'back')),
	bind('leave', 'q', 'the same'),
	COMMANDS,
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
	bind(
		'type',
		'',
		'type a name or a PIN where the row has one; Backspace, Ctrl+W and Ctrl+U erase',
	),
	listed(back('back; everything is kept', 'back')),
	bind('leave', 'q', 'the same, but in a row that is typed into'),
	COMMANDS,
	KEYS,
];

/** Every key map of rows to choose among, to fill in or to search. */
export const LIST_BINDINGS = {
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
		COMMANDS,
		KEYS,
	],
	list: [...LIST, act('search', '/', SEARCH, 'search'), ...LEAVE_LIST],
	variants: [
		...LIST,
		act('search', '/', `${SEARCH}; a letter that is no key begins one at once`, 'search'),
		act('rules', 'i ctrl+r', 'all rules of the game under the cursor', 'rules'),
		...LEAVE_LIST,
	],
	saved: [
		...LIST,
		act('search', '/', SEARCH, 'search'),
		act('delete', 'd delete', 'delete the game under the cursor; it is asked first', 'delete'),
		act('undelete', 'z', 'undo the last deletion; again, the one before it'),
		...LEAVE_LIST,
	],
	games: [
		bind('up', 'up k', 'up'),
		bind('down', 'down j', 'down'),
		...PAGES,
		act('choose', 'enter space', 'go through the game under the cursor', 'review'),
		...numbers('that row, counted below the list'),
		act(
			'analyse',
			'x a',
			'judge its moves by what their side knew: go through it with a verdict on each',
			'analyse',
		),
		act('search', '/', 'type to narrow the list: names, dates, variants, results', 'search'),
		EXPORT,
		{...act('delete', 'd delete', 'delete it', 'delete'), dropped: 'first'},
		act('undelete', 'z', 'undo the last deletion; again, the one before it'),
		act(
			'statistics',
			's',
			'your record: results, faults, luck, how much you knew',
			'statistics',
			'stats',
		),
		listed(back('all games again, or back', 'back')),
		bind('leave', 'q', 'back'),
		COMMANDS,
		KEYS,
	],
	form: FORM,
	'new-game': [
		act('rules', 'i', 'all rules of the chosen game, but in a row that is typed into', 'rules'),
		...FORM,
	],
} as const satisfies {readonly [name: string]: readonly Binding[]};
