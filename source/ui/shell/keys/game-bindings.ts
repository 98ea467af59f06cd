import {moveExamples} from '../../../text/turn.js';
import {act, bind, type Binding} from './key-binding.js';

const MOVES_CURSOR = 'move the cursor: k j h l do so, too';

/**
 * The squares' cursor. h and k also begin moves ("h4", "ke2"): `turn-input.ts` moves the cursor at once and
 * takes the step back when what follows makes a move of it. `castles`: whether the king still may.
 */
export const cursor = (label: string, help: string, castles = false): readonly Binding[] => [
	bind('up', 'up k', MOVES_CURSOR),
	bind('down', 'down j', MOVES_CURSOR),
	bind('left', 'left h', MOVES_CURSOR),
	bind('right', 'right l', MOVES_CURSOR),
	bind('choose', 'enter', help, label, undefined, 'arrows enter'),
	bind(
		'type',
		'',
		`type a move at any time: ${moveExamples(castles)}; Enter plays it`,
		'type a move',
	),
	bind('next', 'tab', 'next man that can move: the cursor goes there'),
	bind('previous', 'shift+tab', 'the one before'),
];

/**
 * No letter here can begin a move (a–h, k, n, b, r, q, o, 0) except for the cursor's, so a typed move never
 * sets off a command. What would be called by such a letter has it with Ctrl besides its own.
 */
export const GHOSTS = act(
	'ghosts',
	's ctrl+g',
	'show or hide ghosts: enemy men where they were last seen, with the plies (half-moves) since',
	'ghosts',
);
export const MARK = act(
	'mark',
	'm',
	'put a pencil mark: on the square under the cursor; again rubs it out',
	'mark',
);
/** A man of the other side's that is set on one's own board, where none of them is ever seen. */
export const SET_MAN = act(
	'mark',
	'm',
	'set a man on a square: one of the other side (or a sign) on the one under the cursor, as you guess, or take it off',
	'set a man',
	'set',
);
export const ASK = act(
	'ask',
	'y ctrl+a',
	'ask the umpire: what this book lets you ask, “Any?” mostly; typing a or any? and Enter does too',
	'ask the umpire',
	'ask',
);
export const KNOW = act(
	'know',
	'w ctrl+k',
	'what you know: what may stand on each square that you do not see, or hide it again',
	'what I know',
	'know',
);
export const MEN = act('men', 'p', 'the men counted: in sight, last seen, taken, lost');
export const EXPORT = act('export', 'e', 'write it into a file, as PGN', 'PGN');
export const FLIP = act('flip', 't ctrl+f', 'turn the board round', 'turn board', 'turn');
export const TAKEBACK = act(
	'takeback',
	'u',
	'take back: ask to take your last move back',
	'take back',
	'back',
);
/** What was told in turns before. */
export const TOLD = act(
	'told',
	'',
	'all that you were told: so far, turn by turn; PgUp leads there, too, past the first message',
);
export const RULES = act('rules', 'i ctrl+r', 'the rules of this game: on a card');
const IN_MESSAGES = 'through the messages';
export const MESSAGES: readonly Binding[] = [
	bind('olderMessages', 'pageUp', IN_MESSAGES),
	bind('newerMessages', 'pageDown', IN_MESSAGES),
];
export const COMMANDS = bind(
	'commands',
	': ctrl+p',
	'every command in a list: it is searched by typing',
	'commands',
	'more',
);
export const SETTINGS = act(
	'settings',
	'',
	'settings: theme, men, bell, mouse and more, over what is shown, which is there again afterwards',
);
export const KEYS = act('keys', '?', 'help: what the signs mean, and every key', 'help');
export const back = (help: string, label?: string): Binding => bind('back', 'escape', help, label);
export const LEAVE_GAME = 'save the game and leave it';

/** How men are placed that are put down one by one. */
export const PLACING: readonly Binding[] = [
	...cursor('move', '')
		.slice(0, 4)
		.map(({keys, ...rest}): Binding => ({...rest, keys: keys.filter((key) => key !== 'k')})),
	bind(
		'type',
		'',
		'k q r b n p: put that man on the square under the cursor; where it turns out to begin a word, such as random, the man is taken back',
		'letters put men',
	),
	bind(
		'choose',
		'enter space',
		'pick up the man under the cursor, or put it down there; two men change places',
		'move one',
		'move',
		'enter',
	),
	bind('erase', 'backspace delete', 'take the man under the cursor off', 'take off', 'off'),
	bind('next', 'tab', 'next square: where something can be done'),
	bind('previous', 'shift+tab', 'the one before'),
];

/** How a king is put on another square; nothing else can be moved then. */
export const KING_ANEW: readonly Binding[] = [
	...PLACING.filter(({command}) => !['type', 'choose', 'erase'].includes(command)),
	bind('type', '', 'k or a square, such as e1 and Enter, puts the king there', 'k or a square'),
	bind(
		'choose',
		'enter space',
		'put the king on the square under the cursor',
		'king here',
		'put',
		'enter',
	),
];

/** How every turn ends: what it is given up and left by (`leave` says it in the list of commands), and the lists of all that there is. */
export const ways = (
	what: string,
	resign: readonly Binding[],
	leave: string,
): readonly Binding[] => [
	RULES,
	...MESSAGES,
	...resign,
	act('leave', '', leave, undefined, undefined, 'escape'),
	back(
		`back, or leave the ${what}: one step after the other, clear what is typed, put the man down, put away what is shown, or ${leave}`,
		'leave',
	),
	COMMANDS,
	KEYS,
	SETTINGS,
];
