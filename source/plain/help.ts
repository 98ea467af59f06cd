import {didYouMean, meantWord} from '../core/nearest.js';
import {quote} from '../core/quote.js';
import {IMPORTS, meansImport, notNow} from '../text/cannot-do.js';
import type {Place, PlainCommand, Typed} from './place.js';

/** A question in words that ends in the name of what is asked for, such as "what changed?" or "what do I see". */
const ASKED = /^what\s(?:.*\s)?([a-z]{3,})\s*\?*$/i;

/** Returns a command and what stood behind its name; undefined when the line names none. A slash or colon may stand before it, or a question lead to its name. */
export function findPlainCommand(
	line: string,
	commands: readonly PlainCommand[],
): {readonly command: PlainCommand; readonly words: string} | undefined {
	const [, name = '', words = ''] = /^[/:]?(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
	const named = (word: string): PlainCommand | undefined =>
		commands.find(({names}) => names.includes(word.toLowerCase()));
	const asked = named(ASKED.exec(line.trim())?.[1] ?? '');
	if (asked !== undefined) {
		return {command: asked, words: ''};
	}

	const command = named(name);
	return command === undefined ? undefined : {command, words};
}

/** Returns the end of a sentence about a line that means nothing here: the command that was meant, if one is near. */
export function commandMeant(line: string, commands: readonly PlainCommand[]): string {
	const [word = ''] = line.trim().split(/\s+/);
	const number = /^\d{1,3}$/.test(line.trim()) ? Number(word) : 0;
	const counting = commands.find(({numbered = 0}) => number > 0 && number <= numbered);
	if (counting !== undefined) {
		return meantWord(`${counting.names[0]} ${number}`);
	}

	const isLong = (name: string): boolean => name.length > 2;
	const first = commands.map(({names}) => names[0]).filter((name) => isLong(name));
	const all = commands.flatMap(({names}) => names).filter((name) => isLong(name));
	// By its other names a command is looked for last.
	return isLong(word) ? didYouMean(word, first) || didYouMean(word, all) : '';
}

/** Returns what is said of a line that names no command where nothing else can be typed. */
export const noCommand = (line: string, commands: readonly PlainCommand[]): string =>
	meansImport(line)
		? IMPORTS
		: `There is no command ${quote(line)} here${commandMeant(line, commands) || '; help lists all.'}`;

/** Returns all commands with what they do, a line each. */
export const helpLines = (commands: readonly Typed[]): readonly string[] =>
	commands.map(({names, usage, help, fault}) => {
		const [name, ...others] = names;
		const also = others.length === 0 ? '' : ` (or ${others.join(', ')})`;
		return `${name}${usage === undefined ? '' : ` ${usage}`}${also}: ${help}.${fault === undefined ? '' : ` ${notNow(fault)}`}`;
	});

/** Returns commands by the names under which a line finds them: one that stands before others keeps what they have too. */
function withOwnNames(commands: readonly PlainCommand[]): readonly PlainCommand[] {
	const taken = new Set<string>();
	return commands.flatMap((command) => {
		const names = command.names.filter((name) => !taken.has(name));
		for (const name of names) {
			taken.add(name);
		}

		return names.length === 0 ? [] : [{...command, names}];
	});
}

/** Returns whether a name is asked for, be it by what stands before its square: "reveal" for "reveal:c1". */
const isNamed = (name: string, asked: string): boolean =>
	[name, name.split(/[:?]/)[0]].some((one) => one.toLowerCase() === asked);

/** Returns all that can be typed at a place and does something now, or what is said of the word that is asked for; `commands` are those of the place and of every one, `elsewhere` says of others where they are. */
export function helpAt(
	place: Place,
	commands: readonly PlainCommand[],
	words: string,
	elsewhere: (word: string) => string | undefined,
): readonly string[] {
	const asked = words.split(/\s+/)[0].toLowerCase();
	const typed = [...(place.acts?.() ?? []), ...withOwnNames(commands)];
	const found = typed.filter(({names, isLater, fault}) =>
		asked === ''
			? fault === undefined
			: isLater !== true && names.some((name) => isNamed(name, asked)),
	);
	return found.length > 0
		? helpLines(found)
		: [
				place.explain?.(asked) ??
					elsewhere(asked) ??
					`There is no command “${asked}” here${commandMeant(asked, commands) || '.'}`,
			];
}
