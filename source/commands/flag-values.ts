import type {Color} from '../core/color.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {parseSquare, type Square} from '../core/square.js';
import {findVariant, VARIANTS} from '../rules/registry.js';
import type {Variant} from '../rules/variant.js';
import type {Flags} from './catalogue.js';

/** Returns a flag's text, or undefined when it was not given. */
export function textFlag(flags: Flags, name: string): string | undefined {
	const value = flags[name];
	return typeof value === 'string' ? value : undefined;
}

/** Reads `--variant`; the first variant of all when it was left out. */
export function variantFlag(flags: Flags): Result<Variant> {
	const id = textFlag(flags, 'variant');
	return id === undefined ? ok(VARIANTS[0]) : findVariant(id);
}

/** Reads one of a few words. */
export function choiceFlag<T extends string>(
	flags: Flags,
	name: string,
	choices: readonly T[],
): Result<T | undefined> {
	const value = textFlag(flags, name);
	if (value === undefined) {
		return ok(undefined);
	}

	const choice = choices.find((candidate) => candidate === value);
	return choice === undefined
		? fail(`--${name} must be ${choices.join(' or ')}, not ${quote(value)}`)
		: ok(choice);
}

/** Reads `--as white|black`. */
export const sideFlag = (flags: Flags): Result<Color | undefined> =>
	choiceFlag(flags, 'as', ['white', 'black']);

/** Reads a whole number from `smallest` to `largest`. */
export function parseWhole(text: string, smallest: number, largest: number): number | undefined {
	const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
	return value >= smallest && value <= largest ? value : undefined;
}

/** Reads the squares of `--king-on a1,b2`, each once. */
export function readKingOn(text: string): Result<Square[]> {
	const squares: Square[] = [];
	for (const name of text.split(',')) {
		const square = parseSquare(name.trim());
		if (square === undefined) {
			return fail(`--king-on needs squares such as a1,b2, not ${quote(name)}`);
		}

		squares.push(square);
	}

	return ok([...new Set(squares)]);
}
