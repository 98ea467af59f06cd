import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {LESSONS, lessonOf} from '../../source/drill/lessons.js';
import {startDrill} from '../../source/drill/start.js';
import {lessonPar} from '../helpers/lesson-par.js';
import {buildTables} from '../helpers/tables.js';

describe('the par of every lesson', () => {
	const endings = [...new Set(LESSONS.map(({ending}) => ending))];

	it.each(endings)('in %s', {timeout: 600_000}, (ending) => {
		const tables = buildTables(ending);
		for (const lesson of LESSONS.filter((one) => one.ending === ending)) {
			const match = unwrap(startDrill({...lesson, seed: 1}, tables, 'Ann', 0));
			expect([lesson.id, lessonPar(lesson, match, tables)]).toEqual([lesson.id, lesson.par]);
			expect(lessonOf(match.settings)).toBe(lesson);
		}
	});
});
