import {type Card, createEmptyCard, fsrs, type Grade, Rating} from 'ts-fsrs';
import type {LessonGrade} from './grading.js';
import {type Lesson, LESSONS} from './lessons.js';

/** How a person stands with one lesson. Times are milliseconds since 1970. */
export type LessonRecord = {
	/** What FSRS keeps: days of stability, difficulty from 1 to 10, and where in its steps the lesson is. */
	readonly stability: number;
	readonly difficulty: number;
	readonly state: number;
	readonly learningSteps: number;
	readonly scheduledDays: number;
	readonly reps: number;
	readonly lapses: number;
	readonly due: number;
	readonly last: number;
	/** Attempts in a row, up to now, that were good or easy. */
	readonly streak: number;
	/** Whether it was ever done on par without help. */
	readonly isPar: boolean;
};

/** A person's lessons by their ids. */
export type Progress = {readonly [lesson: string]: LessonRecord};

const GRADES: {readonly [grade in LessonGrade]: Grade} = {
	again: Rating.Again,
	hard: Rating.Hard,
	good: Rating.Good,
	easy: Rating.Easy,
};

/** FSRS-6 with its own parameters: Ye, Su & Cao, "A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition Scheduling", KDD 2022, and its successors. */
const SCHEDULER = fsrs({enable_fuzz: false});

const cardOf = (record: LessonRecord | undefined, now: number): Card =>
	record === undefined
		? createEmptyCard(now)
		: {
				due: new Date(record.due),
				stability: record.stability,
				difficulty: record.difficulty,
				elapsed_days: 0,
				scheduled_days: record.scheduledDays,
				learning_steps: record.learningSteps,
				reps: record.reps,
				lapses: record.lapses,
				state: record.state,
				last_review: new Date(record.last),
			};

/** Returns how a person stands with a lesson after an attempt at `now`. Pure. */
export function scheduleLesson(
	before: LessonRecord | undefined,
	grade: LessonGrade,
	now: number,
): LessonRecord {
	const {card} = SCHEDULER.next(cardOf(before, now), new Date(now), GRADES[grade]);
	const isGood = grade === 'good' || grade === 'easy';
	return {
		stability: card.stability,
		difficulty: card.difficulty,
		state: card.state,
		learningSteps: card.learning_steps,
		scheduledDays: card.scheduled_days,
		reps: card.reps,
		lapses: card.lapses,
		due: card.due.getTime(),
		last: now,
		streak: isGood ? (before?.streak ?? 0) + 1 : 0,
		isPar: grade === 'easy' || before?.isPar === true,
	};
}

/** Returns those that are due for repetition, the longest due first. */
export const dueOf = <One extends {readonly id: string}>(
	all: readonly One[],
	progress: Progress,
	now: number,
): readonly One[] =>
	all
		.filter(({id}) => (progress[id]?.due ?? Number.POSITIVE_INFINITY) <= now)
		.sort((a, b) => progress[a.id].due - progress[b.id].due);

export const dueLessons = (progress: Progress, now: number): readonly Lesson[] =>
	dueOf(LESSONS, progress, now);

/** Returns the lesson to do now: what is due, else the next new one, else what will be due first. */
export function nextLesson(progress: Progress, now: number): Lesson {
	const [due] = dueLessons(progress, now);
	const fresh = LESSONS.find(({id}) => progress[id] === undefined);
	return (
		due ?? fresh ?? LESSONS.reduce((a, b) => (progress[b.id].due < progress[a.id].due ? b : a))
	);
}
