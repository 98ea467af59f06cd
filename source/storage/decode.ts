import {type ByColor, type Color, COLORS} from '../core/color.js';
import {cleanText} from '../core/clean-text.js';

/** Returns what an unknown value is read as, or undefined when it is not such a thing. */
export type Decoder<T> = (value: unknown) => T | undefined;

/** The fields of an object that came from outside. */
export type Fields = {readonly [name: string]: unknown};

/** Reads an object that is no array. */
export const decodeFields: Decoder<Fields> = (value) =>
	typeof value === 'object' && value !== null && !Array.isArray(value)
		? // A copy without a prototype, so that no field can be more than its value.
			Object.assign(Object.create(null) as Fields, value)
		: undefined;

/** Reads text of at most `longest` characters. */
export const decodeText =
	(longest: number): Decoder<string> =>
	(value) =>
		typeof value === 'string' && value.length <= longest ? value : undefined;

/** Reads a number within bounds; `whole` numbers only where asked. */
export const decodeNumber =
	(smallest: number, largest: number, whole = false): Decoder<number> =>
	(value) =>
		typeof value === 'number' &&
		value >= smallest &&
		value <= largest &&
		(!whole || Number.isInteger(value))
			? value
			: undefined;

export const decodeOneOf =
	<T>(choices: readonly T[]): Decoder<T> =>
	(value) =>
		choices.find((choice) => choice === value);

/** Reads a list of at most `most` items, each of which must be readable. */
export const decodeList =
	<T>(item: Decoder<T>, most: number): Decoder<readonly T[]> =>
	(value) => {
		if (!Array.isArray(value) || value.length > most) {
			return undefined;
		}

		const items = value.map((one: unknown) => item(one));
		return items.includes(undefined) ? undefined : (items as T[]);
	};

/** Decoders by the name of the field that each reads. */
type Decoders<T> = {readonly [name in keyof T]: Decoder<T[name]>};

/**
 * Reads an object with such fields, in this order; those of `optional` may be left out. None of what is there may
 * be unreadable, and what else is there is dropped.
 */
export const decodeObject = <T extends object, O extends object = object>(
	required: Decoders<T>,
	optional?: Decoders<O>,
): Decoder<T & {readonly [name in keyof O]?: O[name]}> => {
	const decoders = Object.entries<Decoder<unknown>>({...required, ...optional});
	return (value) => {
		const fields = decodeFields(value);
		if (fields === undefined) {
			return undefined;
		}

		const object: {[name: string]: unknown} = {};
		for (const [name, decode] of decoders) {
			if (fields[name] !== undefined || Object.hasOwn(required, name)) {
				object[name] = decode(fields[name]);
				if (object[name] === undefined) {
					return undefined;
				}
			}
		}

		return object as T & {readonly [name in keyof O]?: O[name]};
	};
};

/** Reads what one of two decoders can read, the first before the second. */
export const decodeEither =
	<T, U>(first: Decoder<T>, second: Decoder<U>): Decoder<T | U> =>
	(value) =>
		first(value) ?? second(value);

export const decodeByColor = <T>(item: Decoder<T>): Decoder<ByColor<T>> =>
	decodeObject({white: item, black: item});

/** Reads the fields of an object that is written in JSON. */
export function parseFields(text: string): Fields | undefined {
	try {
		return decodeFields(JSON.parse(text));
	} catch {
		return undefined;
	}
}

export const decodeColor: Decoder<Color> = decodeOneOf(COLORS);

/** Reads a time as ISO 8601 and returns it as `Date` writes it. */
export const decodeDate: Decoder<string> = (value) => {
	const time = typeof value === 'string' && value.length <= 40 ? Date.parse(value) : Number.NaN;
	return Number.isFinite(time) ? new Date(time).toISOString() : undefined;
};

const LONGEST_NAME = 24;

/** Returns a name fit for any screen, of at most 24 characters and never empty (`fallback` then). */
export function cleanName(text: string, fallback: string): string {
	const clean = cleanText(text, LONGEST_NAME);
	return clean === '' ? fallback : clean;
}

export const decodeName =
	(fallback: string): Decoder<string> =>
	(value) =>
		typeof value === 'string' && value.length <= 1000 ? cleanName(value, fallback) : undefined;
