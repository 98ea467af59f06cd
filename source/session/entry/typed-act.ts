import {type Act, makeAct} from '../../core/act.js';
import type {Cells} from '../../core/board-text.js';
import {isMan, manRole, roleLetter} from '../../core/man.js';
import {NO_SQUARE, parseSquare, type Square, squareName} from '../../core/square.js';
import {WORD_TEXTS} from '../../text/acts.js';

/** Signs that may be left out or written otherwise: "reveal c1", "Na8". */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s:@?]/g, '');

/** Fewer letters begin too much to be a label. */
const LEAST_LABEL = 4;

/** Returns the square that an act is about, if it is about one. */
export const squareOf = (act: Act): Square | undefined =>
	act.kind === 'place' || act.kind === 'say' ? act.square : undefined;

/** Returns what is said of squares or put on them by an act: a word, or a man of a role. */
const putOrSaid = (act: Act): string | undefined =>
	act.kind === 'say' ? act.word : act.kind === 'place' ? act.role : undefined;

/** Returns the square that a word is said of or a man put on, as it is written; undefined for every other act. */
const saidSquare = (act: Act): string | undefined => {
	const square = putOrSaid(act) === undefined ? undefined : squareOf(act);
	return square === undefined ? undefined : squareName(square);
};

/** Returns the acts that a square alone may mean: those of one word or of one man, where no other is said of squares or put on them, else those that put a pawn there. */
function saidOn(wanted: string, acts: readonly Act[]): readonly Act[] {
	const ofSquares = acts.filter((act) => saidSquare(act) !== undefined);
	const kinds = new Set(ofSquares.map(putOrSaid));
	const meant =
		kinds.size === 1
			? ofSquares
			: ofSquares.filter((act) => act.kind === 'place' && act.role === 'pawn');
	return meant.filter((act) => saidSquare(act)?.startsWith(wanted));
}

/** Returns the acts whose label on the screen a text begins with: "standard array" has the men put down so. */
const labelled = (wanted: string, acts: readonly Act[]): readonly Act[] =>
	wanted.length < LEAST_LABEL
		? []
		: acts.filter((act) => act.kind === 'say' && plain(WORD_TEXTS[act.word][0]).startsWith(wanted));

/** Returns what a text means among acts: as it is written or in friendlier forms (a square alone where one word is said of squares or one man put on them), in any case, and cut short where only one begins so. */
export function readAct(text: string, acts: readonly Act[]) {
	const wanted = plain(text);
	if (wanted === '') {
		return {act: undefined, isWhole: false, texts: []};
	}

	const begin = acts.filter((act) => plain(makeAct(act)).startsWith(wanted));
	const [starting = []] = [begin, saidOn(wanted, acts), labelled(wanted, acts)].filter(
		({length}) => length > 0,
	);
	const whole = starting.find((act) => [plain(makeAct(act)), saidSquare(act)].includes(wanted));
	const act = whole ?? (starting.length === 1 ? starting[0] : undefined);
	return {
		/** The one that it names in full, or the only one that begins like it. */
		act,
		isWhole: whole !== undefined,
		/** All that begin like it, as they are written. */
		texts: starting.map(makeAct),
	};
}

/** A man before his square, perhaps behind a word: "Qd1", "name Qd1". */
const MAN_ON = /^(?<word>.*[\s:])?(?<letter>[kqrbnp])(?<square>[a-h][1-8])$/i;

/** Returns a text without the letter of the man who stands on the square that it names, where that is so; undefined where not. */
export function withoutMan(text: string, cells: Cells): string | undefined {
	const {word = '', letter = '', square = ''} = MAN_ON.exec(text.trim())?.groups ?? {};
	const man = cells[parseSquare(square.toLowerCase()) ?? NO_SQUARE];
	return man !== undefined && isMan(man) && roleLetter(manRole(man)) === letter.toLowerCase()
		? word + square
		: undefined;
}

export const actsOn = (square: Square, acts: readonly Act[] = []): readonly Act[] =>
	acts.filter((act) => squareOf(act) === square);

/** Returns the question that a typed text begins, where it could be no move: "a", "any" and "any?" are "any?". */
export function questionTyped(typed: string, asks: readonly string[] = []): string | undefined {
	const text = typed.trim().toLowerCase();
	return text === '' ? undefined : asks.find((question) => question.startsWith(text));
}
