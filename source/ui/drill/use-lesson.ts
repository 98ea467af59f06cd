import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {scoreDrill} from '../../drill/coach.js';
import {gradeAttack, gradeDefence, type LessonGrade} from '../../drill/grading.js';
import {knownStart} from '../../drill/knowledge.js';
import {type Lesson, lessonOf} from '../../drill/lessons.js';
import {notePractice, type Practice} from '../../drill/practice.js';
import {nextLesson, scheduleLesson} from '../../drill/schedule.js';
import type {Match} from '../../match/match.js';
import {seatReport} from '../../match/seat-report.js';
import type {Message} from '../components/MessagePane.js';
import {useServices} from '../hooks/services-context.js';
import {useSettings} from '../hooks/settings-context.js';
import type {Drill} from './drill.js';
import {untilText} from './lesson-text.js';

/** A lesson that is being done. */
export type LessonState = {
	/** What is said of it when it is over. */
	readonly said?: Message;
	/** Returns the lesson that comes next; undefined when this is none. */
	readonly next: () => Lesson | undefined;
	/** Counts a help that was taken: it is then not done alone. */
	readonly help: () => void;
};

/** Returns what is said of a grade. */
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

/** How a lesson that is over went: its grade, and the moves given away if it succeeded. */
type Finished = {readonly grade: LessonGrade; readonly lost?: number};

/** Returns how a lesson that is over went; White's knowledge is no secret any more. */
function finishOf(
	{outcome, ...match}: Match,
	{tables}: Drill,
	{role, par}: Lesson,
	helps: number,
): Finished {
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

/** Returns what is said of the days in a row, when this one has just been added to them. */
const daysText = (before: Practice, after: Practice): string =>
	after.days > 1 && after.lastDay !== before.lastDay ? ` ${after.days} days in a row.` : '';

/** Follows a lesson: grades it when it ends and keeps that, once. Does nothing in a drill that is no lesson. */
export function useLesson(match: Match, drill: Drill): LessonState {
	const services = useServices();
	const {person} = useSettings().settings;
	const helps = useRef(0);
	const isKept = useRef(match.outcome !== undefined);
	const [said, setSaid] = useState<Message>();
	const lesson = useMemo(() => lessonOf(match.settings), [match.settings]);

	useEffect(() => {
		if (lesson === undefined || match.outcome === undefined || isKept.current) {
			return;
		}

		isKept.current = true;
		const {grade, ...result} = finishOf(match, drill, lesson, helps.current);
		const now = services.date();
		const {progress, practice} = services.progress.load(person);
		const record = scheduleLesson(progress[lesson.id], grade, now);
		const attempt = {...result, isPar: grade === 'easy'};
		const kept = services.progress.save(person, lesson.id, record, (before) =>
			notePractice(before, lesson.id, attempt, now),
		);
		const days = daysText(practice, notePractice(practice, lesson.id, attempt, now));
		setSaid({
			text: kept.ok
				? `${gradeText(grade, helps.current)} This lesson comes back ${untilText(record.due - now)}.${days}`
				: kept.error,
			tone: kept.ok ? 'accent' : 'warning',
		});
	}, [lesson, match, drill, services, person]);

	const help = useCallback(() => {
		helps.current++;
	}, []);
	const next = useCallback(
		() =>
			lesson === undefined
				? undefined
				: nextLesson(services.progress.load(person).progress, services.date()),
		[lesson, services, person],
	);
	return {help, next, ...(said === undefined ? {} : {said})};
}
