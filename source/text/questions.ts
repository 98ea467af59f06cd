import {type Color, opposite} from '../core/color.js';
import {countOf, joinWords, sideName} from './men.js';

/** What a person is asked before something is done, on the screen and line by line alike. */

export const PROMOTE_TO = 'What does the pawn become?';

/** What the umpire or one’s adviser may be asked, by how it is written. */
export const QUESTIONS: {readonly [text: string]: string} = {
	'any?': 'Any pawn captures?',
	'count?': 'How many men?',
	'refusals?': 'How many refusals?',
	'instructions?': 'Your adviser: instructions?',
};

/** What is said of a yes or no to nothing. */
export const NOTHING_ASKED = 'Nothing was asked.';

/** Returns that nothing can be asked now, as a sentence without its ends; `hasAsked` is whether something was in this turn. */
export const nothingToAsk = (hasAsked: boolean): string =>
	`there is nothing ${hasAsked ? 'more ' : ''}that you may ask in this turn`;

/** Returns what is said to a key that answers no question, by the answers with their keys. */
export const answerFirst = (
	answers: readonly {readonly key: string; readonly label: string}[],
): string =>
	`Answer first: ${joinWords(
		answers.map(({key, label}) => `${key} ${label}`),
		'or',
	)}.`;

/** Asked before the solution of a puzzle is shown. */
export const ASK_GIVE_UP = 'Give it up and see its solution?';

/** Returns the question whether a side means to resign. */
export const askResign = (side: Color): string => `Resign? ${sideName(opposite(side))} wins then.`;

/** Returns the question whether a side means to ask for a takeback, where that hands the keyboard over. */
export const askForTakeback = (side: Color): string =>
	`Ask for a takeback? ${sideName(opposite(side))} gets the keyboard for the answer.`;

/** Returns the question whether a try is meant where both hear the answer. */
export const askTry = (move: string): string =>
	`Try ${move}? Both hear the answer, and a legal try stands.`;

/** Returns what is said where something else is done than answer that. */
export const notTried = (move: string): string => `${move} was not tried.`;

/** What is said where something else is done than answer whether one is ready, or has all men put down anew. */
export const NOT_READY = 'You are not ready yet.';
export const NOT_ANEW = 'The men were not put down anew.';

/** Returns the question whether to leave a game that goes on, or a drill; `isSaved` is whether there is a save. */
export const askLeave = (isSaved: boolean, what: 'game' | 'drill'): string =>
	`Leave the ${what}? ${
		isSaved
			? 'It is saved, and Resume continues it.'
			: 'Nothing has been played yet, so your marks are not kept.'
	}`;

/** Returns the same question for a game whose last save failed; `isSaved` is whether an earlier one is there. */
export const askLeaveUnsaved = (isSaved: boolean): string =>
	isSaved
		? 'Leave the game? What was played since the last save is not saved and would be lost.'
		: 'Leave the game? It is not saved and would be lost.';

/** Returns the question whether to delete a game that is over. */
export const askDelete = (game: string): string =>
	`Delete it? ${game}. Afterwards z brings it back.`;

/** Returns the question whether to delete a game that is not over. */
export const askDeleteRunning = (game: string): string =>
	`Delete it, though it is not over? ${game}. Afterwards z brings it back.`;

/** Returns the question whether to take on a square where a hidden man may stand and who is wrong has lost. */
export const askDarkCapture = (move: string): string =>
	`Take with ${move}? If no knight stands there you lose.`;

/** Returns the question whether to be ready with points that are not spent. */
export const askReady = (left: number): string =>
	`Ready with ${countOf(left, 'point')} unspent? ${left === 1 ? 'It is' : 'They are'} lost then.`;

/** Returns the question whether to have all men put down at once though some were put down one by one. */
export const askAllAnew = (how: 'random' | 'standard', put: number): string =>
	`Put all men down ${how === 'random' ? 'at random' : 'in the standard array'}? ${put === 1 ? 'The one that you put down is' : `Those that you put down one by one (${put}) are`} put down anew, too.`;
