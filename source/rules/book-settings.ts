import {applyOption, BOOK_OPTIONS} from './book-options.js';
import type {Book} from './book.js';

/** One thing that players may agree on beside a book: its values, each by the option that brings it about. */
type Setting = {
	readonly id: string;
	readonly label: string;
	readonly values: readonly {readonly title: string; readonly option: string}[];
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

/** Returns what a book says of captures to both sides alike, or undefined. */
const captureOf = ({hear: {captured}}: Book) =>
	typeof captured === 'string' ? undefined : captured;

const SETTINGS: readonly Setting[] = [
	yesOrNo('any', '"Any?"', ({asks = []}) => asks.some(({id}) => id === 'any')),
	yesOrNo('nonsense', '"Nonsense"', ({refusals}) =>
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
];

/** Returns the settings of a book, with its options as they are; none for a variant without an umpire. */
export const settingsOf = (book: Book): readonly BookSetting[] =>
	book.refusals === undefined
		? []
		: SETTINGS.flatMap(({id, label, values, valueIn}) => {
				const value = valueIn(book);
				if (value === undefined) {
					return [];
				}

				const {title, option} = values[value];
				const about = BOOK_OPTIONS.find((one) => one.id === option)?.title ?? '';
				return [{id, label, value: title, about}];
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

	const {values, valueIn} = setting;
	const wanted = (value + direction + values.length) % values.length;
	const others = book.id
		.split('+')
		.slice(1)
		.filter((option) => values.every((one) => one.option !== option));
	const rest = others.reduce((made, option) => applyOption(made, option) ?? made, base);
	return valueIn(rest) === wanted ? rest : (applyOption(rest, values[wanted].option) ?? book);
}
