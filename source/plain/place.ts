import type {LastWords} from '../session/last-words.js';

/** Something that can be typed, as the help has it. */
export type Typed = {
	/** Its name first, then shorter ones; all in lower case. */
	readonly names: readonly string[];
	/** What can stand behind the name. */
	readonly usage?: string;
	/** What it does, as a part of a sentence. */
	readonly help: string;
	/** Whether it cannot be said at this moment, but at some time in the game. */
	readonly isLater?: true;
	/** Why it would do nothing now, as a part of a sentence. */
	readonly fault?: string | undefined;
};

/** A command that can be typed, with what stands behind it. */
export type PlainCommand = Typed & {
	/** Does it; `words` is what stood behind the name, without blanks around it. */
	readonly run: (words: string) => void;
	/** How many things it begins by their numbers, which may be typed without it. */
	readonly numbered?: number;
};

/** A kind of thing that many are practised of, one after the other. */
export type Kind = 'scene' | 'drill' | 'puzzle';

/** Where one is: in the menu, in a game, in a puzzle. It says things when it is entered and when something happens, and takes lines. */
export type Place = {
	/** What can be typed here, in the order of the help. */
	readonly commands: () => readonly PlainCommand[];
	/** Whether everything is begun here. */
	readonly isMenu?: true;
	/** What is practised here, so that another of its kind can be begun in its place. */
	readonly kind?: Kind | undefined;
	/** What else can be typed at this moment, first in the help: the acts of a game. */
	readonly acts?: () => readonly Typed[];
	/** Returns of a word that can be typed at another moment what it does and why not now; undefined for any other. */
	readonly explain?: (word: string) => string | undefined;
	/** Says where one is; called when one comes here, and when one comes back. */
	readonly enter: () => void;
	/** Takes a line that names no command; an empty one is Enter alone. */
	readonly take: (line: string) => void;
	/** Whether lines have to wait, as while a bot thinks. */
	readonly isBusy?: () => boolean;
	/** Takes a line that comes while lines have to wait, such as "stop"; returns whether it meant anything. */
	readonly interrupt?: (line: string) => boolean;
	/** Whether the next line is not to be seen while it is typed. */
	readonly isSecret?: () => boolean;
	/** The terminal is somebody else's for a while, and then this program's again. */
	readonly hide?: () => void;
	readonly show?: () => void;
	/** Puts it away, for good, be it for another place that `follows` it; returns what is said of it where one is then, and once the program has ended. */
	readonly close?: (follows: boolean) => LastWords | undefined;
};
