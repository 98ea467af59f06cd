import type {Word} from '../core/act.js';
import type {Color} from '../core/color.js';
import type {Man} from '../core/man.js';
import {squareName} from '../core/square.js';
import type {ManOn} from '../knowledge/own-man.js';
import {countOf, joinWords, roleName, uncapitalise} from './men.js';

/** What is done with a word of which the move is still to come, as a sentence begins. */
const BEGUN: {readonly [word in Word]?: string} = {
	seal: 'Seal a move',
	special: 'Your only special move',
	reveal: 'Reveal a man',
	name: 'Name a man',
	cede: 'Give up a bishop',
	king: 'The other side’s king',
};

/** Returns what is added of a move that its man cannot make: "a lie: a knight cannot". */
export const isLie = (man: Man): string => `a lie: a ${roleName(man)} cannot`;

/** What Enter does with a man that was picked up, where the cursor stands: on its own square, on no target, on another man. */
export const PUTS_DOWN = 'Enter puts it down';
export const notThere = (square: string): string => `it cannot go to ${square}`;
export const picksUp = (man: Man, square: string): string =>
	`Enter picks up the ${roleName(man)} on ${square}`;

/** Returns what is to be entered after a word: a square, or a move, where it is of one man his. */
export const begunWord = (word: Word, hasSquares: boolean, mover?: ManOn): string =>
	`${BEGUN[word] ?? word}${
		mover === undefined ? '' : `, of the ${roleName(mover.man)} on ${squareName(mover.square)}`
	}: ${hasSquares ? 'choose its square' : 'enter it as usual'}`;

/** Returns what is to be done where so many moves are sent together; in short to who has done it before. */
export const planMoves = (count: number, isKnown: boolean): string =>
	isKnown ? `Plan ${count} moves` : 'Plan your moves one by one; the last one sends them all';

/** Returns a planned move with the mark of one that an own man bars. */
export const markBarred = (move: string): string => `${move}?`;

/** Returns the moves of a batch by their numbers. */
export const numberedMoves = (sans: readonly string[]): string =>
	sans.map((san, index) => `${index + 1} ${san}`).join('  ');

/** Returns the moves of a batch that are planned. */
export const plannedMoves = (sans: readonly string[]): string => `Planned: ${numberedMoves(sans)}`;

/** Said where one move more is planned, a line at a time. */
export const NEXT_SENDS = 'The next move sends them all.';

/** Returns that of moves that are sent together one will be left out, for an own man that stands in its way and none of the moves before takes away. */
export const willBeLeftOut = (move: string, man: string, square: string): string =>
	`${move} will be left out: ${man} on ${square} is in the way.`;

/** The same beside the moves of a plan, and where there is little room. */
export const SENDS_ALL = 'the next one sends them all';
export const SENDS_ALL_BRIEF = 'next sends all';

/** Returns the same of a move that an own man bars, in few words. */
export const isBlocked = (move: string, square: string): string =>
	`${move} is blocked on ${square}`;

/** Moves in a row, as either side may write them. */
const ROWS = {white: 'e4 Nf3 a3', black: 'e5 Nf6 a6'} as const;

/** Returns what is said where fewer moves are typed in a row than are sent together. */
export const notAllSent = (seat: Color = 'white'): string =>
	`More moves are sent together: write all in a row, like ${ROWS[seat]}.`;

/** Returns how moves that are sent together are written. */
export const writeBatch = (seat: Color = 'white'): string =>
	`Moves that are sent together are written in a row, like ${ROWS[seat]}.`;

/** What is said of a planned move that would make a knight where the moves before it have made the last one that may be. */
export const FOURTH_KNIGHT = 'You will have three knights by then; nobody may have a fourth.';

/** What is said of a move in a row that is not whole. */
export const notOneOf = (move: string): string => `${move} is not a whole move.`;

/** Returns why a move in a row cannot be sent, with the move where the reason does not name it. */
export const whyInRow = (move: string, reason: string): string =>
	reason.includes(move) ? reason : `${move}: ${uncapitalise(reason)}`;

/** Returns the squares that are chosen for a question, and how many are missing. */
export const chosenSquares = (squares: readonly string[], missing: number): string =>
	squares.length === 0
		? `Ask of ${countOf(missing, 'square')}: choose them one by one, or type them`
		: `Chosen: ${squares.join(' ')}; ${missing} to go`;

/** Returns what Enter does with squares that are typed. */
export const enterChooses = (squares: readonly string[]): string =>
	`Enter chooses ${squares.join(' ')}`;

/** Returns what is said where a move was written and a man is to be named. */
export const squareFor = (example: string): string =>
	`Name a man by his square, like ${example}, not by a move.`;

/** What is said of a text that is no square where squares are chosen. */
export const NAME_SQUARE = 'Name a square, like e5, or several: e5 f6.';

/** Returns what is to be entered, and the words that may be said instead. */
export const orSay = (what: string, words: readonly Word[]): string =>
	words.length === 0 ? what : `${what}, or say ${joinWords(words, 'or')}`;

export const ONE_BACK = 'Backspace one back';
export const LEAVES_IT = 'Esc leaves it';
export const DROPS_PLAN = 'Esc drops it';

export const PLAN_DROPPED = 'Nothing is planned.';
