import {scoreDrill} from '../../drill/coach.js';
import {gradeAttack, gradeDefence, type LessonGrade} from '../../drill/grading.js';
import {knownStart} from '../../drill/knowledge.js';
import type {Lesson} from '../../drill/lessons.js';
import {notePractice, type Practice} from '../../drill/practice.js';
import {scheduleLesson} from '../../drill/schedule.js';
import type {Match} from '../../match/match.js';
import {seatReport} from '../../match/seat-report.js';
import type {Drill, UiServices} from '../services.js';
import type {Message} from '../told/message.js';
import {takebacksOf} from './coach.js';
import {untilText} from './lesson-text.js';
import {lessonComesBack} from '../../text/drill.js';

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

/** Returns what is said of a lesson that is over. */
function gradeText(grade: LessonGrade, helps: number): string {
	switch (grade) {
		case 'again':
			return 'That was not it yet.';
		case 'hard':
			return helps > 0 ? 'Done, with help.' : 'Done, in more moves than it takes.';
		case 'good':
			return 'Well done.';
		default:
			return 'Perfect.';
	}
}

/** Returns how a lesson that is over went; White's knowledge is no secret any more. */
function finishOf(
	{outcome, ...match}: Match,
	{tables}: Drill,
	{role, par}: Lesson,
	helps: number,
): Attempt {
	const {history} = seatReport(match, 'white');
	const score = scoreDrill(history, tables, knownStart(match.settings));
	const {moves} = score;
	// In Kriegspiel he is mated instead.
	const isTaken =
		outcome?.winner === 'white' &&
		(outcome.reason === 'king-captured' || outcome.reason === 'checkmate');
	if (role === 'attacker') {
		const grade = gradeAttack({score, isWon: isTaken, helps});
		return isTaken ? {grade, lost: Math.max(0, moves - (par ?? moves))} : {grade};
	}

	const isOver = isTaken || outcome?.reason === 'resignation';
	const grade = gradeDefence(moves, par, isOver);
	const short = isOver ? (isTaken && par !== undefined ? par - moves : undefined) : 0;
	return short === undefined ? {grade} : {grade, lost: Math.max(0, short)};
}

/** Returns how many helps the person in a drill took, the coach's and takebacks. */
const helpsIn = ({helps = 0, notices}: Match, {person}: Drill): number =>
	helps + takebacksOf(notices[person], person);

/** Grades a lesson that is over, and keeps that for a person. Returns what is said of it. */
export function keepLesson(
	services: UiServices,
	person: string,
	match: Match,
	drill: Drill,
	lesson: Lesson,
): Message {
	const helps = helpsIn(match, drill);
	const attempt = finishOf(match, drill, lesson, helps);
	const grade = gradeText(attempt.grade, helps);
	return keepAttempt(services, person, lesson.id, attempt, (when, days) =>
		lessonComesBack(grade, when, days),
	);
}
