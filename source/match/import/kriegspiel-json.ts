import {byColor, type Color} from '../../core/color.js';
import {quote} from '../../core/quote.js';
import {fail, ok, type Result} from '../../core/result.js';
import {findVariant} from '../../rules/registry.js';
import {type ForeignFault, type ForeignGame, type GameWord, nameless} from './foreign-game.js';
import {isObject, type JsonObject, textOf} from './json-text.js';

/** What the library calls otherwise than we do; its other books are called alike. */
const BOOKS: {readonly [name: string]: string | undefined} = {english: 'eastern', wild16: 'icc'};
/** The answers to a move that was made. */
const MADE: readonly unknown[] = ['REGULAR_MOVE', 'CAPTURE_DONE'];

const broken = (token: string): Result<never, ForeignFault> =>
	fail({token, reason: `${quote(token)} is missing, or not what the library writes`});

/** Returns what the library calls the book of a game. */
function bookOf(state: JsonObject): string {
	// Schema 3 had two books and no name for them.
	return textOf(state['ruleset_id']) ?? (state['any_rule'] === true ? 'berkeley_any' : 'berkeley');
}

/** Returns our book for one of the library's. */
const findBook = (name: string) =>
	findVariant(`kriegspiel-${BOOKS[name] ?? name.replaceAll('_', '-')}`);

/** Returns what was asked and answered, as a word, and whether it was a move that stood. */
function readPair(pair: unknown): {readonly word: GameWord; readonly stands: boolean} | undefined {
	const [question, answer] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
	if (!isObject(question) || !isObject(answer)) {
		return undefined;
	}

	const stands = MADE.includes(answer['main_announcement']);
	const text = question['question_type'] === 'ASK_ANY' ? 'any?' : question['chess_move'];
	return typeof text === 'string'
		? {word: {kind: stands ? 'move' : 'try', text}, stands}
		: undefined;
}

/** Returns a side's turns: what it asked in each, the move last. */
function readTurns(state: JsonObject, side: Color): readonly (readonly GameWord[])[] | undefined {
	const sheet = state[`${side}_scoresheet`];
	const turns = isObject(sheet) ? sheet['moves_own'] : undefined;
	if (!Array.isArray(turns) || !turns.every(Array.isArray)) {
		return undefined;
	}

	const read = turns.map((turn: readonly unknown[]) => turn.map(readPair));
	return read.some((turn) => turn.includes(undefined))
		? undefined
		: read.map((turn) => turn.flatMap((pair) => pair?.word ?? []));
}

/**
 * Reads a game as the Python library `kriegspiel` writes it (schemas 3 to 9): both score sheets, with every question, give
 * it without loss; `move_stack` must be the moves that they tell. Undefined when the object is none.
 */
export function readKriegspielJson(
	object: JsonObject,
): Result<ForeignGame, ForeignFault> | undefined {
	const state = object['game_state'];
	if (!isObject(state)) {
		return undefined;
	}

	const name = bookOf(state);
	const variant = findBook(name);
	if (!variant.ok) {
		return fail({token: name, reason: `there is no book of ${quote(name)} here`});
	}

	const [white, black] = [readTurns(state, 'white'), readTurns(state, 'black')];
	if (white === undefined || black === undefined) {
		return broken(white === undefined ? 'white_scoresheet' : 'black_scoresheet');
	}

	const words = Array.from({length: Math.max(white.length, black.length)}, (_, turn) => [
		...(white[turn] ?? []),
		...(black[turn] ?? []),
	]).flat();
	const stack = state['move_stack'];
	const moves = words.flatMap(({kind, text}) => (kind === 'move' ? [text] : []));
	if (!Array.isArray(stack) || stack.join() !== moves.join()) {
		return broken('move_stack');
	}

	const seats = byColor((color) => ({kind: 'person', name: nameless(color)}) as const);
	return ok({variant: variant.value.id, seats, words});
}
