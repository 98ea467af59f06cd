import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {scheduleLesson} from '../../source/drill/schedule.js';
import {loadProgress, saveLesson} from '../../source/storage/progress-file.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const NOW = Date.UTC(2026, 10, 21);
const record = scheduleLesson(undefined, 'good', NOW);

describe('the progress file', () => {
	it('keeps every lesson of every person', () => {
		const path = join(temporaryFolder(), 'data', 'progress.json');
		expect(loadProgress(path, 'Ann')).toEqual({progress: {}});
		const later = scheduleLesson(record, 'easy', record.due);
		expect(saveLesson(path, 'Ann', 'a', record).ok).toBe(true);
		expect(saveLesson(path, 'Ben', 'a', later).ok).toBe(true);
		expect(saveLesson(path, 'Ann', 'b', later).ok).toBe(true);
		expect(loadProgress(path, 'Ann')).toEqual({progress: {a: record, b: later}});
		expect(loadProgress(path, 'Ben')).toEqual({progress: {a: later}});
		expect(loadProgress(path, 'toString')).toEqual({progress: {}});
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
		expect(loadProgress(path, 'Ann')).toEqual({progress: {a: record}});
	});

	it('leaves out the lessons that make no sense and keeps the others', () => {
		const path = join(temporaryFolder(), 'progress.json');
		const people = {Ann: {a: record, b: {...record, due: 'soon'}, c: 7, d: {...record, state: 9}}};
		writeFileSync(path, JSON.stringify({version: 1, people}));
		expect(loadProgress(path, 'Ann')).toEqual({progress: {a: record}});
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
