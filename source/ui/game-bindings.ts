import type {Binding} from './key-map.js';

/**
 * The squares' cursor. h and k also begin moves ("h4", "ke2"): `turn-input.ts` moves the cursor at once and
 * takes the step back when what follows makes a move of it.
 */
export const CURSOR: readonly Binding[] = [
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

/** The same where an umpire judges what is put down. */
export const REFEREED_CURSOR: readonly Binding[] = CURSOR.map((binding) =>
	binding.command === 'choose'
		? {
				...binding,
				label: 'try',
				help: 'pick up the man under the cursor, or try to put it down there',
			}
		: binding,
);

/**
 * No letter here can begin a move (a–h, k, n, b, r, q, o, 0) except for the cursor's, so a typed move never
 * sets off a command. What would be called by such a letter has it with Ctrl besides its own.
 */
export const GHOSTS: Binding = {
	command: 'ghosts',
	keys: ['s', 'ctrl+g'],
	label: 'ghosts',
	shown: ['s', 'ctrl+g'],
	help: 'show or hide ghosts: enemy men where they were last seen, with the plies since',
	isListed: true,
};
export const MARK: Binding = {
	command: 'mark',
	keys: ['m'],
	label: 'mark',
	help: 'put a pencil mark on the square under the cursor, or rub it out',
	isListed: true,
};
/** A man of the other side's that is set on one's own board, where an umpire has the men that count. */
export const SET_MAN: Binding = {
	...MARK,
	label: 'set a man',
	short: 'set',
	help: 'set a man of the other side (or a sign) on the square under the cursor, as you guess, or take it off',
};
export const ASK: Binding = {
	command: 'ask',
	keys: ['y', 'ctrl+a'],
	label: 'ask the umpire',
	short: 'ask',
	help: 'ask the umpire what this book lets you ask, "Any?" mostly; typing a or any? and Enter does too',
	isListed: true,
};
export const KNOW: Binding = {
	command: 'know',
	keys: ['w', 'ctrl+k'],
	label: 'what I know',
	short: 'know',
	shown: ['w', 'ctrl+k'],
	help: 'what you know: what may stand on each square that you do not see, or hide it again',
	isListed: true,
};
export const MEN: Binding = {
	command: 'men',
	keys: ['p'],
	help: 'the men counted: in sight, last seen, taken, lost',
	isListed: true,
};
export const FLIP: Binding = {
	command: 'flip',
	keys: ['t', 'ctrl+f'],
	label: 'turn board',
	short: 'turn',
	shown: ['t', 'ctrl+f'],
	help: 'turn the board round',
	isListed: true,
};
export const TAKEBACK: Binding = {
	command: 'takeback',
	keys: ['u'],
	label: 'take back',
	short: 'undo',
	help: 'ask to take back your last move',
	isListed: true,
};
export const RULES: Binding = {
	command: 'rules',
	keys: ['i'],
	help: 'the rules of this game on a card',
	isListed: true,
};
export const MESSAGES: readonly Binding[] = [
	{command: 'olderMessages', keys: ['pageUp'], help: 'older messages'},
	{command: 'newerMessages', keys: ['pageDown'], help: 'newer messages'},
];
export const COMMANDS: Binding = {
	command: 'commands',
	keys: [':', 'ctrl+p'],
	label: 'commands',
	shown: [':', 'ctrl+p'],
	help: 'every command in a list that is searched by typing',
};
export const KEYS: Binding = {
	command: 'keys',
	keys: ['?'],
	label: 'all keys',
	short: 'keys',
	help: 'help: what the signs mean, and every key',
};
export const back = (help: string, label?: string): Binding => ({
	command: 'back',
	keys: ['escape'],
	help,
	...(label === undefined ? {} : {label}),
});

export const LEAVE_GAME: Binding = {
	command: 'leave',
	keys: [],
	help: 'save the game and go to the menu',
	isListed: true,
};
