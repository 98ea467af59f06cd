import {firstShown, type Line, lineWidth} from '../frame/text-lines.js';
import {noneFitsTyped, notNow} from '../../text/cannot-do.js';
import {FINDS_COMMAND} from '../../text/command-words.js';
import {wordRank} from '../../text/word-rank.js';
import {type KeyContext, keyName} from '../shell/keys/key-map.js';
import {bind, type Binding, briefHelp, type Command} from '../shell/keys/key-binding.js';
import type {Size} from '../frame/box.js';
import type {Theme} from '../theme/theme.js';
import {SCROLL_SIGN} from './ChoiceList.js';
import {moreSigns} from './scroll.js';
import {typedLine} from './typed-line.js';

/** A command that can be chosen from the list, and why it would do nothing now, as a part of a sentence. */
export type PaletteEntry = {
	readonly binding: Binding;
	readonly fault?: string;
	/** What it does and how it is told, where that is no command of the key map. */
	readonly run?: () => void;
	readonly text?: string;
	/** Words besides that find it. */
	readonly find?: string;
	/** Whether it is listed only once something is typed: one of many. */
	readonly isSought?: true;
};

/** The rows of a page's list of commands, and its key map. */
export type ShownList = {readonly lines: readonly Line[]; readonly context: KeyContext};

/** Returns why a command would do nothing now, as a part of a sentence; undefined for one that would do something. */
export type FindFault = (command: Command) => string | undefined;

/** Returns commands as entries, those that would do nothing now last. */
export function commandEntries(
	bindings: readonly Binding[],
	findFault: FindFault,
): readonly PaletteEntry[] {
	const entries = bindings.map((binding): PaletteEntry => {
		const fault = findFault(binding.command);
		return fault === undefined ? {binding} : {binding, fault};
	});
	return [
		...entries.filter(({fault}) => fault === undefined),
		...entries.filter(({fault}) => fault !== undefined),
	];
}

/** Returns an entry for a row of a screen, which its name and what is told of it are searched for. */
export const rowEntry = (
	label: string,
	about: string,
	run: () => void,
	key = '',
): PaletteEntry => ({
	binding: bind('choose', key, label, label),
	text: about === '' ? label : `${label}: ${about}`,
	run,
});

/** Returns a command in the words of the list. */
const paletteText = ({binding, text}: PaletteEntry): string => text ?? briefHelp(binding.help);

/** Returns the same for a row: what comes before a comma or semicolon, or its name alone, where there is no room for all of it; the longest that fits. */
function rowText(entry: PaletteEntry, room: number): string {
	const {label, short} = entry.binding;
	const text = paletteText(entry);
	const after = entry.fault === undefined ? '' : ' (not now)';
	const texts = [text, text.split(/[,;]/)[0], label, short]
		.flatMap((one) => (one === undefined || one === '' ? [] : [`${one}${after}`]))
		.sort((a, b) => b.length - a.length);
	return texts.find(({length}) => length <= room) ?? texts.at(-1) ?? text;
}

/** Returns how well a command fits what is typed, 0 the best: by its key, its name, a word of its text, or a part of one. */
function rankOf(entry: PaletteEntry, typed: string): number | undefined {
	const {command, keys, label = '', short = ''} = entry.binding;
	const rank = wordRank(
		typed,
		[command, label, short, entry.find, FINDS_COMMAND[command]].join(' '),
		paletteText(entry),
	);
	return keys.some((key) => key === typed) ? 0 : rank === undefined ? undefined : rank + 1;
}

/** Returns the entries that fit what is typed, the best first; while nothing is, all but those that are only sought. Pure. */
export const findEntries = (
	entries: readonly PaletteEntry[],
	typed: string,
): readonly PaletteEntry[] =>
	typed === ''
		? entries.filter(({isSought}) => isSought !== true)
		: entries
				.flatMap((entry) => {
					const rank = rankOf(entry, typed);
					return rank === undefined ? [] : [{entry, rank}];
				})
				.sort((a, b) => a.rank - b.rank)
				.map(({entry}) => entry);

/** Returns the list of commands as rows, the one under the cursor marked, those that would do nothing faint. Pure. */
export function paletteLines(
	entries: readonly PaletteEntry[],
	index: number,
	{width, height}: Size,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const names = entries.map(({binding: {keys, shown = []}}) =>
		[keys[0] ?? shown[0] ?? []]
			.flat()
			.map((key) => keyName(key, glyphs))
			.join(''),
	);
	const keyWidth = Math.max(...names.map(({length}) => length), 1);
	const {length: count} = entries;
	const first = firstShown({index, count}, height);
	const room = width - (count > height ? SCROLL_SIGN : 0);
	const [up, down] = moreSigns(glyphs);
	const lines = entries.slice(first, first + height).map((entry, row): Line => {
		const place = first + row;
		const style = place === index ? palette.title : palette.text;
		return [
			{text: place === index ? glyphs.here : ' ', style: palette.cursor},
			{text: ` ${names[place].padEnd(keyWidth)} `, style: palette.key},
			{
				text: rowText(entry, room - keyWidth - 3),
				style: entry.fault === undefined ? style : palette.faint,
			},
		];
	});
	// The same signs at the right edge as lists have.
	return lines.map((line, row) => {
		const sign =
			row === 0 && first > 0 ? up : row === height - 1 && first + height < count ? down : '';
		const gap = ' '.repeat(Math.max(1, width - lineWidth(line) - 1));
		return sign === ''
			? line
			: [...line, {text: gap, style: palette.text}, {text: sign, style: palette.accent}];
	});
}

/** Returns the key map of the list: Enter is in it where it would run what the cursor is on. Pure. */
export const paletteContext = (entry: PaletteEntry | undefined): 'palette' | 'palette-idle' =>
	entry === undefined || entry.fault !== undefined ? 'palette-idle' : 'palette';

/** Columns of that line that are for neither of its texts. */
const ENTRY_ASIDE = 3;

/** Returns the line on which a command is searched for: what is typed, and what Enter would do or why it would do nothing. Pure. */
export function commandLine(
	typed: string,
	entry: PaletteEntry | undefined,
	width: number,
	theme: Theme,
): Line {
	const {palette} = theme;
	const [before, after] = [`:${typed}_`, 'Enter: '];
	const [hint, style] =
		entry === undefined
			? [noneFitsTyped(typed, theme.glyphs.dots), palette.warning]
			: entry.fault === undefined
				? [after + rowText(entry, width - ENTRY_ASIDE - before.length - after.length), palette.good]
				: [notNow(entry.fault), palette.warning];
	return typedLine(before, hint, {width, style}, theme);
}
