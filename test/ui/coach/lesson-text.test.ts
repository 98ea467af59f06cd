import {describe, expect, it} from 'vitest';
import {LESSONS} from '../../../source/drill/lessons.js';
import {type LessonRecord, nextLesson, scheduleLesson} from '../../../source/drill/schedule.js';
import {
	endingText,
	nextText,
	standingText,
	streakText,
	totalsText,
} from '../../../source/session/drill/lesson-text.js';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const [first, second] = LESSONS;
const record = (due: number, isPar = false): LessonRecord => ({
	...scheduleLesson(undefined, 'good', NOW),
	due,
	isPar,
});

describe('what is told of the next lesson', () => {
	it('is that it is new, while nothing was begun', () => {
		expect(nextText(nextLesson({}, NOW), {}, NOW)).toBe('queen: take him in 3 · new');
	});

	it('is since when it is due, and how many are', () => {
		const progress = {
			[first.id]: record(NOW - 1),
			[second.id]: record(NOW - 3 * DAY - 1),
		};
		const lesson = nextLesson(progress, NOW);
		expect(lesson).toBe(second);
		expect(nextText(lesson, progress, NOW)).toBe(
			'two rooks: take him in 3 · due for 3 days · 2 due · 2 begun',
		);
		const one = {[first.id]: record(NOW - 1)};
		expect(nextText(first, one, NOW)).toBe('queen: take him in 3 · due now · 1 begun');
	});

	it('is that nothing is due: then the next new one, or the one that is due first', () => {
		const begun = {[first.id]: record(NOW + DAY)};
		expect(nextText(nextLesson(begun, NOW), begun, NOW)).toBe(
			'two rooks: take him in 3 · new · the next is due in 1 day · 1 begun',
		);
		const all = Object.fromEntries(
			LESSONS.map(({id}, index) => [id, record(NOW + (index + 2) * DAY)]),
		);
		expect(nextText(nextLesson(all, NOW), all, NOW)).toBe(
			`queen: take him in 3 · due in 2 days · ${LESSONS.length} begun`,
		);
	});
});

describe('how a person stands', () => {
	it('with a lesson: when it comes back, on par how often, else what was lost at best', () => {
		expect(standingText(undefined, undefined, NOW)).toBe('new');
		expect(standingText(record(NOW - 1, true), {parStreak: 3, least: 0}, NOW)).toBe(
			'due · on par, 3 in a row',
		);
		expect(standingText(record(NOW + DAY, true), {parStreak: 0, least: 0}, NOW)).toBe(
			'again in 1 day · on par',
		);
		expect(standingText(record(NOW + DAY), {parStreak: 0, least: 2}, NOW)).toBe(
			'again in 1 day · 2 moves lost at best',
		);
		// A file of before there was practice in it.
		expect(standingText(record(NOW - 1, true), undefined, NOW)).toBe('due · on par');
	});

	it('with all lessons and with those of an ending', () => {
		const standing = {lessons: 9, begun: 4, onPar: 2, dueToday: 1, lost: 3, notWon: 1};
		expect(totalsText(standing, false)).toBe('4 of 9 begun · 2 on par without help · 1 due today');
		expect(totalsText(standing, true)).toBe('4 of 9 · 1 due');
		expect(endingText('KQvK', standing)).toBe(
			'KQvK: 4 of 9 begun, 2 on par, 3 moves lost in all, 1 not done yet',
		);
		expect(endingText('KQvK', {...standing, begun: 0, onPar: 0, notWon: 0})).toBe(
			'KQvK: 0 of 9 begun, 0 on par',
		);
		expect([0, 1, 2].map((days) => streakText(days))).toEqual(['', '', '2 days in a row']);
	});
});
