import type {Word} from '../../../core/act.js';
import {COACH_COMMANDS, type CoachCommand} from '../../../session/drill/coach-command.js';

/** A cursor on a board, in a list, through a text. */
type Steps = 'up' | 'down' | 'left' | 'right' | 'pageUp' | 'pageDown' | 'first' | 'last';
type Choosing = 'next' | 'previous' | 'choose' | 'back';
type Typing = 'complete' | 'erase' | 'clear' | 'type';
type InGame = 'ghosts' | 'mark' | 'ask' | 'know' | 'men' | 'flip' | 'rules';
type Everything = 'settings' | 'commands' | 'keys';
type OfGame = 'takeback' | 'draw' | 'resign' | 'leave' | 'confirm' | 'take' | 'pass';
type Messages = 'olderMessages' | 'newerMessages' | 'told';
export const isCoachCommand = (command: Command): command is CoachCommand =>
	COACH_COMMANDS.some((one) => one === command);
type AfterDrill = 'again' | 'swap' | 'another' | 'solution';
/** Going through a line or a game. */
type Watching = 'auto' | 'faster' | 'slower' | 'other';
type InReview = 'nextMarked' | 'lastMarked' | 'eyes' | 'export' | 'analyse';
/** A list of games. */
type OfGames = 'delete' | 'undelete' | 'search' | 'statistics';
type Anywhere = 'interrupt' | 'suspend' | 'redraw';

/** Says a word of the game's. */
export type SayCommand = `say:${Word}`;

/** What a key can do. Screens say how; a key map only says which key asks for what. */
export type Command =
	| Steps
	| Choosing
	| Typing
	| InGame
	| Everything
	| OfGame
	| Messages
	| CoachCommand
	| AfterDrill
	| Watching
	| InReview
	| OfGames
	| SayCommand
	| Anywhere;

/** Returns a sentence of a key map in brief: what comes after the colon is for where there is much room. */
export const briefHelp = (help: string): string => help.split(':')[0];

/** When a help line drops something where there is little room; `late` is before what is dropped last. */
export type Dropped = 'first' | 'late' | 'last';

/** One line of a key map. */
export type Binding = {
	readonly command: Command;
	/**
	 * The keys that ask for it: a character as typed, a press's name ("enter", "pageUp"), with "ctrl+" or
	 * "shift+" before it. None for what is only in the list of commands or has no one key.
	 */
	readonly keys: readonly string[];
	/** A word or two for the help line; without one it is only in the list of all keys. */
	readonly label?: string;
	/** A shorter one, for narrow windows. */
	readonly short?: string;
	/** A sentence part for the list of all keys. */
	readonly help: string;
	/** The keys that a help line shows, when they are not the first one, and the list of all keys where they are all its own, or it has none. */
	readonly shown?: readonly string[];
	/** Whether the list of commands has it too. */
	readonly isListed?: boolean;
	/** Where there is little room a help line drops it last, such as what goes on, late, such as what a screen is for, or first. */
	readonly dropped?: Dropped;
};

/**
 * Returns a line of a key map. Keys stand side by side, "up k"; the first is the one that a help line shows, or
 * those of `shown`.
 */
export const bind = (
	command: Command,
	keys: string,
	help: string,
	label?: string,
	short?: string,
	shown?: string,
): Binding => ({
	command,
	keys: keys === '' ? [] : keys.split(' '),
	help,
	...(label === undefined ? {} : {label}),
	...(short === undefined ? {} : {short}),
	...(shown === undefined ? {} : {shown: shown.split(' ')}),
});

/** Returns the same for what the list of commands has too. */
export const act = (...line: Parameters<typeof bind>): Binding => ({
	...bind(...line),
	isListed: true,
});

/** Returns a binding that a narrow help line leaves out after the others. */
export const lasting = (binding: Binding): Binding => ({...binding, dropped: 'last'});

/** Returns bindings that the help line leaves out. */
export const unlabelled = (bindings: readonly Binding[]): readonly Binding[] =>
	bindings.map(({label: _label, ...rest}) => rest);

/** Returns a binding of which a narrow help line says nothing before it leaves out another one. */
export const spare = (binding: Binding): Binding => ({...binding, dropped: 'first'});
