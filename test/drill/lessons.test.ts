import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {DRILLS} from '../../source/drill/catalogue.js';
import {gradeAttack, gradeDefence, LESSON_GRADES} from '../../source/drill/grading.js';
import {lessonOf, LESSONS} from '../../source/drill/lessons.js';
import {rewriteKing} from '../../source/drill/opponent.js';
import {
	dueLessons,
	type LessonRecord,
	nextLesson,
	type Progress,
	scheduleLesson,
} from '../../source/drill/schedule.js';
import {startDrill} from '../../source/drill/start.js';
import {lessonPar} from '../helpers/lesson-par.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KQvK', 'KRvK', 'KRRvK', 'KPvK');
/** The lessons whose tables are quickly built, and plans quickly walked through; `npm run test:long` checks the others. */
const QUICK = LESSONS.filter(
	({game, ending, strategy}) => game === undefined && tables.has(ending) && strategy !== 'paper+',
);
const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;

const startOf = (lesson: (typeof LESSONS)[number]) =>
	unwrap(startDrill({...lesson, seed: 1}, tables, 'Ann', 0));

describe('the lessons', () => {
	it.each(QUICK.map((lesson) => [lesson.id, lesson] as const))(
		'%s: can be started, and needs its par',
		(_id, lesson) => {
			const match = startOf(lesson);
			expect(lessonPar(lesson, match, tables)).toBe(lesson.par);
			expect(lessonOf(match.settings)).toBe(lesson);
		},
	);

	it('begin with what needs no waiting for tables, and are about every ending', () => {
		const late = LESSONS.findIndex(({ending}) => !tables.has(ending));
		expect(LESSONS[late].grade).toBeGreaterThan(2);
		expect(new Set(LESSONS.map(({ending}) => ending))).toEqual(
			new Set(DRILLS.map(({ending}) => ending)),
		);
		// Every ending as attacker, and blind where that can be won.
		for (const {ending, hasBlind} of DRILLS) {
			const own = LESSONS.filter(
				(one) => one.game === undefined && one.ending === ending && one.role === 'attacker',
			);
			expect(own.some(({blind}) => !blind)).toBe(true);
			expect(own.some(({blind}) => blind)).toBe(hasBlind);
		}
	});

	it('keep the ids under which progress was kept before', () => {
		expect(LESSONS.map(({id}) => id)).toEqual(
			expect.arrayContaining([
				'KQvK-attacker-known-3',
				'KRvK-attacker-known-16',
				'KRRvK-attacker-blind-16',
				'KQvK-attacker-blind-30',
				'KRRvK-defender-known-9',
				'KQvK-defender-known-17',
			]),
		);
	});

	it('have ids of their own, and grades that go up', () => {
		expect(new Set(LESSONS.map(({id}) => id)).size).toBe(LESSONS.length);
		const grades = LESSONS.map(({grade}) => grade);
		expect(grades).toEqual([...grades].sort((a, b) => a - b));
		expect(new Set(grades)).toEqual(new Set([1, 2, 3, 4, 5]));
	});

	it('are known again when the phantom has moved its past', () => {
		const lesson = QUICK.find(({blind}) => blind)!;
		const match = startOf(lesson);
		const moved = rewriteKing(match, 0, createRandom(1));
		expect(moved.settings.fen).not.toBe(match.settings.fen);
		expect(lessonOf(moved.settings)).toBe(lesson);
	});

	it('are not what another opponent, role or start makes of it', () => {
		const [lesson] = LESSONS;
		for (const other of [
			{...lesson, opponent: 'fogged' as const},
			{...lesson, role: 'defender' as const},
			{...lesson, fen: '4Q3/k7/8/8/8/8/8/3K4 w - - 0 1'},
		]) {
			const match = unwrap(startDrill({...other, seed: 1}, tables, 'Ann', 0));
			expect(lessonOf(match.settings)).toBeUndefined();
		}
	});
});

describe('grades', () => {
	const score = {moves: 9, par: 8, lost: 0, thrown: 0};

	it('of an attack', () => {
		const grade = (lost: number, thrown = 0, helps = 0, isWon = true) =>
			gradeAttack({score: {...score, lost, thrown}, isWon, helps});
		expect(grade(0)).toBe('easy');
		expect([grade(1), grade(2)]).toEqual(['good', 'good']);
		expect([grade(3), grade(0, 1), grade(0, 0, 1)]).toEqual(['hard', 'hard', 'hard']);
		expect(grade(0, 0, 0, false)).toBe('again');
	});

	it('of a defence', () => {
		expect(gradeDefence(5, 16, false)).toBe('easy');
		expect([16, 14, 8, 7].map((moves) => gradeDefence(moves, 16, true))).toEqual([
			'easy',
			'good',
			'hard',
			'again',
		]);
		// Where nothing is forced he is to hold.
		expect(gradeDefence(9, undefined, true)).toBe('again');
		expect(gradeDefence(50, undefined, false)).toBe('easy');
	});
});

describe('the schedule', () => {
	it('brings back soon what failed, and later and later what went well', () => {
		let record: LessonRecord | undefined;
		let now = NOW;
		const waits: number[] = [];
		for (let attempt = 0; attempt < 5; attempt++) {
			record = scheduleLesson(record, 'good', now);
			waits.push(record.due - now);
			now = record.due;
		}

		expect(record?.streak).toBe(5);
		expect(waits).toEqual([...waits].sort((a, b) => a - b));
		expect(waits.at(-1)).toBeGreaterThan(7 * DAY);
		const failed = scheduleLesson(record, 'again', now);
		expect(failed.streak).toBe(0);
		expect(failed.due - now).toBeLessThan(DAY);
	});

	it('never comes to a time before now, whatever is graded when', () => {
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.constantFrom(...LESSON_GRADES), fc.integer({min: 0, max: 1000}))),
				(attempts) => {
					let record: LessonRecord | undefined;
					let now = NOW;
					for (const [grade, days] of attempts) {
						now += days * DAY;
						record = scheduleLesson(record, grade, now);
						expect(record.due).toBeGreaterThan(now);
						expect(Number.isFinite(record.stability)).toBe(true);
					}
				},
			),
			{numRuns: 100},
		);
	});

	it('gives what is due longest, then what is new, then what will be due first', () => {
		const at = (due: number): LessonRecord => ({
			...scheduleLesson(undefined, 'good', NOW),
			due,
		});
		const [first, second, third] = LESSONS;
		expect(nextLesson({}, NOW)).toBe(first);
		const begun: Progress = {[first.id]: at(NOW - 5), [third.id]: at(NOW - 9)};
		expect(dueLessons(begun, NOW)).toEqual([third, first]);
		expect(nextLesson(begun, NOW)).toBe(third);
		expect(nextLesson({[first.id]: at(NOW + DAY)}, NOW)).toBe(second);
		const all = Object.fromEntries(
			LESSONS.map(({id}, index) => [id, at(NOW + DAY * (30 - index))]),
		);
		expect(nextLesson(all, NOW)).toBe(LESSONS.at(-1));
	});
});
