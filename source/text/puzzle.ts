import type {Cells} from '../core/board-text.js';
import {isMan, KING, manColor, type Man} from '../core/man.js';
import {capitalise, joinWords, menInWords} from './men.js';

/** Returns what a puzzle is about, by its board and on how many squares the king may be: "Rook and bishop against a king on one of 2 squares". */
export function puzzleMen(cells: Cells, squares: number): string {
	const others = [...cells].filter((code): code is Man => isMan(code) && (code & 7) !== KING);
	const men = (side: string): readonly string[] =>
		menInWords(others.filter((man) => manColor(man) === side));
	const king = squares > 1 ? `a king on one of ${squares} squares` : 'a king';
	return `${capitalise(joinWords(men('white')))} against ${joinWords([...men('black'), king])}`;
}

/** What a puzzle that is solved counts as, in the top line, in the list and in messages. */
export const MARKS = {
	alone: 'solved',
	helped: 'solved with help',
	slipped: 'solved after a wrong try',
	uncounted: 'solved, not counted',
} as const;

/** Why a try counts for nothing: an earlier one went wrong, or the solution was shown. */
export type WhyUncounted = 'failed' | 'seen';

/** Returns why a try counts for nothing, and when the next one does. */
export const uncountedText = (why: WhyUncounted, when: string): string =>
	`Not counted: ${why === 'seen' ? 'you have seen its solution' : 'you had a try that went wrong'}. ${
		when === 'now' ? 'It is due now: open it anew' : `Again ${when}`
	}.`;

/** What is said of a puzzle that was solved and counted before. */
export const COUNTED_BEFORE = 'It was counted before: only the first try is.';

/** Returns how a first try is counted, and when the puzzle comes back. */
export const countedText = (mark: keyof typeof MARKS | undefined, when: string): string =>
	mark === undefined
		? `Not solved. This puzzle comes back ${when}.`
		: `${mark === 'alone' ? '' : `Counted as ${MARKS[mark]}. `}This puzzle comes back ${when}.`;
