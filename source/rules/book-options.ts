import {makeCastling, parseCastling} from '../core/castling.js';
import type {EndRule} from './end-rules.js';
import type {Book, CaptureRule} from './book.js';

/** What may be agreed otherwise than a book has it; written behind its name, as in "kriegspiel-eastern+fifty-moves". */
export type BookOption = {
	readonly id: string;
	/** What it changes, as a part of a sentence. */
	readonly title: string;
	/** Returns the book with it, or undefined where it makes no sense or changes nothing. */
	readonly apply: (book: Book) => Book | undefined;
};

/** Returns what changes a book's rule for captures; it makes no sense in one that tells each side apart. */
const withRule =
	(change: (rule: CaptureRule) => CaptureRule | undefined): BookOption['apply'] =>
	({hear, ...book}) => {
		const rule =
			hear.captured === undefined || typeof hear.captured === 'string'
				? undefined
				: change(hear.captured);
		return rule && {...book, hear: {...hear, captured: rule}};
	};

const withCapture = (change: Partial<CaptureRule>) => withRule((rule) => ({...rule, ...change}));

/** Returns what takes one key from a book's rule for captures. */
const withoutCapture = (key: 'kind' | 'enPassant') =>
	withRule(({[key]: left, ...rule}) =>
		// Unless it is called one, only where the pawn stood tells what to take from the board.
		left === undefined ? undefined : key === 'enPassant' ? {...rule, square: 'victim'} : rule,
	);

const withEnd =
	(rule: EndRule): BookOption['apply'] =>
	(book) =>
		book.end.includes(rule) ? undefined : {...book, end: [...book.end, rule]};

const withoutEnd =
	(rule: EndRule): BookOption['apply'] =>
	(book) =>
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

/** Returns a sentence with the two sides' names exchanged. */
const mirrorNames = (text: string): string =>
	text.replaceAll(/White|Black/gu, (name) => (name === 'White' ? 'Black' : 'White'));

/** Returns what notes an option that only the games know that name it among theirs; `instead` are options that it takes the place of. */
const agree =
	(id: string, instead: readonly string[] = []): BookOption['apply'] =>
	(book) =>
		book.options?.includes(id) !== true || book.agreed?.includes(id) === true
			? undefined
			: {...book, agreed: [...(book.agreed ?? []).filter((one) => !instead.includes(one)), id]};

/** What a man may do once in Special Move; only one of these. */
const SPECIALS = ['queen-knight', 'teleport', 'double'];

/** The settings of a book that players may agree on, in the order in which they are offered: name, title, and what each does. */
const OPTIONS: readonly (readonly [string, string, BookOption['apply']])[] = [
	[
		'any',
		'you may ask “Any?”',
		(book) =>
			asksAny(book)
				? undefined
				: {...book, asks: [...(book.asks ?? []), {id: 'any', owes: 'attempt'}]},
	],
	[
		'no-any',
		'there is no “Any?”',
		(book) =>
			asksAny(book) ? {...book, asks: book.asks?.filter(({id}) => id !== 'any') ?? []} : undefined,
	],
	['nonsense', 'what cannot be a move is called nonsense', (book) => withNonsense(book, true)],
	['no-nonsense', 'nonsense is refused like any other try', (book) => withNonsense(book, false)],
	['kind', 'a captured man is called pawn or piece', withCapture({kind: 'pawn-or-piece'})],
	['role', 'a captured man is named', withCapture({kind: 'role'})],
	['no-kind', 'nothing is said of a captured man', withoutCapture('kind')],
	['en-passant', 'a capture in passing is called one', withCapture({enPassant: true})],
	[
		'no-en-passant',
		'a capture in passing is told by the square of the pawn alone',
		withoutCapture('enPassant'),
	],
	['fifty-moves', 'fifty moves without capture or pawn move are a draw', withEnd('fifty-moves')],
	['no-fifty-moves', 'there is no fifty-move rule', withoutEnd('fifty-moves')],
	['repetition', 'the same position for the third time is a draw', withEnd('repetition')],
	['no-repetition', 'repetition is no draw', withoutEnd('repetition')],
	[
		'white-sees',
		'White is the side that sees',
		({sighted, setup, summary, ...book}) =>
			sighted === 'black'
				? {
						...book,
						sighted: 'white',
						setup: {...setup, fen: mirrorFen(setup.fen)},
						summary: mirrorNames(summary),
					}
				: undefined,
	],
	['aloud', 'both hear what is asked for and answered', agree('aloud')],
	['written', 'the mover alone is told', agree('written')],
	['moved-only', 'a scout reports only when it has moved', agree('moved-only')],
	['queen-knight', 'the special man moves as queen or knight', agree('queen-knight', SPECIALS)],
	['teleport', 'the special man moves to any free square', agree('teleport', SPECIALS)],
	['double', 'the special move is one of two in a row', agree('double', SPECIALS)],
];

export const BOOK_OPTIONS: readonly BookOption[] = OPTIONS.map(([id, title, apply]) => ({
	id,
	title,
	apply,
}));

/** Returns a book with an option, or undefined when that is none of its options. */
export function applyOption(book: Book, id: string): Book | undefined {
	const option = BOOK_OPTIONS.find((one) => one.id === id);
	const isTaken =
		(book.refusals !== undefined || book.options !== undefined) &&
		book.options?.includes(id) !== false;
	const changed = isTaken ? option?.apply(book) : undefined;
	return changed && {...changed, id: `${book.id}+${id}`};
}

/** Returns the options that a book may be played with. */
export const optionsOf = (book: Book): readonly BookOption[] =>
	BOOK_OPTIONS.filter(({id}) => applyOption(book, id) !== undefined);
