import {BINDINGS} from './key-bindings.js';
import type {Press} from './press.js';

/**
 * What a key can do. Screens say how; this file only says which key asks for what, and is both what
 * matches keys and what the help is made from.
 */
export type Command =
	// Moving about: on a board, in a list, through a game.
	| 'up'
	| 'down'
	| 'left'
	| 'right'
	| 'pageUp'
	| 'pageDown'
	| 'first'
	| 'last'
	| 'next'
	| 'previous'
	| 'choose'
	| 'back'
	// A move being typed.
	| 'complete'
	| 'erase'
	| 'clear'
	| 'type'
	// In a game.
	| 'ghosts'
	| 'mark'
	| 'ask'
	| 'know'
	| 'men'
	| 'flip'
	| 'takeback'
	| 'draw'
	| 'resign'
	| 'rules'
	| 'commands'
	| 'keys'
	| 'leave'
	| 'confirm'
	| 'take'
	| 'stop'
	| 'olderMessages'
	| 'newerMessages'
	// In a drill.
	| 'hint'
	| 'why'
	| 'show'
	| 'plan'
	| 'verdicts'
	| 'guess'
	| 'guessHere'
	| 'check'
	| 'code'
	| 'again'
	| 'another'
	| 'solution'
	// In watching a line or a game.
	| 'auto'
	| 'faster'
	| 'slower'
	| 'other'
	// In a review.
	| 'nextMarked'
	| 'lastMarked'
	| 'eyes'
	| 'export'
	// Anywhere.
	| 'interrupt'
	| 'suspend'
	| 'redraw'
	// Questions.
	| 'yes'
	| 'no';

/** The key maps of a turn: in a game, in one with an umpire, in one whose umpire may not be asked, with the men in a drill, the same behind an umpire, while guessing there with and without one, with the lone king in a drill, the same behind an umpire, in a puzzle. */
export const TURN_CONTEXTS = [
	'turn',
	'refereed',
	'unasked',
	'drill',
	'refereed-drill',
	'guess',
	'refereed-guess',
	'defence',
	'refereed-defence',
	'puzzle',
] as const;
export type TurnContext = (typeof TURN_CONTEXTS)[number];

/** What a person is doing, as far as the keys differ. */
export const KEY_CONTEXTS = [
	'menu',
	'form',
	'turn',
	'refereed',
	'unasked',
	'entry',
	'mark',
	'confirm',
	'handoff',
	'pin',
	'wait',
	'ahead',
	'drill',
	'refereed-drill',
	'guess',
	'refereed-guess',
	'defence',
	'refereed-defence',
	'review',
	'replay',
	'watch',
	'watch-tries',
	'spectator',
	'ended',
	'drill-ended',
	'puzzle',
	'puzzle-ended',
	'question',
	'palette',
	'overlay',
	// Whatever the person is doing.
	'anywhere',
] as const;
export type KeyContext = (typeof KEY_CONTEXTS)[number];

/** Returns whether a key map is that of a turn. */
export const isTurnContext = (context: KeyContext): context is TurnContext =>
	TURN_CONTEXTS.some((turn) => turn === context);

/** Returns whether a key map is that of a turn of a drill with an umpire. */
export const isRefereedDrill = (context: KeyContext): boolean =>
	context === 'refereed-drill' || context === 'refereed-guess' || context === 'refereed-defence';

/** Returns whether a key map is that of a turn of a game or drill with an umpire. */
export const isRefereedContext = (context: KeyContext): boolean =>
	context === 'refereed' || context === 'unasked' || isRefereedDrill(context);

/** Returns whether a key map is that of a turn in which a person marks where he guesses the king. */
export const isGuessing = (context: KeyContext): boolean =>
	context === 'guess' || context === 'refereed-guess';

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
	/** The keys that the help shows, when they are not the first one. */
	readonly shown?: readonly string[];
	/** Whether the list of commands has it too. */
	readonly isListed?: boolean;
};

/** Returns a key map: what can be asked for in a context, in the order of the help. */
export const bindingsFor = (context: KeyContext): readonly Binding[] => BINDINGS[context];

/** Returns a press as key maps write it: "k", "enter", "ctrl+g", "shift+tab". */
export function keyOf({name, text, ctrl, shift, meta}: Press): string {
	if (meta) {
		return `meta+${text === '' ? name : text}`;
	}

	if (name === 'character') {
		return ctrl ? `ctrl+${text.toLowerCase()}` : text;
	}

	return ctrl ? `ctrl+${name}` : shift && name === 'tab' ? 'shift+tab' : name;
}

/** Returns what a press asks for in a context, or undefined. */
export function commandFor(context: KeyContext, press: Press): Command | undefined {
	const key = keyOf(press);
	return BINDINGS[context].find(({keys}) => keys.includes(key))?.command;
}

/** Returns the commands of a context that can also be chosen from a list, so that none needs a letter. */
export const listedCommands = (context: KeyContext): readonly Binding[] =>
	BINDINGS[context].filter(({isListed}) => isListed === true);
