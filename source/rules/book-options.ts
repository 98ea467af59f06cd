import {makeCastling, parseCastling} from '../core/castling.js';
import type {EndRule} from './end-rules.js';
import type {Book, CaptureRule, HearRules} from './book.js';

/** What may be agreed otherwise than a book has it; written behind its name, as in "kriegspiel-eastern+fifty-moves". */
export type BookOption = {
	readonly id: string;
	/** What it changes, as a part of a sentence. */
	readonly title: string;
	/** Returns the book with it, or undefined where it makes no sense or changes nothing. */
	readonly apply: (book: Book) => Book | undefined;
};

/** Returns a book with a changed rule for captures; undefined for one that tells each side apart. */
function withCapture(book: Book, change: Partial<CaptureRule>): Book | undefined {
	const {captured} = book.hear;
	return captured === undefined || captured === 'by-side'
		? undefined
		: withHear(book, {captured: {...captured, ...change}});
}

const withHear = (book: Book, change: HearRules): Book => ({
	...book,
	hear: {...book.hear, ...change},
});

/** Returns a book without one key of its rule for captures. */
function withoutCapture(book: Book, key: 'kind' | 'enPassant'): Book | undefined {
	const {captured} = book.hear;
	if (captured === undefined || captured === 'by-side' || captured[key] === undefined) {
		return undefined;
	}

	const {[key]: _left, ...rest} = captured;
	// Unless it is called one, only where the pawn stood tells what to take from the board.
	const square = key === 'enPassant' ? 'victim' : captured.square;
	return withHear(book, {captured: {...rest, square}});
}

const withEnd = (book: Book, rule: EndRule): Book | undefined =>
	book.end.includes(rule) ? undefined : {...book, end: [...book.end, rule]};

const withoutEnd = (book: Book, rule: EndRule): Book | undefined =>
	book.end.includes(rule) ? {...book, end: book.end.filter((one) => one !== rule)} : undefined;

function withNonsense(book: Book, isTold: boolean): Book | undefined {
	const {refusals} = book;
	if (refusals === undefined || (refusals.nonsense === 'as-refused') !== isTold) {
		return undefined;
	}

	return {...book, refusals: {...refusals, nonsense: isTold ? refusals.heardBy : 'as-refused'}};
}

const asksAny = ({asks = []}: Book): boolean => asks.some(({id}) => id === 'any');

/** Returns a start with the two sides' men exchanged; White is on move still. */
function mirrorFen(fen: string): string {
	const [board, turn, castling, ...rest] = fen.split(' ');
	const swap = (text: string): string =>
		text.replace(/[a-z]/giu, (letter) =>
			letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
		);
	const rights = makeCastling(parseCastling(swap(castling)) ?? 0);
	return [board.split('/').reverse().map(swap).join('/'), turn, rights, ...rest].join(' ');
}

/** The settings of a book that players may agree on, in the order in which they are offered. */
export const BOOK_OPTIONS: readonly BookOption[] = [
	{
		id: 'any',
		title: 'you may ask "Any?"',
		apply: (book) =>
			asksAny(book)
				? undefined
				: {...book, asks: [...(book.asks ?? []), {id: 'any', owes: 'attempt'}]},
	},
	{
		id: 'no-any',
		title: 'there is no "Any?"',
		apply: (book) =>
			asksAny(book) ? {...book, asks: book.asks?.filter(({id}) => id !== 'any') ?? []} : undefined,
	},
	{
		id: 'nonsense',
		title: 'what cannot be a move is called nonsense',
		apply: (book) => withNonsense(book, true),
	},
	{
		id: 'no-nonsense',
		title: 'nonsense is refused like any other try',
		apply: (book) => withNonsense(book, false),
	},
	{
		id: 'kind',
		title: 'a captured man is called pawn or piece',
		apply: (book) => withCapture(book, {kind: 'pawn-or-piece'}),
	},
	{
		id: 'role',
		title: 'a captured man is named',
		apply: (book) => withCapture(book, {kind: 'role'}),
	},
	{
		id: 'no-kind',
		title: 'nothing is said of a captured man',
		apply: (book) => withoutCapture(book, 'kind'),
	},
	{
		id: 'en-passant',
		title: 'a capture in passing is called one',
		apply: (book) => withCapture(book, {enPassant: true}),
	},
	{
		id: 'no-en-passant',
		title: 'a capture in passing is told by the square of the pawn alone',
		apply: (book) => withoutCapture(book, 'enPassant'),
	},
	{
		id: 'fifty-moves',
		title: 'fifty moves without capture or pawn move are a draw',
		apply: (book) => withEnd(book, 'fifty-moves'),
	},
	{
		id: 'no-fifty-moves',
		title: 'there is no fifty-move rule',
		apply: (book) => withoutEnd(book, 'fifty-moves'),
	},
	{
		id: 'repetition',
		title: 'the same position for the third time is a draw',
		apply: (book) => withEnd(book, 'repetition'),
	},
	{
		id: 'no-repetition',
		title: 'repetition is no draw',
		apply: (book) => withoutEnd(book, 'repetition'),
	},
	{
		id: 'white-sees',
		title: 'White is the side that sees',
		apply: ({sighted, setup, ...book}) =>
			sighted === 'black'
				? {...book, sighted: 'white', setup: {...setup, fen: mirrorFen(setup.fen)}}
				: undefined,
	},
];

/** Returns a book with an option, or undefined when that is none of its options. */
export function applyOption(book: Book, id: string): Book | undefined {
	const option = BOOK_OPTIONS.find((one) => one.id === id);
	const isTaken = book.refusals !== undefined && book.options?.includes(id) !== false;
	const changed = isTaken ? option?.apply(book) : undefined;
	return option === undefined || changed === undefined
		? undefined
		: {
				...changed,
				id: `${book.id}+${id}`,
				summary: `${book.summary.slice(0, -1)}; ${option.title}.`,
			};
}

/** Returns the options that a book may be played with. */
export const optionsOf = (book: Book): readonly BookOption[] =>
	BOOK_OPTIONS.filter(({id}) => applyOption(book, id) !== undefined);
