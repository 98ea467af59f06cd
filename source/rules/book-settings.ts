import {applyOption, BOOK_OPTIONS, type BookOption, optionsOf} from './book-options.js';
import type {Book} from './book.js';

/** A value of a setting: by the option that brings it about, or what holds without any. */
type Value = {readonly title: string} & ({readonly option: string} | {readonly about: string});

/** One thing that players may agree on beside a book: its values, each by the option that brings it about. */
type Setting = {
	readonly id: string;
	readonly label: string;
	readonly values: readonly Value[];
	/** Returns which of the values a book has, or undefined where it makes no sense. */
	readonly valueIn: (book: Book) => number | undefined;
};

/** A setting as a book has it now. */
export type BookSetting = {
	readonly id: string;
	readonly label: string;
	readonly value: string;
	/** What that means, as a part of a sentence. */
	readonly about: string;
};

const yesOrNo = (
	id: string,
	label: string,
	isIn: (book: Book) => boolean | undefined,
): Setting => ({
	id,
	label,
	values: [
		{title: 'yes', option: id},
		{title: 'no', option: `no-${id}`},
	],
	valueIn(book) {
		const value = isIn(book);
		return value === undefined ? undefined : value ? 0 : 1;
	},
});

/** Returns a setting of a game's own: what holds without an option comes first. */
const ownSetting = (
	label: string,
	values: readonly [Value, ...{readonly title: string; readonly option: string}[]],
	isIn = (book: Book, option: string) => book.agreed?.includes(option) === true,
): Setting => {
	const [, ...others] = values;
	return {
		id: others[0].option,
		label,
		values,
		valueIn: (book) =>
			book.options?.includes(others[0].option) === true
				? 1 + others.findIndex(({option}) => isIn(book, option))
				: undefined,
	};
};

/** Returns what a book says of captures to both sides alike, or undefined. */
const captureOf = ({hear: {captured}}: Book) =>
	typeof captured === 'string' ? undefined : captured;

const SETTINGS: readonly Setting[] = [
	yesOrNo('any', '“Any?”', ({asks = []}) => asks.some(({id}) => id === 'any')),
	yesOrNo('nonsense', '“Nonsense”', ({refusals}) =>
		refusals === undefined ? undefined : refusals.nonsense !== 'as-refused',
	),
	{
		id: 'captured',
		label: 'Men taken',
		values: [
			{title: 'not told', option: 'no-kind'},
			{title: 'pawn or piece', option: 'kind'},
			{title: 'named', option: 'role'},
		],
		valueIn(book) {
			const rule = captureOf(book);
			return rule === undefined
				? undefined
				: rule.kind === undefined
					? 0
					: rule.kind === 'role'
						? 2
						: 1;
		},
	},
	yesOrNo('en-passant', 'En passant', (book) => {
		const rule = captureOf(book);
		return rule === undefined ? undefined : rule.enPassant === true;
	}),
	yesOrNo('fifty-moves', 'Fifty moves', ({end}) => end.includes('fifty-moves')),
	yesOrNo('repetition', 'Repetition', ({end}) => end.includes('repetition')),
	ownSetting('Special move', [
		{title: 'queen or knight', about: 'the special man moves as queen or knight'},
		{title: 'any free square', option: 'teleport'},
		{title: 'two in a row', option: 'double'},
	]),
	ownSetting('Answers', [
		{title: 'to the asker', about: 'the asker alone hears what stands on the seven squares'},
		{title: 'to both', option: 'aloud'},
	]),
	ownSetting('Spies report', [
		{title: 'to both', about: 'both hear which men stand around the knight'},
		{title: 'to the mover', option: 'written'},
	]),
	ownSetting('Scouts report', [
		{title: 'each turn', about: 'every scout reports when a turn of its side begins'},
		{title: 'after moving', option: 'moved-only'},
	]),
	ownSetting(
		'Who sees',
		[
			{title: 'Black', about: 'Black is the side that sees'},
			{title: 'White', option: 'white-sees'},
		],
		({sighted}) => sighted === 'white',
	),
];

const aboutOf = (value: Value): string =>
	'about' in value ? value.about : (BOOK_OPTIONS.find(({id}) => id === value.option)?.title ?? '');

/** Returns a book with another value of a setting, or undefined where it cannot have it. `base` is the book without options. */
function withValue(base: Book, book: Book, {values, valueIn}: Setting, wanted: number) {
	const others = book.id
		.split('+')
		.slice(1)
		.filter((id) => values.every((one) => !('option' in one) || one.option !== id));
	const rest = others.reduce((made, option) => applyOption(made, option) ?? made, base);
	const value = values[wanted];
	return valueIn(rest) === wanted
		? rest
		: 'option' in value
			? applyOption(rest, value.option)
			: undefined;
}

/** Returns the settings of a book, with its options as they are, that can be had otherwise. `base` is the book without options. */
export const settingsOf = (base: Book, book: Book): readonly BookSetting[] =>
	SETTINGS.flatMap((setting) => {
		const {id, label, values, valueIn} = setting;
		const value = valueIn(book);
		const canChange = [...values.keys()].some(
			(other) => other !== value && withValue(base, book, setting, other) !== undefined,
		);
		return value === undefined || !canChange
			? []
			: [{id, label, value: values[value].title, about: aboutOf(values[value])}];
	});

/**
 * Returns a book with the next value of a setting (1), or the one before (-1); the same book when it has no
 * such setting. `base` is the book without options.
 */
export function stepSetting(base: Book, book: Book, id: string, direction: 1 | -1): Book {
	const setting = SETTINGS.find((one) => one.id === id);
	const value = setting?.valueIn(book);
	if (setting === undefined || value === undefined) {
		return book;
	}

	const wanted = (value + direction + setting.values.length) % setting.values.length;
	return withValue(base, book, setting, wanted) ?? book;
}

/** Returns the options that a book has been agreed to be played with. */
export const agreedOptions = ({id}: Book): readonly BookOption[] => {
	const chosen = id.split('+').slice(1);
	return BOOK_OPTIONS.filter((option) => chosen.includes(option.id));
};

/** Returns the options that only a game of this book names as its own. */
export const ownOptions = (book: Book): readonly BookOption[] =>
	book.options === undefined ? [] : optionsOf(book);
