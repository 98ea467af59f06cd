import type {Lesson} from './lessons.js';
import type {Progress} from './schedule.js';

/** How a person's attempts at one lesson went, beside what the schedule keeps. */
export type LessonTally = {
	/** Attempts on par in a row, up to the last one. */
	readonly parStreak: number;
	/** The fewest moves given away in an attempt that succeeded; left out while none has. */
	readonly least?: number;
	/** What an attempt that was broken off would count as at best; left out when it had neither help nor a wrong move. */
	readonly begun?: BegunMark;
};

/** What a broken-off attempt had: help alone, or a wrong move. */
export type BegunMark = 'helped' | 'slipped';

/** What is kept of a person's practice: days, and lessons by their ids. */
export type Practice = {
	/** The last day on which a lesson was done, as `localDay` counts days; left out before the first. */
	readonly lastDay?: number;
	/** Days in a row up to that one. */
	readonly days: number;
	readonly lessons: {readonly [lesson: string]: LessonTally};
};

export const NO_PRACTICE: Practice = {days: 0, lessons: {}};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns the number of a day by the local calendar, so that the days of a streak follow one another. */
export const localDay = (now: number): number =>
	Math.floor((now - new Date(now).getTimezoneOffset() * MINUTE) / DAY);

/**
 * Returns a person's practice after an attempt at a lesson at `now` (milliseconds since 1970): the moves given away,
 * left out when it failed, and whether it was on par without help. Pure but for the time zone.
 */
export function notePractice(
	before: Practice,
	lesson: string,
	{lost, isPar}: {readonly lost?: number; readonly isPar: boolean},
	now: number,
): Practice {
	const today = localDay(now);
	const {lastDay, days} = before;
	const tally = Object.hasOwn(before.lessons, lesson) ? before.lessons[lesson] : undefined;
	const counts = [tally?.least, lost].filter((count) => count !== undefined);
	return {
		lastDay: Math.max(today, lastDay ?? today),
		// A clock that was turned back breaks no streak.
		days: lastDay === undefined || today > lastDay + 1 ? 1 : today > lastDay ? days + 1 : days,
		lessons: {
			...before.lessons,
			[lesson]: {
				parStreak: isPar ? (tally?.parStreak ?? 0) + 1 : 0,
				...(counts.length === 0 ? {} : {least: Math.min(...counts)}),
			},
		},
	};
}

/** Returns a person's practice once an attempt that is not over has had help or a wrong move: the next that is over forgets it. */
export const noteBegun = (before: Practice, lesson: string, begun: BegunMark): Practice => ({
	...before,
	lessons: {
		...before.lessons,
		[lesson]: {
			...(Object.hasOwn(before.lessons, lesson) ? before.lessons[lesson] : {parStreak: 0}),
			begun,
		},
	},
});

/** Returns on how many days in a row lessons were done, today's counted as soon as there is one; 0 when a day was missed. */
export const dayStreak = ({lastDay, days}: Practice, now: number): number =>
	lastDay !== undefined && localDay(now) - lastDay <= 1 ? days : 0;

export type Standing = {
	readonly lessons: number;
	readonly begun: number;
	/** Lessons that were done on par once, without help. */
	readonly onPar: number;
	/** Begun lessons that come back by the end of the day. */
	readonly dueToday: number;
	/** Moves given away in the best attempt at each, added up. */
	readonly lost: number;
	/** Begun lessons in which no attempt has succeeded: they are in no sum. */
	readonly notWon: number;
};

/** Returns how a person stands with some lessons: all of them, or those of one ending. */
export function standingWith(
	lessons: readonly Pick<Lesson, 'id'>[],
	progress: Progress,
	practice: Practice,
	now: number,
): Standing {
	const today = localDay(now);
	const begun = lessons.filter(({id}) => Object.hasOwn(progress, id));
	const least = begun.map(({id}) => {
		const tally = Object.hasOwn(practice.lessons, id) ? practice.lessons[id] : undefined;
		// What was done on par before there were tallies lost nothing.
		return tally?.least ?? (progress[id].isPar ? 0 : undefined);
	});
	return {
		lessons: lessons.length,
		begun: begun.length,
		onPar: begun.filter(({id}) => progress[id].isPar).length,
		dueToday: begun.filter(({id}) => localDay(progress[id].due) <= today).length,
		lost: least.reduce<number>((sum, count) => sum + (count ?? 0), 0),
		notWon: least.filter((count) => count === undefined).length,
	};
}
