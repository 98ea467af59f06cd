import {BINDINGS} from './key-bindings.js';
import type {Binding, Command} from './key-binding.js';
import type {Press} from './press.js';
import type {Turn} from './game/turn-of.js';
import {turnBindings} from './turn-bindings.js';

export type {Binding, Command} from './key-binding.js';

/** What a person is doing, as far as the keys differ: his turn, or what has a key map of its own. */
export type KeyContext = keyof typeof BINDINGS | Turn;

export const isTurnContext = (context: KeyContext): context is Turn => typeof context === 'object';

/** Returns a key map: what can be asked for in a context, in the order of the help. */
export const bindingsFor = (context: KeyContext): readonly Binding[] =>
	isTurnContext(context) ? turnBindings(context) : BINDINGS[context];

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
	return bindingsFor(context).find(({keys}) => keys.includes(key))?.command;
}

/** Returns the commands of a context that can also be chosen from a list, so that none needs a letter. */
export const listedCommands = (context: KeyContext): readonly Binding[] =>
	bindingsFor(context).filter(({isListed}) => isListed === true);
