import meow from 'meow';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {type CommandName, findCommand, FLAGS, type FlagName, isCommandName} from './catalogue.js';
import type {CommandInput, Flags} from './command.js';

export type ReadArguments = {
	readonly name: CommandName;
	readonly input: CommandInput;
	readonly help: boolean;
	readonly version: boolean;
};

const isFlagName = (word: string): word is FlagName => Object.hasOwn(FLAGS, word);

/** meow gives flags in camel case. */
const camelCase = (flag: string): string =>
	flag.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Reads the words behind `fogchess`. The error is a sentence part that says what is not understood. */
export function readArguments(argv: readonly string[]): Result<ReadArguments> {
	const given = new Set<string>();
	for (const word of argv) {
		const flag = /^--(?:no-)?([^=]+)/.exec(word)?.[1];
		if (flag !== undefined && flag !== 'help' && flag !== 'version') {
			if (!isFlagName(flag)) {
				return fail(`there is no option ${quote(word)}`);
			}

			if (given.has(flag)) {
				return fail(`--${flag} is given twice`);
			}

			given.add(flag);
		}

		if (/^-[^-\d]/.test(word) && !['-h', '-V'].includes(word)) {
			return fail(`there is no option ${quote(word)}`);
		}
	}

	const {input, flags} = meow({
		importMeta: import.meta,
		pkg: {},
		argv: [...argv],
		autoHelp: false,
		autoVersion: false,
		inferType: false,
		flags: {
			...Object.fromEntries(
				Object.entries(FLAGS).map(([flag, help]) => [
					camelCase(flag),
					{type: 'value' in help ? 'string' : 'boolean'} as const,
				]),
			),
			help: {type: 'boolean', shortFlag: 'h'},
			version: {type: 'boolean', shortFlag: 'V'},
		},
	});
	const [name = 'menu', ...words] = input;
	if (!isCommandName(name)) {
		return fail(`there is no command ${quote(name)}`);
	}

	const values: {[flag: string]: string | boolean} = {};
	for (const flag of Object.keys(FLAGS).filter((flag) => isFlagName(flag))) {
		const value = (flags as Flags)[camelCase(flag)];
		if (!given.has(flag) || value === undefined) {
			continue;
		}

		if (!findCommand(name).flags.includes(flag)) {
			return fail(`${name === 'menu' ? 'the menu' : name} takes no option --${flag}`);
		}

		if (value === '') {
			return fail(`--${flag} needs a value`);
		}

		values[flag] = value;
	}

	if (words.length > (findCommand(name).words ?? 0) && flags.help !== true) {
		return fail(`${name} does not take ${quote(words.at(-1)!)}`);
	}

	return ok({
		name,
		input: {arguments: words, flags: values},
		help: flags.help === true,
		version: flags.version === true,
	});
}
