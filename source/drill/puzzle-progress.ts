import {ALL_PUZZLES, type AnyPuzzle, type AnyPuzzleGame, isOfOneAct} from './any-puzzle.js';
import type {LessonGrade} from './grading.js';
import type {Lesson} from './lessons.js';
import type {BegunMark, Practice} from './practice.js';
import {dueOf, type Progress} from './schedule.js';

/** How an attempt at a puzzle went: its result, moves that were not right, and helps taken. */
export type PuzzleAttempt = {
	readonly result: AnyPuzzleGame['result'];
	readonly slips: number;
	readonly helps: number;
};

/** Returns the grade of an attempt: again when the king was not taken in time, hard after a slip or with help, else easy. */
export function gradePuzzle({result, slips, helps}: PuzzleAttempt): LessonGrade {
	if (result !== 'solved') {
		return 'again';
	}

	return slips > 0 || helps > 0 ? 'hard' : 'easy';
}

/**
 * What a puzzle that was solved counts as. What solves it in the first try counts, with help or after wrong moves too, and is
 * marked so; once its solution was shown, or it was lost, nothing counts until it comes back.
 */
export type PuzzleMark = 'alone' | 'helped' | 'slipped' | 'uncounted';

/** Returns what a puzzle that was solved in its first try counts as. */
export const markOf = ({slips, helps}: Pick<PuzzleAttempt, 'slips' | 'helps'>): PuzzleMark =>
	slips > 0 ? 'slipped' : helps > 0 ? 'helped' : 'alone';

/** Returns what a puzzle counts as for a person who has tried it; undefined when he has not solved it yet. */
export function standingMark(
	{id}: Pick<AnyPuzzle, 'id'>,
	progress: Progress,
	{lessons}: Practice,
): PuzzleMark | undefined {
	const least = Object.hasOwn(lessons, id) ? lessons[id].least : undefined;
	return Object.hasOwn(progress, id) && progress[id].isPar
		? 'alone'
		: least === undefined
			? undefined
			: markOf({slips: least, helps: 1});
}

/** Returns what an attempt that was broken off had; undefined when there is none, or nothing of it counts. */
export const begunMark = ({id}: AnyPuzzle, {lessons}: Practice): BegunMark | undefined =>
	Object.hasOwn(lessons, id) ? lessons[id].begun : undefined;

/** Returns whether a puzzle was tried in vain and has not come back since: until then no try counts. */
export const isHeldBack = (
	puzzle: AnyPuzzle,
	progress: Progress,
	practice: Practice,
	now: number,
): boolean =>
	Object.hasOwn(progress, puzzle.id) &&
	progress[puzzle.id].due > now &&
	standingMark(puzzle, progress, practice) === undefined;

export const isSolved = ({id}: AnyPuzzle, {lessons}: Practice): boolean =>
	Object.hasOwn(lessons, id) && lessons[id].least !== undefined;

/** Returns whether any puzzle was ever tried to its end. */
export const hasTriedPuzzle = (progress: Progress): boolean =>
	ALL_PUZZLES.some(({id}) => Object.hasOwn(progress, id));

export const countSolved = (
	practice: Practice,
	puzzles: readonly AnyPuzzle[] = ALL_PUZZLES,
): number => puzzles.filter((puzzle) => isSolved(puzzle, practice)).length;

/**
 * Returns the puzzle that comes after one (an index; −1 before the first): what is due but itself, else
 * the next that was never tried, else the next one. `puzzles`: those among which it is, all or those of a game.
 */
export function nextPuzzle(
	progress: Progress,
	after: number,
	now: number,
	puzzles = ALL_PUZZLES,
): AnyPuzzle {
	const due = dueOf(puzzles, progress, now).find(({number}) => number !== after + 1);
	const from = puzzles.findIndex(({number}) => number > after + 1);
	const following = from < 0 ? puzzles : [...puzzles.slice(from), ...puzzles.slice(0, from)];
	return due ?? following.find(({id}) => progress[id] === undefined) ?? following[0];
}

/** Returns whether a puzzle of one act is of a game of which no other one was ever tried. */
export const isFirstOfGame = (puzzle: AnyPuzzle, progress: Progress, practice: Practice): boolean =>
	isOfOneAct(puzzle) &&
	!ALL_PUZZLES.some(
		(other) =>
			isOfOneAct(other) &&
			other.variant === puzzle.variant &&
			other.id !== puzzle.id &&
			(Object.hasOwn(progress, other.id) || begunMark(other, practice) !== undefined),
	);

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns the puzzle that is to be done before a lesson that is next: one due for longer, or due when the lesson is not. One
 * that was not solved the last time comes the next day at the earliest: it may have been looked into by the way.
 */
export function puzzleBefore(
	{id}: Pick<Lesson, 'id'>,
	progress: Progress,
	now: number,
): AnyPuzzle | undefined {
	const puzzle = dueOf(ALL_PUZZLES, progress, now).find(
		(one) => progress[one.id].streak > 0 || now - progress[one.id].last >= DAY,
	);
	const lessonDue = progress[id]?.due ?? Number.POSITIVE_INFINITY;
	return puzzle !== undefined && (lessonDue > now || progress[puzzle.id].due < lessonDue)
		? puzzle
		: undefined;
}
