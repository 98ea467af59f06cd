import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {scheduleLesson} from '../../source/drill/schedule.js';
import {NO_PRACTICE, notePractice} from '../../source/drill/practice.js';
import {loadProgress, saveLesson} from '../../source/storage/progress-file.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const NOW = Date.UTC(2026, 10, 21);
const record = scheduleLesson(undefined, 'good', NOW);

describe('the progress file', () => {
	it('keeps every lesson of every person', () => {
		const path = join(temporaryFolder(), 'data', 'progress.json');
		expect(loadProgress(path, 'Ann')).toEqual({progress: {}, practice: NO_PRACTICE});
		const later = scheduleLesson(record, 'easy', record.due);
		expect(saveLesson(path, 'Ann', 'a', record).ok).toBe(true);
		expect(saveLesson(path, 'Ben', 'a', later).ok).toBe(true);
		expect(saveLesson(path, 'Ann', 'b', later).ok).toBe(true);
		expect(loadProgress(path, 'Ann').progress).toEqual({a: record, b: later});
		expect(loadProgress(path, 'Ben').progress).toEqual({a: later});
		expect(loadProgress(path, 'toString')).toEqual({progress: {}, practice: NO_PRACTICE});
	});

	it.each([
		['damaged', '{"version": 1, "people": {"Ann"'],
		['of a later version', '{"version": 2, "people": {}}'],
		['something else', '[1, 2]'],
	])('sets a file aside that is %s, with a sentence, and begins anew', (_what, text) => {
		const folder = temporaryFolder();
		const path = join(folder, 'progress.json');
		writeFileSync(path, text);
		expect(loadProgress(path, 'Ann').warning).toContain('set aside as progress.json.broken');
		expect(readFileSync(`${path}.broken`, 'utf8')).toBe(text);
		expect(saveLesson(path, 'Ann', 'a', record).ok).toBe(true);
		expect(loadProgress(path, 'Ann').progress).toEqual({a: record});
	});

	it('leaves out the lessons that make no sense and keeps the others', () => {
		const path = join(temporaryFolder(), 'progress.json');
		const people = {Ann: {a: record, b: {...record, due: 'soon'}, c: 7, d: {...record, state: 9}}};
		writeFileSync(path, JSON.stringify({version: 1, people}));
		expect(loadProgress(path, 'Ann').progress).toEqual({a: record});
	});

	it('keeps the practice of every person, and what others have kept meanwhile', () => {
		const path = join(temporaryFolder(), 'progress.json');
		const first = {lost: 2, isPar: false};
		const note = (lesson: string) => (before: typeof NO_PRACTICE) =>
			notePractice(before, lesson, first, NOW);
		saveLesson(path, 'Ann', 'a', record, note('a'));
		saveLesson(path, 'Ann', 'b', record, note('b'));
		saveLesson(path, 'Ben', 'c', record);
		const tally = {parStreak: 0, least: 2};
		expect(loadProgress(path, 'Ann').practice).toMatchObject({
			days: 1,
			lessons: {a: tally, b: tally},
		});
		expect(loadProgress(path, 'Ben').practice).toEqual(NO_PRACTICE);
	});

	it('reads a file of before there was practice in it, and leaves out practice that makes no sense', () => {
		const path = join(temporaryFolder(), 'progress.json');
		writeFileSync(path, JSON.stringify({version: 1, people: {Ann: {a: record}}}));
		expect(loadProgress(path, 'Ann')).toEqual({progress: {a: record}, practice: NO_PRACTICE});
		const practice = {
			Ann: {days: 3, lastDay: 'today', lessons: {a: {parStreak: 2}, b: {parStreak: -1}, c: 4}},
			Ben: {days: -1},
			Cas: 7,
		};
		writeFileSync(path, JSON.stringify({version: 1, people: {Ann: {a: record}}, practice}));
		expect(loadProgress(path, 'Ann')).toEqual({
			progress: {a: record},
			practice: {days: 3, lessons: {a: {parStreak: 2}}},
		});
		for (const person of ['Ben', 'Cas', 'Dan']) {
			expect(loadProgress(path, person)).toEqual({progress: {}, practice: NO_PRACTICE});
		}
	});

	it('says in a sentence when nothing can be kept', () => {
		const folder = temporaryFolder();
		const path = join(folder, 'progress.json');
		mkdirSync(path);
		const saved = saveLesson(path, 'Ann', 'a', record);
		expect(saved).toMatchObject({ok: false});
		expect(JSON.stringify(saved)).toContain('Your progress cannot be saved');
		expect(readdirSync(folder)).toEqual(['progress.json']);
	});

	it('reads any text without an error', () => {
		const path = join(temporaryFolder(), 'progress.json');
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				writeFileSync(path, text);
				expect(loadProgress(path, 'Ann').progress).toEqual({});
			}),
			{numRuns: 60},
		);
	});
});
