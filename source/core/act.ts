import {parseRoleLetter, type Role, roleLetter} from './man.js';
import {parseSquare, type Square, squareName} from './square.js';
import {makeUci, parseUci, type UciMove} from './uci.js';

/** The questions that some game has, as they are written but for the "?". */
export const QUESTIONS = ['any', 'count', 'refusals', 'instructions', 'seven'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The words that stand alone, in the order in which they are listed; "done" ends a turn in which nothing more need be done, and is no act of a game. */
export const WORDS = [
	'random',
	'ready',
	'standard',
	'challenge',
	'pass',
	'take-back',
	'stand',
	'caution',
	'go-on',
	'none',
	'look',
	'open',
	'done',
] as const;
/** The words that are said of one square, and of a move; "king" answers where a king is, and is no act of a game. */
export const SQUARE_WORDS = ['reveal', 'name', 'cede', 'king'] as const;
const MOVE_WORDS = ['seal', 'special'] as const;
/** All words: one that can be said only at times comes last, so that the numbers of the others stay. */
export const ALL_WORDS = [...WORDS, ...MOVE_WORDS, ...SQUARE_WORDS];
export type Word = (typeof WORDS | typeof SQUARE_WORDS | typeof MOVE_WORDS)[number];

/**
 * What a seat can do in any hidden game. Nearly every act is a move, which therefore needs no kind: each
 * UciMove is an act. A man that changes where it stands moves from a square to itself with a promotion.
 */
export type Act =
	| (UciMove & {readonly kind?: undefined})
	/** Puts a man (of either colour's code: the role counts) on a square in a set-up, or takes it off again. */
	| {readonly kind: 'place'; readonly role: Role | undefined; readonly square: Square}
	| {readonly kind: 'ask'; readonly question: Question; readonly squares?: readonly Square[]}
	| {
			readonly kind: 'say';
			readonly word: Word;
			readonly square?: Square;
			readonly move?: UciMove;
	  }
	/** Several moves sent together. */
	| {readonly kind: 'batch'; readonly moves: readonly UciMove[]};

export type MoveAct = Extract<Act, UciMove>;

export const isMove = (act: Act): act is MoveAct => act.kind === undefined;

/** What moves begin with that are sent together. */
const BATCH = 'batch:';

/** How many squares "seven?" names. */
const SEVEN = 7;

/**
 * Reads a move: UCI, and a move that ends where it began ("a4a4n", a man that changes where it stands; "e5e5", one
 * that takes another on its own square).
 */
function parseMove(text: string): UciMove | undefined {
	const isStill =
		text.charCodeAt(0) === text.charCodeAt(2) && text.charCodeAt(1) === text.charCodeAt(3);
	const square = isStill ? parseSquare(text.slice(0, 2)) : undefined;
	if (square === undefined || text.length > 5) {
		return parseUci(text);
	}

	if (text.length === 4) {
		return {from: square, to: square};
	}

	const promotion = text[4] === text[4].toLowerCase() ? parseRoleLetter(text[4]) : undefined;
	return promotion === undefined ? undefined : {from: square, to: square, promotion};
}

function parsePlacement(text: string): Act | undefined {
	const [letter, , ...rest] = text;
	const square = parseSquare(rest.join(''));
	if (text[1] !== '@' || square === undefined) {
		return undefined;
	}

	if (letter === '-') {
		return {kind: 'place', role: undefined, square};
	}

	const role = letter === letter.toUpperCase() ? parseRoleLetter(letter) : undefined;
	return role === undefined ? undefined : {kind: 'place', role, square};
}

function parseQuestion(text: string): Act | undefined {
	const [name, list, ...more] = text.split('?');
	const question = QUESTIONS.find((one) => one === name);
	if (question === undefined || list === undefined || more.length > 0) {
		return undefined;
	}

	if (question !== 'seven' || list === '') {
		return list === '' ? {kind: 'ask', question} : undefined;
	}

	const squares = list.split(',').map(parseSquare);
	const isFit = squares.length === SEVEN && new Set(squares).size === SEVEN;
	return isFit && squares.every((square) => square !== undefined)
		? {kind: 'ask', question, squares}
		: undefined;
}

function parseWord(text: string): Act | undefined {
	const word = WORDS.find((one) => one === text);
	if (word !== undefined) {
		return {kind: 'say', word};
	}

	const [name, of = ''] = text.split(':');
	const onSquare = SQUARE_WORDS.find((one) => one === name);
	if (onSquare !== undefined) {
		const square = parseSquare(of);
		return square === undefined ? undefined : {kind: 'say', word: onSquare, square};
	}

	const ofMove = MOVE_WORDS.find((one) => one === name);
	const move = parseUci(of);
	return ofMove === undefined || move === undefined
		? undefined
		: ofMove === 'special'
			? makeSpecial(move)
			: {kind: 'say', word: ofMove, move};
}

/** Returns the word by which a special move is made. */
export const makeSpecial = (move: UciMove) =>
	({kind: 'say', word: 'special', move: {...move, isSpecial: true}}) as const;

function parseBatch(text: string): Act | undefined {
	if (!text.startsWith(BATCH)) {
		return undefined;
	}

	const moves = text.slice(BATCH.length).split(',').map(parseMove);
	return moves.every((move) => move !== undefined) ? {kind: 'batch', moves} : undefined;
}

/** Reads an act as scripts and saves write it; undefined when the text is not shaped like one. Whether it can be done is the game's question. */
export const parseAct = (text: string): Act | undefined =>
	parseMove(text) ??
	parsePlacement(text) ??
	parseQuestion(text) ??
	parseWord(text) ??
	parseBatch(text);

/** Returns whether an act plays on: a move or several, a word with a move, sealed or special, or the word that lets a move stand. */
export const playsOn = (act: Act): boolean =>
	isMove(act) ||
	act.kind === 'batch' ||
	(act.kind === 'say' && (act.move !== undefined || act.word === 'stand'));

/** Returns whether an act as it is written plays on, and is no part of a set-up, no question and no other word. */
export function isPlayed(text: string): boolean {
	const act = parseAct(text);
	return act !== undefined && playsOn(act);
}

/** Returns how many half-moves acts are: what one side plays in a row is one turn. */
export const countHalfMoves = (
	acts: readonly {readonly by: string; readonly text: string}[],
): number =>
	acts
		.filter(({text}) => isPlayed(text))
		.filter(({by}, index, played) => played[index - 1]?.by !== by).length;

/** Returns whether a text asks or says something, so that it is no try of a move or of a placement. */
export function isSpoken(text: string): boolean {
	const act = parseAct(text);
	return act?.kind === 'ask' || act?.kind === 'say';
}

/** Returns whether a text is an act that is no move. */
export function isOtherAct(text: string): boolean {
	const act = parseAct(text);
	return act !== undefined && !isMove(act);
}

/** Returns an act as scripts and saves write it; `parseAct` reads it back. */
export function makeAct(act: Act): string {
	switch (act.kind) {
		case undefined:
			return makeUci(act);
		case 'place':
			return `${act.role === undefined ? '-' : roleLetter(act.role).toUpperCase()}@${squareName(act.square)}`;
		case 'ask':
			return `${act.question}?${(act.squares ?? []).map(squareName).join(',')}`;
		case 'batch':
			return `${BATCH}${act.moves.map(makeUci).join(',')}`;
		default:
			return `${act.word}${act.move === undefined ? (act.square === undefined ? '' : `:${squareName(act.square)}`) : `:${makeUci(act.move)}`}`;
	}
}

/** Returns the move that an act makes on the board at once, a move from square to square, one that takes where its man stands, or a special one; undefined for another act, or for none. */
export function boardMove(text = ''): UciMove | undefined {
	const act = parseAct(text);
	return act?.kind === 'say' && act.word === 'special'
		? act.move
		: act !== undefined && isMove(act)
			? act
			: undefined;
}

/** Returns the squares that an act names; none of several moves, or of no act. */
export function squaresNamed(act: Act | undefined): readonly Square[] {
	if (act?.kind === 'say' && act.square !== undefined) {
		return [act.square];
	}

	const move = act?.kind === undefined ? act : act.kind === 'say' ? act.move : undefined;
	return move === undefined ? [] : [move.from, move.to];
}

/** Returns acts in the order of their texts, so that a list of them tells nothing of how it was made. */
export function sortedByText(acts: Iterable<Act>): Act[] {
	const told = Array.from(acts, (act) => ({act, text: makeAct(act)}));
	return told.sort((a, b) => (a.text < b.text ? -1 : 1)).map(({act}) => act);
}
