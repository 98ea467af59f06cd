import meow from 'meow';
import {didYouMean, nearest} from '../core/nearest.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {
	type CommandName,
	COMMANDS,
	findCommand,
	FLAGS,
	type FlagName,
	GENERAL_FLAGS,
	isCommandName,
} from './catalogue.js';
import type {CommandInput, Flags} from './command.js';
import {flagFor} from './flag-meant.js';

export type ReadArguments = {
	readonly name: CommandName;
	readonly input: CommandInput;
	readonly help: boolean;
	readonly version: boolean;
	/** Whether lines are asked for instead of a screen. */
	readonly plain: boolean;
};

const isFlagName = (word: string): word is FlagName => Object.hasOwn(FLAGS, word);

/** meow gives flags in camel case. */
const camelCase = (flag: string): string =>
	flag.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Says that there is no such option, and which one of the command's, or of all, was meant. */
function noOption(word: string, argv: readonly string[]): string {
	const name = argv.find((one) => isCommandName(one));
	const all = [...Object.keys(FLAGS), ...Object.keys(GENERAL_FLAGS)];
	const taken = name === undefined ? [] : findCommand(name).flags;
	// Dashes are no letters that can be right or wrong.
	const bare = word.replace(/^-+/, '').split('=')[0];
	return `there is no option ${quote(word)}${didYouMean(bare, [...taken, ...all], '', '--')}`;
}

/** What a word may stand behind in `drill`. */
const DRILL_LISTS = ['puzzle', 'puzzles', 'lessons'];
const isPuzzles = (word = ''): boolean => /^puzzles?$/i.test(word);

/** Returns the words of `drill` with what names a puzzle as a part of its name, as it may stand apart, and with the ending of lessons as a part of theirs. */
const joinDrillWords = ([first, second, ...others]: readonly string[]): readonly string[] =>
	second !== undefined &&
	(/^lessons$/i.test(first) || (isPuzzles(first) && flagFor(second, 'drill') === ''))
		? [`${first} ${second}`, ...others]
		: [first, second, ...others].filter((word) => word !== undefined);

/** Returns the first command that takes some options, as the end of a sentence about options without one. */
function commandFor(given: readonly string[]): string {
	const name = Object.keys(COMMANDS)
		.filter((one) => isCommandName(one))
		.find((one) => given.every((flag) => findCommand(one).flags.some((own) => own === flag)));
	return name === undefined ? '' : `; fogchess ${name} does`;
}

/** Where that is which is no command of its own. */
const ELSEWHERE: {readonly [name in string]?: string} = {
	puzzles: '`fogchess drill puzzles`',
	puzzle: '`fogchess drill puzzles`',
	lessons: '`fogchess drill lessons`',
	lesson: '`fogchess drill lessons`',
	games: '7 in the menu',
	rules: '8 in the menu',
	settings: '9 in the menu',
};

/**
 * Reads the words behind `fogchess`; `isHelp`: they stood behind the word help, where nothing was begun that `--help`
 * breaks off. The error is a sentence part that says what is not understood.
 */
export function readArguments(argv: readonly string[], isHelp = false): Result<ReadArguments> {
	if (argv[0] === 'help') {
		return readArguments([...argv.slice(1), '--help'], true);
	}

	const given = new Set<string>();
	for (const word of argv) {
		const flag = /^--(?:no-)?([^=]+)/.exec(word)?.[1];
		if (flag !== undefined && flag !== 'help' && flag !== 'version') {
			// What has a value cannot be switched off.
			if (!isFlagName(flag) || (word.startsWith('--no-') && 'value' in FLAGS[flag])) {
				return fail(noOption(word, argv));
			}

			if (given.has(flag)) {
				return fail(`--${flag} is given twice`);
			}

			if (word.includes('=') && !('value' in FLAGS[flag])) {
				return fail(`--${flag} takes no value`);
			}

			given.add(flag);
		}

		if (/^-[^-\d]/.test(word) && !['-h', '-V'].includes(word)) {
			return fail(noOption(word, argv));
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
	const [name = 'menu', ...others] = input;
	const words = name === 'drill' ? joinDrillWords(others) : others;
	if (!isCommandName(name)) {
		const names = [...Object.keys(COMMANDS).filter((one) => one !== 'menu'), 'help'];
		const near = nearest(name, [...names, ...Object.keys(ELSEWHERE)]) ?? '';
		const place = ELSEWHERE[near];
		const where =
			place === undefined
				? didYouMean(name, names)
				: `; ${near === name ? 'it' : near} is ${place}`;
		return fail(`there is no command ${quote(name)}${where}`);
	}

	const values: {[flag: string]: string | boolean} = {};
	for (const flag of Object.keys(FLAGS).filter((flag) => isFlagName(flag))) {
		const value = (flags as Flags)[camelCase(flag)];
		if (!given.has(flag) || value === undefined) {
			continue;
		}

		// What draws nothing anyhow needs not be asked to.
		if (flag !== 'plain' && !findCommand(name).flags.includes(flag)) {
			return fail(
				name === 'menu'
					? `the menu takes no option --${flag}${commandFor([...given])}`
					: `${name} takes no option --${flag}`,
			);
		}

		if (value === '') {
			return fail(`--${flag} needs a value`);
		}

		values[flag] = value;
	}

	if (words.length > (findCommand(name).words ?? 0) && (isHelp || flags.help !== true)) {
		// Of a command that takes words another word is no name of a game, but behind the puzzles, of which each game has its own.
		const isNone = findCommand(name).words !== undefined && !isPuzzles(words[0]);
		const word = words.at(-1)!;
		const meant =
			name === 'drill' && words.length === 2 && !DRILL_LISTS.includes(words[0])
				? didYouMean(words[0], DRILL_LISTS)
				: '';
		if (meant !== '') {
			return fail(`there is no drill ${quote(words[0])}${meant}`);
		}

		return fail(`${name} does not take ${quote(word)}${isNone ? '' : flagFor(word, name)}`);
	}

	const {plain, ...commandFlags} = values;
	return ok({
		name,
		plain: plain === true,
		input: {arguments: words, flags: commandFlags},
		help: flags.help === true,
		version: flags.version === true,
	});
}
