import {describe, expect, it} from 'vitest';
import {COMMANDS, FLAGS, type FlagName} from '../../source/commands/catalogue.js';
import {readArguments} from '../../source/commands/read-arguments.js';

/** Each flag of each command, but for the menu's, which has none. */
const CASES = Object.entries(COMMANDS).flatMap(([name, {flags}]) =>
	flags.map((flag: FlagName) => [name, flag, 'value' in FLAGS[flag]] as const),
);

describe('a flag given twice', () => {
	it.each(CASES)('is told of, %s --%s', (name, flag, hasValue) => {
		const once = hasValue ? [`--${flag}`, '1'] : [`--${flag}`];
		const joined = hasValue ? [`--${flag}=2`] : [`--no-${flag}`];
		expect(readArguments([name, ...once]).ok).toBe(true);
		for (const twice of [
			[...once, ...once],
			[...once, ...joined],
			[...joined, ...once],
		]) {
			expect(readArguments([name, ...twice])).toEqual({
				ok: false,
				error: `--${flag} is given twice`,
			});
		}
	});
});

describe('a flag that is only given or not', () => {
	it.each(CASES.filter(([, , hasValue]) => !hasValue))('takes no value, %s --%s', (name, flag) => {
		expect(readArguments([name, `--${flag}=x`])).toEqual({
			ok: false,
			error: `--${flag} takes no value`,
		});
	});
});

describe('a flag with a value', () => {
	it('cannot be switched off', () => {
		expect(readArguments(['play', '--no-seed'])).toMatchObject({
			error: expect.stringContaining('there is no option “--no-seed”'),
		});
	});
});

describe('the word help', () => {
	it('asks for the help of all, or of a command', () => {
		expect(readArguments(['help'])).toEqual(readArguments(['--help']));
		expect(readArguments(['help', 'drill'])).toEqual(readArguments(['drill', '--help']));
		expect(readArguments(['help', 'checkers'])).toMatchObject({ok: false});
		expect(readArguments(['help', 'play', 'extra'])).toEqual({
			ok: false,
			error: 'play does not take “extra”',
		});
		expect(readArguments(['help', 'table', 'probe'])).toMatchObject({ok: true});
	});
});

describe('a word that is no option', () => {
	it.each([
		[['play', 'liar'], 'play does not take “liar”; try --variant liar'],
		[['drill', 'puzle', '3'], 'there is no drill “puzle”; did you mean puzzle?'],
		[['drill', 'KQvK', 'KRvK'], 'drill does not take “KRvK”'],
		[['play', '5'], 'play does not take “5”; try --level 5'],
		[['play', 'white'], 'play does not take “white”; try --as white'],
		[['play', '5+3'], 'play does not take “5+3”; try --clock 5+3'],
		[['play', 'lair'], 'play does not take “lair”; try --variant liar'],
		[['play', 'checkers'], 'play does not take “checkers”'],
		[['hotseat', 'white'], 'hotseat does not take “white”'],
		[['hotseat', 'one-eye+x'], 'hotseat does not take “one-eye+x”; try --variant one-eye+x'],
		[['drill', 'KQvK', 'liar'], 'drill does not take “liar”'],
		[['drill', 'puzzles', 'liar'], 'drill does not take “liar”; try --variant liar'],
		[['stats', 'liar'], 'stats does not take “liar”'],
	])('is told with the one that it was meant for: %s', (argv, error) => {
		expect(readArguments(argv)).toEqual({ok: false, error});
	});
});

describe('the number of a puzzle', () => {
	it('may stand apart', () => {
		expect(readArguments(['drill', 'puzzles', '103'])).toMatchObject({
			value: {input: {arguments: ['puzzles 103']}},
		});
	});

	it('is none to other commands', () => {
		for (const words of [
			['puzzle', '3'],
			['lessons', 'KQvK'],
		]) {
			expect(readArguments(['analyse', ...words])).toEqual({
				ok: false,
				error: expect.stringContaining(`analyse does not take “${words[1]}”`),
			});
		}
	});
});

describe('a word that is no command', () => {
	it.each([
		['games', 'there is no command “games”; it is 7 in the menu'],
		['puzzles', 'there is no command “puzzles”; it is `fogchess drill puzzles`'],
		['gaems', 'there is no command “gaems”; games is 7 in the menu'],
		['settigns', 'there is no command “settigns”; settings is 9 in the menu'],
		['reveiw', 'there is no command “reveiw”; did you mean review?'],
	])('is told with what it may have been meant for: %s', (word, error) => {
		expect(readArguments([word])).toEqual({ok: false, error});
	});
});
