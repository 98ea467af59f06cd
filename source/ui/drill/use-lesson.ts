import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {scoreDrill} from '../../drill/coach.js';
import {gradeAttack, gradeDefence, type LessonGrade} from '../../drill/grading.js';
import {knownStart} from '../../drill/knowledge.js';
import {type Lesson, lessonOf} from '../../drill/lessons.js';
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
	/** Returns the lesson to go on with; undefined when this is none. */
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

/** Returns the grade of a lesson that is over; White's knowledge is no secret any more. */
function gradeOf(match: Match, {tables}: Drill, lesson: Lesson, helps: number): LessonGrade {
	const {history} = seatReport(match, 'white');
	const score = scoreDrill(history, tables, knownStart(match.settings));
	const isTaken = match.outcome?.reason === 'king-captured';
	return lesson.role === 'attacker'
		? gradeAttack({score, isWon: isTaken, helps})
		: gradeDefence(score.moves, lesson.par, isTaken || match.outcome?.reason === 'resignation');
}

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
		const grade = gradeOf(match, drill, lesson, helps.current);
		const now = services.now();
		const {progress} = services.progress.load(person);
		const record = scheduleLesson(progress[lesson.id], grade, now);
		const kept = services.progress.save(person, lesson.id, record);
		setSaid({
			text: kept.ok
				? `${gradeText(grade, helps.current)} This lesson comes back ${untilText(record.due - now)}.`
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
				: nextLesson(services.progress.load(person).progress, services.now()),
		[lesson, services, person],
	);
	return {help, next, ...(said === undefined ? {} : {said})};
}
