import type {Color} from '../core/color.js';
import {capitalise} from './men.js';

/**
 * What the one act of a puzzle is to do, and what is said of one that does not do it in every game that is possible; `row`
 * asks for several acts of one turn.
 */
type GoalTexts = {
	readonly short: string;
	readonly task: string;
	readonly missed: string;
	/** What the answer does, as a part of a sentence. */
	readonly does: string;
	readonly row?: (count: number) => string;
};

const TEXTS: {readonly [goal: string]: GoalTexts} = {
	wins: {
		short: 'win at once',
		task: 'One act wins at once, wherever the hidden men are. Which?',
		missed: 'it need not win',
		does: 'it wins',
		row: (count) =>
			`You win by ${count} acts in a row, whatever is hidden from you, and none of them is refused. Which?`,
	},
	stands: {
		short: 'not to be refused',
		task: 'One act alone cannot be refused. Which?',
		missed: 'it can be refused',
		does: 'it is not refused',
	},
	takes: {
		short: 'take a man',
		task: 'One act surely takes a man. Which?',
		missed: 'it may take nothing',
		does: 'it takes a man',
	},
	checks: {
		short: 'give check',
		task: 'One act surely gives check. Which?',
		missed: 'it may give no check',
		does: 'it gives check',
	},
	safe: {
		short: 'do not lose',
		task: 'Only one act keeps the other side from winning at once. Which?',
		missed: 'the other side may win after it',
		does: 'the other side cannot win after it',
	},
	quiet: {
		short: 'allow no check',
		task: 'Only one act keeps the other side from giving check in its next turn. Which?',
		missed: 'the other side may give check after it',
		does: 'the other side cannot give check after it',
	},
	judges: {
		short: 'challenge or pass',
		task: 'Challenge, or pass? One is surely right.',
		missed: 'it is the wrong answer to that claim',
		does: 'it is the right answer to that claim',
	},
	king: {
		short: 'find the king',
		task: 'Where must the other side’s king be? Choose his square, or type it.',
		missed: 'he cannot be there after all that you heard',
		does: 'he stands there',
	},
};

/** Returns what a puzzle of one act, or of a row of so many, asks for, in a few words. */
export const goalShort = (goal: string, count = 1): string =>
	count > 1 ? `win by ${count} acts` : (TEXTS[goal]?.short ?? goal);

/** Returns what was done and heard before, as one sentence after the other. */
export const soFar = (parts: readonly string[]): string => `So far: ${parts.join(' ')}`;

/** Returns what a puzzle of one act, or of a row of so many, asks for, as a question. */
export const goalTask = (goal: string, count = 1): string =>
	(count > 1 ? TEXTS[goal]?.row?.(count) : undefined) ?? TEXTS[goal]?.task ?? goal;

/** Returns that a puzzle is solved; `name`: what its answer is called, of a king his square. */
export const solvedText = (goal: string, name: string): string =>
	goal === 'king'
		? `Solved: the king stands on ${name} and can be nowhere else.`
		: 'Solved: it does it in every game that is possible.';

/** Returns the act that solves a puzzle, or those of one turn. */
export const theAnswer = (names: readonly string[]): string =>
	`The answer: ${names.join(', then ')}.`;

/** Returns why acts solve a puzzle: what they do in the games that are possible, of which there are so many. */
export function answerReason(goal: string, keys: readonly string[], games: number): string {
	const does = keys.length > 1 ? 'they win' : (TEXTS[goal]?.does ?? 'it does it');
	const where =
		games === 1 ? 'In the one game' : games === 2 ? 'In both games' : `In all ${games} games`;
	const isOnly = goal !== 'king' && goal !== 'judges';
	return `${where} that you must hold possible ${does}${isOnly ? '; no other act does it in all of them' : ''}.`;
}

/** Returns what men of a side were seen, as a hint where one must judge what another one is. */
export const shownText = (side: string, men: string): string =>
	men === 'none' ? `${side} has shown no man yet` : `of ${side}’s men you have seen ${men}`;

/** Returns that an act is right and how many more are to follow it. */
export const rightSoFar = (left: number): string =>
	`That is right. ${left === 1 ? 'One more act' : `${left} more acts`} in this turn.`;

/** What is said while an act is tried in all games that are possible. */
export const TRIED_OUT = 'It is tried in every game that is possible …';

/** What is asked for where several moves are sent together. */
export const NAME_ONE =
	'Plan the moves that you would send, as in a game: the one that matters must be among them.';

/** Returns from which position a puzzle began, each side's men as a list. */
export const knownStart = (white: string, black: string, turn: Color): string =>
	`Both know how it began: White ${white}, Black ${black}, ${capitalise(turn)} on move.`;

/** Returns why an act is not the one: it does what is asked for in `good` of the `games` that are possible. */
export const missedText = (
	goal: string,
	name: string,
	count: {readonly good: number; readonly games: number} | undefined,
): string =>
	count === undefined
		? `${name} need not be among the moves that you send.`
		: goal === 'king'
			? `${name} is not it: ${TEXTS[goal].missed}.`
			: `${name} is not it: ${TEXTS[goal]?.missed ?? 'it misses'}. It does it in ${
					count.good === 0 ? 'none' : String(count.good)
				} of the ${count.games} games that you must hold possible.`;
