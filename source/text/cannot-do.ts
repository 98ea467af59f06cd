import type {Question, Word} from '../core/act.js';
import {type Man, manRole, type Role} from '../core/man.js';
import {quote} from '../core/quote.js';
import {capitalise, countOf, joinWords, roleName} from './men.js';

/** Why an act that is no move cannot be done now: what a seat hears that names one, by what it sees itself. */

export const NO_COMMAND = 'No command fits.';
/** How games come in from elsewhere, which no screen does. */
export const IMPORTS = 'In a shell `fogchess import FILE` brings games in.';

/** Returns whether who types this looks for that. */
export function meansImport(typed: string): boolean {
	const [word] = typed.trim().toLowerCase().split(' ');
	return word.length > 2 && 'imports'.startsWith(word);
}

/** Returns what is said where no command fits what is typed: of one of the shell what it does. */
export const noneFitsTyped = (typed: string, dots: string): string =>
	meansImport(typed)
		? ['Shell: fogchess import FILE', 'brings games in; no command here does'].join(` ${dots} `)
		: NO_COMMAND;

export const notNow = (why: string): string => `Not now: ${why}.`;

/** Why nothing is played any more, as a part of a sentence. */
export const IS_OVER = 'the game is over';

/** Returns what is said to who would take a move back when it is over; `hasAnother`: whether n leads to another one. */
export const nothingBack = (hasAnother: boolean): string =>
	`It is over, and nothing is taken back: a is the same start again${hasAnother ? ', n another' : ''}.`;

/** Why there is no way on in a record that is gone through, as parts of a sentence. */
export const AT_START = 'this is the start';
export const AT_END = 'this is the end';
export const NO_LATER_MARK = 'no marked move comes after this one';
export const NO_EARLIER_MARK = 'no marked move comes before this one';

const SET_UP_OVER = 'That belongs to the set-up, which is over.';
const NOT_ASKED = 'Your player has not asked for instructions.';
const NOTHING_OFFERED = 'No try of yours can be taken back now.';
const NO_CLAIM = 'No move waits to be challenged or let pass now.';

/** What is said of a word that may not be said now at all. */
export const NOT_SAID_NOW: {readonly [word in Word]: string} = {
	ready: SET_UP_OVER,
	random: SET_UP_OVER,
	standard: SET_UP_OVER,
	challenge: NO_CLAIM,
	pass: NO_CLAIM,
	'take-back': NOTHING_OFFERED,
	stand: NOTHING_OFFERED,
	caution: NOT_ASKED,
	'go-on': NOT_ASKED,
	none: NOT_ASKED,
	look: 'There is no sealed move to look at now.',
	open: 'Open play is asked for right after sealing, with 16 men or fewer left.',
	done: 'There is nothing to be done with now.',
	seal: 'No move can be sealed now: this one is made openly.',
	special: 'You have no special move to make now.',
	reveal: 'There is no man of yours to reveal now.',
	name: 'There is no man to name now.',
	cede: 'There is nothing to give up now.',
	king: 'Nobody asks where the king is.',
};

/** What is said of words and questions that only other games have. */
export const noWordOfGame = (word: string): string => `This game has no word ${quote(word)}.`;
export const noQuestionOfGame = (question: string): string =>
	`This game has no question ${quote(question)}.`;
export const NO_QUESTIONS = 'This game has no questions to ask.';

const NO_ARRAY = {
	random: 'No men are put down at random here.',
	standard: 'There is no standard array here.',
} as const;

/** Returns what is said of a word that would put down all men at once, where that is not offered; `next`: what is to be done. */
export const noArray = (word: keyof typeof NO_ARRAY, next: string | undefined): string =>
	[NO_ARRAY[word], ...(next === undefined ? [] : [next])].join(' ');

/** Returns what a player is told who says a word of his adviser’s; `mayAsk`: whether it can be asked for now. */
export const advisersWord = (mayAsk: boolean): string =>
	`That is your adviser’s word${mayAsk ? '; instructions? asks for it' : ''}.`;

/** What is said of a question that may not be asked now and has not been asked in the turn. */
export const NOT_ASKED_NOW: {readonly [question in Question]: string} = {
	any: 'You may not ask “Any?” now.',
	count: 'You may not ask for the count now.',
	refusals: 'You may not ask for the refusals now.',
	instructions: 'You may not ask for instructions now.',
	seven: 'Seven squares may be named only before your first try of a turn.',
};

export const ASKED_ALREADY = 'You have asked that in this turn.';

/** Returns what is said of squares that are too few, too many, or named twice. */
export const notSeven = (count: number): string =>
	`Name seven different squares; that was ${count}.`;

/** What is said of a placement where no men are placed. */
export const NOTHING_PLACED = 'No men are put down now.';

export const nothingToTakeOff = (square: string): string =>
	`No man stands on ${square} that could be taken off.`;

export const bishopColours = (square: string): string =>
	`${square} is of the same colour as the other bishop’s square.`;

export const kingAttacked = (square: string): string =>
	`A king cannot be put on ${square}, which is attacked.`;

export const tooDear = (role: Role, cost: number, left: number): string =>
	`A ${role} costs ${countOf(cost, 'point')}, and you have ${left} left.`;

export const mostPawns = (count: number): string => `You have ${countOf(count, 'pawn')}, the most.`;

/** Returns what must stand before one is ready. */
export const notAllPut = (left: readonly {readonly man: Man; readonly count: number}[]): string =>
	`First put down ${joinWords(left.map(({man, count}) => (count === 1 ? manRole(man) : countOf(count, manRole(man)))))}.`;

/** Returns what comes before one is ready; `example`: a square of a man of one’s own that may be chosen. */
export const nameFirst = (example: string): string =>
	`First choose your special man by its square, such as ${example}.`;

export const SPECIAL_IN_PLAY = 'Special moves come in play, once both sides are ready.';

export const canOnlyBe = (word: string, squares: readonly string[]): string =>
	`Now it can only be ${joinWords(
		squares.map((square) => `${word}:${square}`),
		'or',
	)}.`;

export const notNameable = (square: string): string =>
	`Name a man of the other side’s that can move; none stands on ${square}.`;

export const notRevealed = (square: string): string =>
	`No man of yours that could be revealed stands on ${square}.`;

export const revealedAlready = (man: Man, square: string): string =>
	`Your ${roleName(man)} on ${square} is revealed already.`;

export const onlySpecial = (square: string): string =>
	`Only the man on ${square} makes your special move: you chose it.`;

/** Returns what is said of a move that is none but as the special one. */
export const onlyAsSpecial = (move: string): string =>
	`${move} would be your special move: type “special ${move}”.`;

/** Returns what is said of another man's move where the special one is to be entered; `isLeft`: whether an ordinary one may be made instead. */
export const notTheSpecial = (square: string, isLeft: boolean): string =>
	`Only the man on ${square} makes your special move${isLeft ? '; Esc for an ordinary one' : ''}.`;

/** Returns what is said of moves that are sent together when they are too few or too many, or two are of one man. */
export const notSoMany = (due: number, sent: number): string =>
	`${countOf(due, 'move')} of different men are sent together; that was ${sent}.`;

export const SAME_MAN = 'Moves that are sent together are of different men.';

/** Returns what is said of a pawn's capture that must be asked about first. */
export const ASK_ANY_FIRST = 'Ask “Any?” before a pawn tries to capture, except to retake.';

/** What a seat is to do whose other tries have all been refused. */
export const ANY_IS_LEFT = 'Only “Any?” is left: no pawn may try to capture before it.';

/** Returns what is said of another move after the answer "Try": what the rules of the game owe to it. */
export const owesCapture = (owes: 'attempt' | 'capture' = 'attempt'): string =>
	owes === 'capture'
		? 'After “Try” a pawn capture must be made; nothing else may be tried.'
		: 'After “Try” a pawn capture must be tried first.';

/** On which side of the board a king castles. */
export type CastlingSide = 'short' | 'long';

/** Why a king cannot castle. */
export const NO_CASTLING = 'There is no castling in this game.';
export const OUT_OF_CHECK = 'You cannot castle out of check.';
export const notAtHome = (role: 'king' | 'rook', square: string): string =>
	role === 'king'
		? `You cannot castle: your king does not stand on ${square}.`
		: `No rook of yours to castle with stands on ${square}.`;
export const betweenCastlers = (man: string, square: string): string =>
	`${capitalise(man)} on ${square} stands between king and rook.`;
export const mayNotCastle = (way: CastlingSide, isSafe: boolean): string =>
	isSafe
		? `You cannot castle ${way}: the right is lost, or the king’s way attacked.`
		: `You cannot castle ${way}: the right is lost.`;
