import {given} from '../../../core/given.js';
import {BINDINGS, CONFIRM, WAIT} from './key-bindings.js';
import type {Binding, Command, Dropped} from './key-binding.js';
import {type Over, overBindings} from './over-bindings.js';
import {replayBindings, type Replayed} from './replay-bindings.js';
import {type Press, PRESS_NAMES} from '../press.js';
import type {Turn} from '../../../session/told/turn-of.js';
import {turnBindings, withoutWords} from './turn-bindings.js';
import type {Glyphs} from '../../theme/glyphs.js';

/** The time in which another seat is to move; with the words of the game, which are typed ahead, and whether there is nothing to work out. */
export type Waiting = {readonly of: 'wait'} & Pick<Turn, 'words' | 'hasNothingToKnow'>;

/** The time between a move and the hand-off. */
type Confirming = {readonly of: 'confirm'} & Pick<Turn, 'hasNothingToKnow'>;

/** What a person is doing, as far as the keys differ: his turn and what comes after it, a record that is played, or what has one key map. */
export type KeyContext = keyof typeof BINDINGS | Turn | Confirming | Waiting | Over | Replayed;

export const isWaiting = (context: KeyContext): context is Waiting =>
	typeof context === 'object' && context.of === 'wait';

export const isTurnContext = (context: KeyContext): context is Turn =>
	typeof context === 'object' && !['confirm', 'wait', 'over', 'replay'].includes(context.of);

/** Returns bindings without what asks for what is known, where that is nothing. */
const known = (
	{hasNothingToKnow}: Pick<Turn, 'hasNothingToKnow'>,
	bindings: readonly Binding[],
): readonly Binding[] =>
	bindings.filter(({command}) => command !== 'know' || hasNothingToKnow !== true);

/** Returns a key map: what can be asked for in a context, in the order of the help. */
export function bindingsFor(context: KeyContext): readonly Binding[] {
	if (typeof context === 'string') {
		return BINDINGS[context];
	}

	switch (context.of) {
		case 'confirm':
			return known(context, CONFIRM);
		case 'wait':
			return withoutWords(context, known(context, WAIT));
		case 'over':
			return overBindings(context);
		case 'replay':
			return replayBindings(context.can);
		default:
			return turnBindings(context);
	}
}

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

/** One entry of a help line: what to press and what it does. */
export type HelpItem = {
	/** As on the keys; empty for what has no key of its own ("type a move"). */
	readonly keys: string;
	readonly label: string;
	/** When it is dropped where there is little room. */
	readonly dropped?: Dropped;
	/** Whether it leads to a list of all that there is no room for. */
	readonly leadsOn?: boolean;
	/** The last of its keys, where it has more. */
	readonly lastKey?: string;
};

/** One line of the list of all keys, with its name in a help line. */
export type KeyLine = Pick<Binding, 'command' | 'help' | 'label'> & {readonly keys: string};

const NAMES: Readonly<Record<string, string>> = {
	digits: '0-9',
	enter: 'Enter',
	escape: 'Esc',
	space: 'Space',
	tab: 'Tab',
	'shift+tab': 'Shift+Tab',
	backspace: 'Backspace',
	delete: 'Delete',
	home: 'Home',
	end: 'End',
	pageUp: 'PgUp',
	pageDown: 'PgDn',
};

const ARROWS = ['left', 'up', 'down', 'right'];

/** Returns a key as it is written on a keyboard: "←", "Enter", "Ctrl+G". */
export function keyName(key: string, glyphs: Glyphs): string {
	if (key === 'arrows') {
		return glyphs.arrows;
	}

	const arrow = ARROWS.indexOf(key);
	if (arrow >= 0) {
		return glyphs.isAscii ? key[0].toUpperCase() + key.slice(1) : glyphs.arrows[arrow];
	}

	return key.startsWith('ctrl+') ? `Ctrl+${key.slice(5).toUpperCase()}` : (NAMES[key] ?? key);
}

/** Returns the press of a key by the name that it has on a help line; undefined where that names several, or arrows. */
export function pressNamed(name: string): Press | undefined {
	const plain = {text: '', ctrl: false, shift: false, meta: false};
	const letter = /^(?<ctrl>Ctrl\+)?(?<text>[!-~])$/.exec(name)?.groups;
	if (letter !== undefined) {
		const ctrl = letter['ctrl'] !== undefined;
		const text = ctrl ? letter['text'].toLowerCase() : letter['text'];
		return {...plain, name: 'character', text, ctrl};
	}

	const found = PRESS_NAMES.find((one) => NAMES[one] === name);
	return found === undefined
		? undefined
		: {...plain, name: found, text: found === 'space' ? ' ' : ''};
}

const hasName = (key: string): boolean => key === 'arrows' || ARROWS.includes(key) || key in NAMES;

/** Returns the keys that a help line shows for a binding: those with names that it asks for, else the first. */
const shortKeys = (keys: readonly string[], shown: readonly string[] = []): readonly string[] =>
	shown.length > 0 && shown.every((key) => hasName(key)) ? shown : keys.slice(0, 1);

/** Returns the help of a key map: all that has a label, in its order. `isShort` takes the short labels. */
const helpItems = (bindings: readonly Binding[], glyphs: Glyphs, isShort = false): HelpItem[] =>
	bindings.flatMap(({command, keys, shown, label = '', short, ...binding}) => {
		// What leads out is dropped last in every key map.
		const dropped = command === 'back' ? 'last' : binding.dropped;
		const leadsOn = command === 'commands';
		const names = shortKeys(keys, shown).map((key) => keyName(key, glyphs));
		const item = {keys: names.join(' '), label: isShort ? (short ?? label) : label};
		const lastKey = names.length > 1 ? names.at(-1) : undefined;
		return label === '' ? [] : [{...item, leadsOn, ...given({dropped, lastKey})}];
	});

const GAP = 2;

const widthOf = ({keys, label}: HelpItem): number =>
	keys.length + label.length + (keys === '' || label === '' ? 0 : 1);

const total = (items: readonly HelpItem[]): number =>
	items.reduce((sum, item) => sum + widthOf(item) + GAP, -GAP);

/**
 * Returns the entries that fit into `width` columns with two between them. The last one (help) is kept as long as
 * anything is, by its key alone where the way to what is left out has room then, perhaps by its key alone too, then what is dropped last, and late; of the others the one that comes first, the way to what is left out, and those
 * that come next, before what is dropped first, by their last key alone where there is no room for all their keys.
 */
function fitHelp(items: readonly HelpItem[], width: number): readonly HelpItem[] {
	const last = items.at(-1);
	if (last === undefined || widthOf(last) > width) {
		return [];
	}

	const others = items.slice(0, -1);
	const leads = (some: readonly HelpItem[]): boolean => some.some(({leadsOn}) => leadsOn === true);
	const withoutLabel = (item: HelpItem): HelpItem => ({...item, label: ''});
	const byKeys = others.map((item) => (item.leadsOn === true ? withoutLabel(item) : item));
	const byLastKeys = byKeys.map((item) => ({...item, keys: item.lastKey ?? item.keys}));
	const ways = [
		fitBefore(last, others, width),
		fitBefore(withoutLabel(last), others, width),
		fitBefore(withoutLabel(last), byKeys, width),
		fitBefore(withoutLabel(last), byLastKeys, width),
	];
	const isLate = ({dropped}: HelpItem): boolean => dropped === 'late';
	const late = others.filter(isLate).length;
	const leading = leads(others) ? ways.filter(leads) : [];
	return leading.find((some) => some.filter(isLate).length === late) ?? leading[0] ?? ways[0];
}

/** Returns the last entry and those before it for which it leaves room, in their ranks. */
function fitBefore(
	last: HelpItem,
	others: readonly HelpItem[],
	width: number,
): readonly HelpItem[] {
	const kept = new Map<HelpItem, HelpItem>();
	const ranked = (rank?: Dropped, leadsOn = false): readonly HelpItem[] =>
		others.filter((item) => item.dropped === rank && (item.leadsOn ?? false) === leadsOn);
	const [most = [], ...less] = ranked().map((item) => [item]);
	const inRank = [
		...ranked('last'),
		...ranked('late'),
		...most,
		...ranked(undefined, true),
		...less.flat(),
		...ranked('first'),
	];
	for (const item of inRank) {
		const fitting = [item, {...item, keys: item.lastKey ?? item.keys}].find(
			(one) => total([...kept.values(), one, last]) <= width,
		);
		if (fitting !== undefined) {
			kept.set(item, fitting);
		}
	}

	return [...others.flatMap((item) => kept.get(item) ?? []), last];
}

/**
 * Returns the help line of a key map for a width: with full labels when all of it fits, else with short ones. `first` stands
 * before what the key map has.
 */
export function helpLineOf(
	bindings: readonly Binding[],
	glyphs: Glyphs,
	width: number,
	first: readonly HelpItem[] = [],
): readonly HelpItem[] {
	const full = [...first, ...helpItems(bindings, glyphs)];
	return total(full) <= width
		? full
		: fitHelp([...first, ...helpItems(bindings, glyphs, true)], width);
}

/** Returns the same for the key map of a context. */
export const helpLine = (
	context: KeyContext,
	glyphs: Glyphs,
	width: number,
	first: readonly HelpItem[] = [],
): readonly HelpItem[] => helpLineOf(bindingsFor(context), glyphs, width, first);

/** Whether all keys that a help line shows for a binding are another one's, which tells what they do. */
const isToldElsewhere = ({keys, shown = []}: Binding, bindings: readonly Binding[]): boolean =>
	keys.length === 0 &&
	shown.length > 0 &&
	shown.every((key) => bindings.some((other) => other.keys.includes(key)));

/** Returns the first keys of what several do alike: characters side by side, names apart. */
function joinKeys(bindings: readonly Binding[], glyphs: Glyphs): string {
	const names = bindings.map(({keys}) => keyName(keys[0], glyphs));
	return names.join(names.every(({length}) => length === 1) ? '' : ' ');
}

/**
 * Returns the list of all keys of a context, made from its key map and that of anywhere; what is only in the list of commands
 * has the key of that list and the name by which it is found there.
 */
export function keyLines(context: KeyContext, glyphs: Glyphs): readonly KeyLine[] {
	const all = [...bindingsFor(context), ...bindingsFor('anywhere')];
	const list = all.find(({command}) => command === 'commands')?.keys[0] ?? '';
	const bindings = all.filter((binding) => !isToldElsewhere(binding, all));
	return bindings.flatMap(({command, keys, shown, help, label, isListed}, index) => {
		const line = {command, help, ...given({label})};
		// What several do alike one after the other is one line, with the first key of each.
		if (index > 0 && bindings[index - 1].help === help) {
			return [];
		}

		const others = bindings.slice(index);
		const end = others.findIndex((one) => one.help !== help);
		if (end > 1) {
			return {...line, keys: joinKeys(others.slice(0, end), glyphs)};
		}

		// What a help line shows beside them belongs to another command, which has a line of its own here.
		const own = shown?.every((key) => keys.includes(key)) === true ? shown : keys;
		const named = own.length === 0 ? (shown ?? []) : own;
		const told = named.length === 0 && isListed === true && list !== '' ? [list + command] : named;
		return {...line, keys: told.map((key) => keyName(key, glyphs)).join(' or ')};
	});
}
