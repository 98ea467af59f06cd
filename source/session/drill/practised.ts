import {ALL_PUZZLES} from '../../drill/any-puzzle.js';
import {LESSONS} from '../../drill/lessons.js';
import {dayStreak, type Practice, standingWith} from '../../drill/practice.js';
import {countSolved} from '../../drill/puzzle-progress.js';
import type {Progress} from '../../drill/schedule.js';
import type {Practised} from '../../text/practised.js';

/** Returns what a person's practice of lessons and puzzles comes to at `now` (milliseconds since 1970). */
export const practisedBy = (
	{progress, practice}: {readonly progress: Progress; readonly practice: Practice},
	now: number,
): Practised => ({
	...standingWith(LESSONS, progress, practice, now),
	dayStreak: dayStreak(practice, now),
	puzzles: ALL_PUZZLES.length,
	solved: countSolved(practice),
});
