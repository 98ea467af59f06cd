import type {Cells} from '../core/board-text.js';
import {isMan, KING, manColor, type Man} from '../core/man.js';
import {quote} from '../core/quote.js';
import {type Square, SQUARE_NAMES} from '../core/square.js';
import {capitalise, countOf, joinWords, menInWords} from './men.js';

/** Returns what a puzzle is about, by its board and on how many squares the king may be: "Rook and bishop against a king on one of 2 squares". */
export function puzzleMen(cells: Cells, squares: number): string {
	const others = [...cells].filter((code): code is Man => isMan(code) && (code & 7) !== KING);
	const men = (side: string): readonly string[] =>
		menInWords(others.filter((man) => manColor(man) === side));
	const king = squares > 1 ? `a king on one of ${squares} squares` : 'a king';
	return `${capitalise(joinWords(men('white')))} against ${joinWords([...men('black'), king])}`;
}

/** Returns what a puzzle of so many moves asks, as a sentence. */
export const puzzleWithin = (within: number, cells: Cells, squares: number): string =>
	`In ${countOf(within, 'move')}: ${puzzleMen(cells, squares)}.`;

/**
 * Returns the men of a puzzle and where the king may be in few words: "Rook v king h7", "Rook, bishop v pawn, king c3 or e1". Where
 * he has others they tell it from the next puzzle, and a square that is known is left out.
 */
export function menInShort(cells: Cells, kingOn: readonly Square[]): string {
	const men = [...cells].filter((code): code is Man => isMan(code) && (code & 7) !== KING);
	const side = (color: string): string =>
		menInWords(men.filter((man) => manColor(man) === color)).join(', ');
	const count = kingOn.length;
	const squares = kingOn.map((square) => SQUARE_NAMES[square]);
	const king = `king ${count > 3 ? `on 1 of ${count}` : joinWords(squares, 'or')}`;
	const others = side('black');
	const black = others === '' ? [king] : count > 1 ? [others, king] : [others];
	return `${capitalise(side('white'))} v ${black.join(', ')}`;
}

/** What is said of a move before its man: what it does to the king. */
export const PUZZLE_IDEAS = {
	takes: 'Hint: the right move may take the king at once.',
	attacks: 'Hint: the right move attacks the king, wherever he may be.',
	'attacks-some': 'Hint: the right move attacks the king on some of the squares where he can be.',
	quiet: 'Hint: the right move is a quiet one, which does not attack the king yet.',
} as const;

/** Returns what stands over the fog puzzles of so many moves. */
export const fogGroup = (within: number): string => `Fog of War: the king in ${within} moves`;

/** Returns that he need not fall within so many moves more, as a sentence that begins within another. */
export const notForSure = (moves: number): string =>
	moves === 1
		? 'he cannot be taken next move for sure.'
		: `he cannot be taken for sure within ${moves} more moves.`;

/** What ends the last of the hints. */
export const WHOLE_HINT = 'That is the whole hint.';

/** What a puzzle that is solved counts as, in the top line, in the list and in messages. */
export const MARKS = {
	alone: 'solved',
	helped: 'solved with help',
	slipped: 'solved after a wrong try',
	uncounted: 'solved, not counted',
} as const;

/** How a puzzle stands in which the king is no longer forced in time, until the move is taken back. */
export const FAILED = 'failed';

/** What is said in the list of a puzzle that was begun and broken off: what was made of it counts. */
export const BEGUN = {helped: 'begun, with help', slipped: 'begun, a wrong try'} as const;

/** Returns what is said of a broken-off try to who comes back to it. */
export const begunText = (mark: keyof typeof BEGUN): string =>
	`You began it before: solved now, it counts as ${MARKS[mark]}.`;

/** Why a try counts for nothing: an earlier one went wrong, or the solution was shown. */
export type WhyUncounted = 'failed' | 'seen';

/** Returns why a try counts for nothing, and when the next one does. */
export const uncountedText = (why: WhyUncounted, when: string): string =>
	`Not counted: ${why === 'seen' ? 'you have seen its solution' : 'you had a try that went wrong'}. ${
		when === 'now' ? 'It counts again when you leave it and open it anew' : `Again ${when}`
	}.`;

/** Returns that a puzzle is called by no such number, as a part of a sentence. */
export const noPuzzle = (count: number, number: string): string =>
	`there are puzzles 1 to ${count}, and no ${quote(number)}`;

/** Returns that a puzzle is called by neither a number nor a game so, as a sentence; `meant`: what may have been. */
export const noPuzzleOf = (count: number, words: string, meant: string): string =>
	`A puzzle is named by its number, 1 to ${count}, or by its game; ${quote(words)} is neither${meant === '' ? '; puzzles lists the games.' : meant}`;

/** Returns that a game has no puzzles, as a sentence; `title` is the game's. */
export const noPuzzlesOf = (title: string): string =>
	`There are no puzzles of ${title}; puzzles lists the games that have some.`;

/** Returns which puzzles are of a game, and how many of them are solved, as a sentence. */
export const puzzleRange = (game: string, first: number, last: number, solved: number): string =>
	`${game}: ${first} to ${last}${solved === 0 ? '' : `, ${solved} solved`}.`;

/** What is said of a list of puzzles that is read line by line. */
export const HOW_TO_CHOOSE =
	'A number begins that puzzle, Enter alone the next one; words such as liar list those that fit.';

/** What is said of the same list where it is only printed. */
export const howToStart = (first: number): string =>
	`fogchess drill puzzle ${first} begins that one, fogchess drill puzzle the next one.`;

/** Returns that words fit no puzzle of the list. */
export const noPuzzleFits = (words: string): string =>
	`No puzzle fits ${quote(words)}; list tells the games that have some.`;

/** How a puzzle is gone about, said to who never tried one, where lines are read. */
export const HOW_TO_SOLVE =
	'Type what you would play; hint helps, solution gives the puzzle up, next leaves it for another one, help lists all.';

/** How one goes on after a puzzle, where lines are read. */
export const AFTER_PUZZLE =
	'Enter alone goes on to the next puzzle; again begins this one anew, quit leaves.';

/** Why nothing is taken back in a puzzle of one act, as a part of a sentence. */
export const PUT_BACK = 'what is wrong here is put back by itself';

/** Said to who would be shown what he knows where that is what he is to find out. */
export const PUZZLE_KNOWS = 'What you can know is for you to find out here; + gives a hint.';

/** What is said of a puzzle that was solved and counted before. */
export const COUNTED_BEFORE = 'It was counted before: only the first try is.';

/** Returns how a first try is counted, and when the puzzle comes back and why then; `isBoth`: whether hints were taken besides a wrong try. */
export const countedText = (
	mark: keyof typeof MARKS | undefined,
	when: string,
	isBoth = false,
): string =>
	mark === undefined
		? `Not solved. This puzzle comes back ${when}.`
		: `${mark === 'alone' ? '' : `Counted as ${MARKS[mark]}${isBoth ? ', and with help' : ''}. `}This puzzle comes back ${when}, later each time you solve it alone.`;

/** Returns which puzzle is next, where it is not the one that follows. */
export const nextText = (number: number, isDue: boolean): string =>
	`Next: puzzle ${number}${isDue ? ', which is due again' : ''}.`;

export const puzzleTask = (within: number): string =>
	`Take the king in ${countOf(within, 'move')}, whatever Black does.`;

/** Returns that the king was not taken in time, and where he stands in this game where that is not seen. */
export const stillThere = (within: number, square: string | undefined): string =>
	`${countOf(within, 'move')} are made, and he is still there${square === undefined ? '' : `: on ${square} in this game`}.`;

/** What is said at the start of a solution. */
export const SHOWN_LINE =
	'One first move does it. The moves shown are the defence that holds out longest; how the other replies are met is told after the first move.';

export const MET_HEAD = 'Only this does it. Black’s replies, and what meets them:';

/** More replies to one move are counted and not named. */
const MOST_REPLIES = 4;

type Met = {readonly next: string; readonly within: number; readonly replies: readonly string[]};

/** Whether it is the king alone who moves there, and he is taken where he went. */
const isTakenThere = ({next, within, replies: [reply, ...more]}: Met): boolean =>
	within === 1 && more.length === 0 && reply.startsWith('K') && next.endsWith(reply.slice(-2));

/** Returns how Black's replies are met, a sentence each; of a king who is taken where he goes in one: "After Rxa1 or 7 others: Qd1, and the king 1 move later." */
export function metTexts(all: readonly Met[]): readonly string[] {
	const taken = all.filter((one) => isTakenThere(one));
	const others = all.filter((one) => !isTakenThere(one));
	const key = ({within, replies}: Met): string => `${within} ${replies.join(' ')}`;
	return [
		...new Set(
			others.map((one) => {
				const {within, replies} = one;
				// After one reply he can be on several squares.
				const nexts = others.filter((other) => key(other) === key(one)).map(({next}) => next);
				const seen = nexts.length > 1 ? ', by what you see then' : '';
				const named = replies.length > MOST_REPLIES ? replies.slice(0, MOST_REPLIES - 1) : replies;
				const more = replies.length - named.length;
				const rest = within > 1 ? `, and the king ${countOf(within - 1, 'move')} later` : '';
				return `After ${joinWords(more === 0 ? named : [...named, `${more} others`], 'or')}: ${joinWords(nexts, 'or')}${seen}${rest}.`;
			}),
		),
		...(taken.length === 0
			? []
			: [
					`${others.length === 0 ? 'Wherever he goes' : 'Where else he goes'}, he is taken: ${taken.map(({next}) => next).join(', ')}.`,
				]),
	];
}
