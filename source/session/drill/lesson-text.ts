import {type Lesson, LESSONS} from '../../drill/lessons.js';
import type {LessonTally, Standing} from '../../drill/practice.js';
import {dueLessons, type LessonRecord, type Progress} from '../../drill/schedule.js';
import {USUAL_GAME} from '../../drill/game.js';
import {countOf, joinWords} from '../../text/men.js';
import {GAME_WORDS, TASKS} from './drill-words.js';

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

const ROLES: Readonly<Record<string, string>> = {
	Q: 'queen',
	R: 'rook',
	B: 'bishop',
	N: 'knight',
	P: 'pawn',
};

/** Returns White's men besides his king, by an ending's name: "queen", "two rooks", "bishop and knight". */
function menWords(ending: string): string {
	const names = ending
		.slice(1, ending.indexOf('v'))
		.split('')
		.map((letter) => ROLES[letter] ?? letter);
	return names.length === 2 && names[0] === names[1] ? `two ${names[0]}s` : joinWords(names);
}

/** Returns what a lesson is about: "queen: take him in 8, blind", "two rooks: hold out for 9", "rook: do not be taken". */
export function lessonTitle({game, ending, role, par, blind, strategy}: Lesson): string {
	const men = menWords(ending);
	const where = game === undefined ? '' : ` (${GAME_WORDS[game].title})`;
	if (role === 'attacker') {
		return `${men}: ${TASKS[game ?? USUAL_GAME]} him in ${par}${blind ? ', blind' : ''}${where}`;
	}

	return par === undefined
		? `against ${men}: do not be taken`
		: `against ${men}: hold out for ${par}${strategy === 'table' ? '' : `, by ${strategy}`}${where}`;
}

/** Returns how a person stands with a lesson; `isShort` says only when it comes back. */
export function standingText(
	record: LessonRecord | undefined,
	tally: LessonTally | undefined,
	now: number,
	isShort = false,
): string {
	if (record === undefined) {
		return 'new';
	}

	const isDue = record.due <= now;
	const until = untilText(record.due - now);
	if (isShort) {
		return isDue ? 'due' : until;
	}

	const when = isDue ? 'due' : `again ${until}`;
	const least = tally?.least ?? 0;
	const streak = tally?.parStreak ?? 0;
	return [
		when,
		...(record.isPar ? [streak > 1 ? `on par, ${streak} in a row` : 'on par'] : []),
		...(!record.isPar && least > 0 ? [`${countOf(least, 'move')} lost at best`] : []),
	].join(' · ');
}

/** Returns the same in a row beside the lesson: when it comes back, and whether it was done on par; `isShort` without that. */
export function rowStanding(
	record: LessonRecord | undefined,
	now: number,
	isShort: boolean,
): string {
	const when = standingText(record, undefined, now, true);
	return record?.isPar === true && !isShort ? `${when} · on par` : when;
}

/** Returns why a lesson is the one to do now: it is new, since when it is due, or when it will be. */
function whyNext(record: LessonRecord | undefined, now: number): string {
	if (record === undefined) {
		return 'new';
	}

	const late = now - record.due;
	if (late < 0) {
		return `due ${untilText(-late)}`;
	}

	return late < DAY ? 'due now' : `due for ${countOf(Math.floor(late / DAY), 'day')}`;
}

/** Returns when the next lesson is due that was begun; nothing when none was. */
function nextDueText(progress: Progress, now: number): readonly string[] {
	const dues = LESSONS.flatMap(({id}) => progress[id]?.due ?? []);
	return dues.length === 0 ? [] : [`the next is due ${untilText(Math.min(...dues) - now)}`];
}

/** Returns what is told of the lesson that comes next: what it is and why, and how many wait besides. */
export function nextText(lesson: Lesson, progress: Progress, now: number): string {
	const due = dueLessons(progress, now).length;
	// Puzzles have their records beside those of the lessons.
	const begun = LESSONS.filter(({id}) => Object.hasOwn(progress, id)).length;
	return [
		lessonTitle(lesson),
		whyNext(progress[lesson.id], now),
		...(due > 1 ? [`${due} due`] : []),
		...(progress[lesson.id] === undefined ? nextDueText(progress, now) : []),
		...(begun > 0 ? [`${begun} begun`] : []),
	].join(' · ');
}

/** Returns the days in a row on which lessons were done, as a sentence part; empty for fewer than two. */
export const streakText = (days: number): string => (days > 1 ? `${days} days in a row` : '');

/** Returns how a person stands with all lessons, short enough for the top line of a window. */
export const totalsText = (
	{lessons, begun, onPar, dueToday}: Standing,
	isNarrow: boolean,
): string =>
	isNarrow
		? `${begun} of ${lessons} · ${dueToday} due`
		: `${begun} of ${lessons} begun · ${onPar} on par without help · ${dueToday} due today`;

/** Returns what stands over the lessons of a grade, 1 the easiest. */
export const gradeHead = (grade: number): string => `Grade ${grade}`;

export function endingText(
	ending: string,
	{lessons, begun, onPar, lost, notWon}: Standing,
): string {
	const score = [
		`${begun} of ${lessons} begun`,
		`${onPar} on par`,
		...(begun > notWon ? [`${countOf(lost, 'move')} lost in all`] : []),
		...(notWon > 0 ? [`${notWon} not done yet`] : []),
	];
	return `${ending}: ${score.join(', ')}`;
}
