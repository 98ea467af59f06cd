import type {Key} from 'ink';
import {withoutFullWidth} from '../../core/full-width.js';
import {withoutJoining} from '../../core/joining.js';
import {noKey} from '../../text/turn.js';

/** Ink's flags for keys that have a name. */
const NAMED = {
	upArrow: 'up',
	downArrow: 'down',
	leftArrow: 'left',
	rightArrow: 'right',
	home: 'home',
	end: 'end',
	pageUp: 'pageUp',
	pageDown: 'pageDown',
	return: 'enter',
	escape: 'escape',
	tab: 'tab',
	backspace: 'backspace',
	delete: 'delete',
} as const;

/** The keys that have a name; every other one is a character, or 'other' when it is neither (such as F5). */
export const PRESS_NAMES = [...Object.values(NAMED), 'space', 'character', 'other'] as const;
export type PressName = (typeof PRESS_NAMES)[number];

export type Press = {
	readonly name: PressName;
	/** The character; empty for every key that is none. */
	readonly text: string;
	readonly ctrl: boolean;
	readonly shift: boolean;
	readonly meta: boolean;
};

/** Returns what is said of a key that asks for nothing here; nothing where it has no sign to be named by. */
export const deadKey = ({text, ctrl, meta}: Press): string | undefined =>
	!ctrl && !meta && /^[!-~]$/.test(text) ? noKey(text) : undefined;

const CONTROL: Readonly<Record<string, PressName>> = {
	'\r': 'enter',
	'\n': 'enter',
	'\t': 'tab',
	'\u0008': 'backspace',
	'\u007F': 'backspace',
	'\u001B': 'escape',
	' ': 'space',
};

const make = (name: PressName, text: string, key: Partial<Key>): Press => ({
	name,
	text,
	ctrl: key.ctrl ?? false,
	shift: key.shift ?? false,
	meta: key.meta ?? false,
});

function readCharacter(text: string, key: Partial<Key>): Press {
	const name = CONTROL[text];
	if (name !== undefined) {
		return make(name, name === 'space' ? ' ' : '', key);
	}

	const code = text.codePointAt(0) ?? 0;
	if (code < 0x20) {
		// What a terminal sends for Ctrl and a letter.
		return make('character', String.fromCodePoint(code + 0x60), {ctrl: true});
	}

	return code < 0xa0 && code > 0x7e ? make('other', '', key) : make('character', text, key);
}

/** Returns the keys that write a text. */
export const pressesOf = (text: string): readonly Press[] =>
	Array.from(text, (character) => readCharacter(character, {}));

/**
 * Returns the keys that Ink's `useInput` was called for, one by one: a quick typist's "Nf3" and Enter
 * come in one call. What a terminal sends for keys that mean nothing here becomes 'other'.
 */
export function readPresses(input: string, key: Key): readonly Press[] {
	if (key.eventType === 'release') {
		return [];
	}

	const flags = Object.keys(NAMED) as (keyof typeof NAMED)[];
	const named = flags.find((flag) => key[flag]);
	if (named === 'escape' && key.meta) {
		// Esc pressed twice at once reads as Alt and Esc, which nobody presses.
		return [make('escape', '', {}), make('escape', '', {})];
	}

	if (named !== undefined) {
		return [make(NAMED[named], '', key)];
	}

	if (key.ctrl) {
		return [
			input === ' '
				? make('space', ' ', key)
				: make(input.length === 1 ? 'character' : 'other', input.length === 1 ? input : '', key),
		];
	}

	// A sequence that Ink could not read comes without its ESC; no person types a bracket first.
	if (input.length > 1 && /^[[O][\d;<?$~A-Za-z]*$/.test(input)) {
		return [make('other', '', key)];
	}

	return Array.from(withoutFullWidth(withoutJoining(input)), (text) => readCharacter(text, key));
}
