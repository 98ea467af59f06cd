import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
	dayStreak,
	localDay,
	NO_PRACTICE,
	notePractice,
	type Practice,
	standingWith,
} from '../../source/drill/practice.js';
import {scheduleLesson} from '../../source/drill/schedule.js';

/** Noon by the local clock, so that whole days later are other days wherever this is run. */
const NOON = new Date(2026, 10, 21, 12).getTime();
const DAY = 86_400_000;
const good = {lost: 0, isPar: true};

const practised = (...days: readonly number[]): Practice =>
	days.reduce<Practice>(
		(before, day) => notePractice(before, 'a', good, NOON + day * DAY),
		NO_PRACTICE,
	);

describe('the days in a row', () => {
	it('are those with a lesson up to today, or yesterday while today has none yet', () => {
		expect(dayStreak(NO_PRACTICE, NOON)).toBe(0);
		const three = practised(0, 0, 1, 2, 2);
		expect(dayStreak(three, NOON + 2 * DAY)).toBe(3);
		expect(dayStreak(three, NOON + 3 * DAY)).toBe(3);
		expect(dayStreak(three, NOON + 4 * DAY)).toBe(0);
		expect(dayStreak(practised(0, 1, 3), NOON + 3 * DAY)).toBe(1);
	});

	it('go by the local calendar: from just before midnight to just after is a day', () => {
		const late = new Date(2026, 10, 21, 23, 59).getTime();
		const early = new Date(2026, 10, 22, 0, 1).getTime();
		expect(localDay(early) - localDay(late)).toBe(1);
		const both = notePractice(notePractice(NO_PRACTICE, 'a', good, late), 'a', good, early);
		expect(both.days).toBe(2);
	});

	it('are not lost when the clock is turned back', () => {
		const back = notePractice(practised(0, 1, 2), 'a', good, NOON);
		expect(dayStreak(back, NOON + 2 * DAY)).toBe(3);
	});

	it('are counted one for each day of any run without a gap', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(3), {minLength: 1, maxLength: 20}), (steps) => {
				let at = 0;
				const days = steps.map((step) => (at += step));
				const gap = steps.findLastIndex((step, index) => index > 0 && step > 1);
				const run = new Set(days.slice(Math.max(0, gap)));
				expect(dayStreak(practised(...days), NOON + at * DAY)).toBe(run.size);
			}),
		);
	});
});

describe('the tally of a lesson', () => {
	const after = (...attempts: readonly {readonly lost?: number; readonly isPar: boolean}[]) =>
		attempts.reduce<Practice>(
			(before, attempt) => notePractice(before, 'a', attempt, NOON),
			NO_PRACTICE,
		).lessons['a'];

	it('counts attempts on par in a row, and keeps the fewest moves lost', () => {
		expect(after(good, good)).toEqual({parStreak: 2, least: 0});
		expect(after({lost: 5, isPar: false}, {lost: 2, isPar: false})).toEqual({
			parStreak: 0,
			least: 2,
		});
		expect(after(good, good, {isPar: false})).toEqual({parStreak: 0, least: 0});
		expect(after({isPar: false})).toEqual({parStreak: 0});
	});

	it('takes no name for another', () => {
		const {lessons} = notePractice(NO_PRACTICE, 'toString', good, NOON);
		expect(lessons['toString']).toEqual({parStreak: 1, least: 0});
	});
});

describe('the standing', () => {
	const lessons = ['a', 'b', 'c', 'd'].map((id) => ({id}));

	it('adds up what was begun, done on par, lost, and what comes back today', () => {
		const easy = scheduleLesson(undefined, 'easy', NOON);
		const hard = scheduleLesson(undefined, 'hard', NOON);
		const progress = {a: easy, b: hard, c: hard, gone: easy};
		const practice = {
			days: 1,
			lessons: {
				a: {parStreak: 1, least: 0},
				b: {parStreak: 0, least: 3},
				c: {parStreak: 0},
				gone: {parStreak: 0, least: 9},
			},
		};
		expect(standingWith(lessons, progress, practice, NOON)).toEqual({
			lessons: 4,
			begun: 3,
			onPar: 1,
			dueToday: 2,
			lost: 3,
			notWon: 1,
		});
		expect(standingWith(lessons, progress, NO_PRACTICE, NOON)).toMatchObject({lost: 0, notWon: 2});
		expect(standingWith(lessons, {}, NO_PRACTICE, NOON)).toMatchObject({begun: 0, lost: 0});
	});
});
