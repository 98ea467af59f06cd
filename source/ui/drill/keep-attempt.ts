import type {LessonGrade} from '../../drill/grading.js';
import {notePractice, type Practice} from '../../drill/practice.js';
import {scheduleLesson} from '../../drill/schedule.js';
import type {Message} from '../components/message.js';
import type {UiServices} from '../services.js';
import {untilText} from './lesson-text.js';

/** An attempt at a lesson or puzzle that is over: its grade, and the moves given away if it succeeded. */
export type Attempt = {readonly grade: LessonGrade; readonly lost?: number};

/** Returns what is said of the days in a row, when this one has just been added to them. */
const daysText = (before: Practice, after: Practice): string =>
	after.days > 1 && after.lastDay !== before.lastDay ? ` ${after.days} days in a row.` : '';

/** Keeps an attempt for a person. Returns what `say` makes of when it comes back and of the days in a row, or why it is not kept. */
export function keepAttempt(
	services: Pick<UiServices, 'progress' | 'date'>,
	person: string,
	id: string,
	{grade, ...result}: Attempt,
	say: (when: string, days: string) => string,
): Message {
	const now = services.date();
	const {progress, practice} = services.progress.load(person);
	const record = scheduleLesson(progress[id], grade, now);
	const note = (before: Practice): Practice =>
		notePractice(before, id, {...result, isPar: grade === 'easy'}, now);
	const kept = services.progress.save(person, id, record, note);
	return kept.ok
		? {text: say(untilText(record.due - now), daysText(practice, note(practice))), tone: 'accent'}
		: {text: kept.error, tone: 'warning'};
}
