import type {Color} from '../core/color.js';
import {quote} from '../core/quote.js';
import {hashText} from '../core/random.js';
import {parseSquare, type Square} from '../core/square.js';
import {findVariant, VARIANTS} from '../rules/registry.js';
import type {Variant} from '../rules/variant.js';
import {joinWords} from '../text/men.js';
import {type Flags, need, Refusal} from './command.js';

/** The longest that a bot may be given for a move, in milliseconds. */
export const MOST_MS = 3_600_000;

export function textFlag(flags: Flags, name: string): string | undefined {
	const value = flags[name];
	return typeof value === 'string' ? value : undefined;
}

/** Reads `--variant`; the first variant of all when it was left out. */
export function variantFlag(flags: Flags): Variant {
	const id = textFlag(flags, 'variant');
	return id === undefined ? VARIANTS[0] : need(findVariant(id));
}

export function choiceFlag<T extends string>(
	flags: Flags,
	name: string,
	choices: readonly T[],
): T | undefined {
	const value = textFlag(flags, name);
	const choice = choices.find((candidate) => candidate === value);
	if (value !== undefined && choice === undefined) {
		throw new Refusal(`--${name} must be ${joinWords(choices, 'or')}, not ${quote(value)}`);
	}

	return choice;
}

export const sideFlag = (flags: Flags): Color | undefined =>
	choiceFlag(flags, 'as', ['white', 'black']);

export function parseWhole(text: string, smallest: number, largest: number): number | undefined {
	const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
	return value >= smallest && value <= largest ? value : undefined;
}

export function wholeFlag(flags: Flags, name: string, most: number): number | undefined {
	const text = textFlag(flags, name);
	const value = text === undefined ? undefined : parseWhole(text, 1, most);
	if (text !== undefined && value === undefined) {
		throw new Refusal(`--${name} must be a whole number from 1 to ${most}, not ${quote(text)}`);
	}

	return value;
}

/** Reads `--seed`: a number stands for itself, any other text for one made of it. */
export function seedFlag(flags: Flags): number | undefined {
	const text = textFlag(flags, 'seed');
	return text === undefined ? undefined : (parseWhole(text, 0, 999_999_999) ?? hashText(text));
}

/** Reads the squares of `--king-on a1,b2`, each once; undefined when it was left out. */
export function kingOnFlag(flags: Flags): Square[] | undefined {
	const squares = textFlag(flags, 'king-on')
		?.split(',')
		.map((name) => {
			const square = parseSquare(name.trim());
			if (square === undefined) {
				throw new Refusal(`--king-on needs squares such as a1,b2, not ${quote(name)}`);
			}

			return square;
		});
	return squares === undefined ? undefined : [...new Set(squares)];
}

/** Returns the position that words stand for, which a shell may have split; refuses to do without `what` needs one. */
export function fenWords(words: readonly string[], what: string): string {
	if (words.length === 0) {
		throw new Refusal(`${what} needs a position in FEN`);
	}

	return words.join(' ');
}
