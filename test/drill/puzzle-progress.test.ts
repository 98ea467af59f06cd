import {describe, expect, it} from 'vitest';
import {NO_PRACTICE, notePractice, type Practice} from '../../source/drill/practice.js';
import {puzzlesOf} from '../../source/drill/any-puzzle.js';
import {
	countSolved,
	gradePuzzle,
	isSolved,
	nextPuzzle,
	puzzleBefore,
} from '../../source/drill/puzzle-progress.js';
import {ALL_PUZZLES as PUZZLES} from '../../source/drill/any-puzzle.js';
import {type Progress, scheduleLesson} from '../../source/drill/schedule.js';

const NOW = Date.UTC(2026, 10, 25, 12);
const HOUR = 3_600_000;

/** Returns progress in which some puzzles, by their places from 0, come back so many hours from now. */
const dueIn = (hours: Readonly<Record<number, number>>): Progress =>
	Object.fromEntries(
		Object.entries(hours).map(([index, hour]) => [
			PUZZLES[Number(index)].id,
			{...scheduleLesson(undefined, 'good', NOW), due: NOW + hour * HOUR},
		]),
	);

describe('the grade of a puzzle', () => {
	it.each([
		[{result: 'solved', slips: 0, helps: 0}, 'easy'],
		[{result: 'solved', slips: 1, helps: 0}, 'hard'],
		[{result: 'solved', slips: 0, helps: 1}, 'hard'],
		[{result: 'failed', slips: 0, helps: 0}, 'again'],
		[{result: undefined, slips: 0, helps: 0}, 'again'],
	] as const)('of %o is %s', (attempt, grade) => {
		expect(gradePuzzle(attempt)).toBe(grade);
	});
});

describe('the next puzzle', () => {
	it('is the first one for who has tried none', () => {
		expect(nextPuzzle({}, -1, NOW)).toBe(PUZZLES[0]);
		expect(nextPuzzle({}, 0, NOW)).toBe(PUZZLES[1]);
		const [first, second] = puzzlesOf('liar');
		expect(nextPuzzle({}, -1, NOW, [first, second])).toBe(first);
		const progress = nextPuzzle(dueIn({[first.number - 1]: 5}), -1, NOW, [first, second]);
		expect(progress).toBe(second);
	});

	it('is one that is due, the longest due first, before one that was never tried', () => {
		const progress = dueIn({0: 5, 3: -1, 4: -2, 5: 0});
		expect(nextPuzzle(progress, 0, NOW)).toBe(PUZZLES[4]);
	});

	it('is not the same once more while another one is due or new', () => {
		expect(nextPuzzle(dueIn({4: -2, 3: -1}), 4, NOW)).toBe(PUZZLES[3]);
		expect(nextPuzzle(dueIn({4: -2}), 4, NOW)).toBe(PUZZLES[5]);
	});

	it('is the next that was never tried where none is due, and the search goes round', () => {
		expect(nextPuzzle(dueIn({1: 5, 2: 5}), 0, NOW)).toBe(PUZZLES[3]);
		expect(nextPuzzle(dueIn({0: 5}), PUZZLES.length - 1, NOW)).toBe(PUZZLES[1]);
	});

	it('is the one that follows where all were tried and none is due', () => {
		const all = dueIn(Object.fromEntries(PUZZLES.map((_, index) => [index, 5])));
		expect(nextPuzzle(all, 2, NOW)).toBe(PUZZLES[3]);
		expect(nextPuzzle(all, PUZZLES.length - 1, NOW)).toBe(PUZZLES[0]);
	});
});

describe('the puzzle before a lesson', () => {
	const lesson = {id: 'KQvK-attacker-known-3'};
	const withLesson = (progress: Progress, hours: number): Progress => ({
		...progress,
		[lesson.id]: {...scheduleLesson(undefined, 'good', NOW), due: NOW + hours * HOUR},
	});

	it('is one that is due when the lesson is new or not due, or is due for less long', () => {
		const due = dueIn({3: -2, 4: -1});
		expect(puzzleBefore(lesson, due, NOW)).toBe(PUZZLES[3]);
		expect(puzzleBefore(lesson, withLesson(due, 1), NOW)).toBe(PUZZLES[3]);
		expect(puzzleBefore(lesson, withLesson(due, -1), NOW)).toBe(PUZZLES[3]);
	});

	it('is none that was given up today; the next day it may be', () => {
		const given = {[PUZZLES[100].id]: scheduleLesson(undefined, 'again', NOW - HOUR)};
		expect(given[PUZZLES[100].id].due).toBeLessThan(NOW);
		expect(puzzleBefore(lesson, given, NOW)).toBeUndefined();
		expect(puzzleBefore(lesson, given, NOW + 24 * HOUR)).toBe(PUZZLES[100]);
	});

	it('is none when the lesson is due for longer, or no puzzle is due', () => {
		expect(puzzleBefore(lesson, withLesson(dueIn({3: -2}), -3), NOW)).toBeUndefined();
		expect(puzzleBefore(lesson, dueIn({3: 2}), NOW)).toBeUndefined();
		expect(puzzleBefore(lesson, {}, NOW)).toBeUndefined();
	});
});

describe('a solved puzzle', () => {
	const [first, second] = PUZZLES;
	const after = (practice: Practice, id: string, lost?: number) =>
		notePractice(
			practice,
			id,
			lost === undefined ? {isPar: false} : {lost, isPar: lost === 0},
			NOW,
		);

	it('is one that succeeded once, whatever came of it before or after', () => {
		const failed = after(NO_PRACTICE, first.id);
		expect(isSolved(first, NO_PRACTICE)).toBe(false);
		expect(isSolved(first, failed)).toBe(false);
		const solved = after(failed, first.id, 1);
		expect(isSolved(first, solved)).toBe(true);
		expect(isSolved(first, after(solved, first.id))).toBe(true);
		expect(isSolved(second, solved)).toBe(false);
	});

	it('is counted once', () => {
		const one = after(after(NO_PRACTICE, first.id, 0), first.id, 0);
		const all = [NO_PRACTICE, one, after(one, second.id, 2)];
		expect(all.map((practice) => countSolved(practice))).toEqual([0, 1, 2]);
		expect(countSolved(all[2], [second])).toBe(1);
		expect(countSolved(after(NO_PRACTICE, 'KQvK-attacker-known-3', 0))).toBe(0);
	});
});
