import type {Lesson} from '../../drill/lessons.js';
import {dueLessons, type LessonRecord, type Progress} from '../../drill/schedule.js';
import {countOf} from '../../text/men.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns how long it is until something, in words: "in 10 minutes", "in 3 days". */
export function untilText(milliseconds: number): string {
	if (milliseconds <= 0) {
		return 'now';
	}

	if (milliseconds < HOUR) {
		return `in ${countOf(Math.ceil(milliseconds / MINUTE), 'minute')}`;
	}

	return milliseconds < DAY
		? `in ${countOf(Math.round(milliseconds / HOUR), 'hour')}`
		: `in ${countOf(Math.round(milliseconds / DAY), 'day')}`;
}

/** Returns what a lesson is about: "KQvK in 8, blind", "hold out against KRRvK, 9", "hold KRvK". */
export function lessonTitle({ending, role, par, blind, strategy}: Lesson): string {
	if (role === 'attacker') {
		return `${ending} in ${par}${blind ? ', blind' : ''}`;
	}

	return par === undefined
		? `hold ${ending}`
		: `hold out against ${ending}, ${par}${strategy === 'table' ? '' : `, by ${strategy}`}`;
}

/** Returns how a person stands with a lesson. */
export function standingText(record: LessonRecord | undefined, now: number): string {
	if (record === undefined) {
		return 'new';
	}

	const when = record.due <= now ? 'due' : `again ${untilText(record.due - now)}`;
	return [
		when,
		...(record.isPar ? ['on par'] : []),
		...(record.streak > 1 ? [`${record.streak} in a row`] : []),
	].join(' · ');
}

/** Returns what is told of a lesson that comes next. */
export function nextText(lesson: Lesson, progress: Progress, now: number): string {
	const due = dueLessons(progress, now).length;
	const learnt = Object.keys(progress).length;
	return [
		lessonTitle(lesson),
		standingText(progress[lesson.id], now),
		...(due > 1 ? [`${due} due`] : []),
		...(learnt > 0 ? [`${learnt} begun`] : []),
	].join(' · ');
}
