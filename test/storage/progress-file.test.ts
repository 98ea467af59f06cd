import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {scheduleLesson} from '../../source/drill/schedule.js';
import {NO_PRACTICE, noteBegun, notePractice} from '../../source/drill/practice.js';
import {finishedScene, NOTHING_LEARNT, openedScene} from '../../source/drill/learn/progress.js';
import {loadProgress, saveLearning, saveLesson} from '../../source/storage/progress-file.js';
import {sampleSize} from '../helpers/sample-size.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const NOW = Date.UTC(2026, 10, 21);
const record = scheduleLesson(undefined, 'good', NOW);
const NOTHING = {progress: {}, practice: NO_PRACTICE, learn: NOTHING_LEARNT};

describe('the progress file', () => {
	it('keeps every lesson of every person', () => {
		const path = join(temporaryFolder(), 'data', 'progress.json');
		expect(loadProgress(path, 'Ann')).toEqual(NOTHING);
		const later = scheduleLesson(record, 'easy', record.due);
		expect(saveLesson(path, 'Ann', 'a', record).ok).toBe(true);
		expect(saveLesson(path, 'Ben', 'a', later).ok).toBe(true);
		expect(saveLesson(path, 'Ann', 'b', later).ok).toBe(true);
		expect(loadProgress(path, 'Ann').progress).toEqual({a: record, b: later});
		expect(loadProgress(path, 'Ben').progress).toEqual({a: later});
		expect(loadProgress(path, 'toString')).toEqual(NOTHING);
	});

	it.each([
		['damaged', '{"version": 1, "people": {"Ann"'],
		['of no version', '{"version": 0, "people": {}}'],
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

	it('keeps how far everybody is with the scenes, beside the lessons', () => {
		const path = join(temporaryFolder(), 'progress.json');
		expect(saveLearning(path, 'Ann', (learn) => openedScene(learn, 'sight')).ok).toBe(true);
		expect(saveLesson(path, 'Ann', 'a', record).ok).toBe(true);
		expect(saveLearning(path, 'Ann', (learn) => finishedScene(learn, 'sight')).ok).toBe(true);
		expect(saveLearning(path, 'Ben', (learn) => ({...learn, game: 'g-1'})).ok).toBe(true);
		expect(loadProgress(path, 'Ann')).toEqual({
			...NOTHING,
			progress: {a: record},
			learn: {reached: 'sight', done: ['sight']},
		});
		expect(loadProgress(path, 'Ben').learn).toEqual({done: [], game: 'g-1'});
	});

	it('reads of the scenes what makes sense', () => {
		const path = join(temporaryFolder(), 'progress.json');
		const learn = {
			Ann: {reached: 7, steps: -1, done: ['sight', {}, 'a scene of later'], game: '../x'},
			Ben: 'all',
			Cid: {reached: 'of-later', done: 'sight', steps: 2},
			Dan: {reached: 'pawns', done: [], steps: {sight: 1, king: -1}},
		};
		writeFileSync(path, JSON.stringify({version: 1, people: {}, learn}));
		expect(loadProgress(path, 'Ann').learn).toEqual({done: ['sight']});
		expect(loadProgress(path, 'Ben').learn).toEqual(NOTHING_LEARNT);
		expect(loadProgress(path, 'Cid').learn).toEqual({
			reached: 'of-later',
			done: [],
			steps: {'of-later': 2},
		});
		expect(loadProgress(path, 'Dan').learn).toEqual({
			reached: 'pawns',
			done: [],
			steps: {sight: 1},
		});
	});

	it('leaves a file of a newer fogchess alone', () => {
		const folder = temporaryFolder();
		const path = join(folder, 'progress.json');
		const text = '{"version": 2, "people": {"Ann": {}}}';
		writeFileSync(path, text);
		const reason = 'a newer fogchess wrote it (its version is 2, this one reads up to 1)';
		expect(loadProgress(path, 'Ann')).toEqual({
			...NOTHING,
			warning: `Your progress cannot be read and is left alone: ${reason}.`,
		});
		expect(saveLesson(path, 'Ann', 'a', record)).toEqual({
			ok: false,
			error: `Your progress cannot be saved: ${reason}.`,
		});
		expect(readFileSync(path, 'utf8')).toBe(text);
		expect(readdirSync(folder)).toEqual(['progress.json']);
	});

	it('never writes over a file that it cannot read', () => {
		const folder = temporaryFolder();
		const large = join(folder, 'progress.json');
		const text = JSON.stringify({version: 1, people: {}, more: 'x'.repeat(4_000_000)});
		writeFileSync(large, text);
		// A read error, whoever runs the test: a link to itself.
		const looped = join(folder, 'loop.json');
		symlinkSync(looped, looped);
		for (const path of [large, looped]) {
			expect(loadProgress(path, 'Ann').warning).toMatch(
				/^Your progress cannot be read and is left/,
			);
			expect(saveLesson(path, 'Ann', 'a', record)).toMatchObject({
				error: expect.stringMatching(/^Your progress cannot be saved: .+\.$/),
			});
		}

		expect(readFileSync(large, 'utf8')).toBe(text);
		expect(readlinkSync(looped)).toBe(looped);
		expect(readdirSync(folder).sort()).toEqual(['loop.json', 'progress.json']);
	});

	it(
		'keeps the lessons of two processes that save at the same time',
		{timeout: 60_000},
		async () => {
			const folder = temporaryFolder();
			const child = join(folder, 'child.cjs');
			await build({
				entryPoints: [fileURLToPath(new URL('../helpers/progress-child.ts', import.meta.url))],
				outfile: child,
				bundle: true,
				platform: 'node',
				format: 'cjs',
				logLevel: 'silent',
			});
			const path = join(folder, 'data', 'progress.json');
			const lessons = sampleSize(30, 100);
			const codes = await Promise.all(
				['a', 'b'].map(async (name) => {
					const running = spawn(process.execPath, [child, path, 'Ann', name, String(lessons)], {
						stdio: 'inherit',
					});
					const [code] = (await once(running, 'close')) as [number];
					return code;
				}),
			);
			expect(codes).toEqual([0, 0]);
			const {progress, practice} = loadProgress(path, 'Ann');
			expect(Object.keys(progress)).toHaveLength(2 * lessons);
			expect(Object.keys(practice.lessons)).toHaveLength(2 * lessons);
			expect(readdirSync(join(folder, 'data')).sort()).toEqual([
				'progress.json',
				'progress.json.previous',
			]);
		},
	);

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

	it('keeps what a broken-off attempt had, though no attempt is over', () => {
		const path = join(temporaryFolder(), 'progress.json');
		saveLesson(path, 'Ann', 'a', record);
		for (const id of ['a', 'b']) {
			saveLesson(path, 'Ann', id, undefined, (before) => noteBegun(before, id, 'slipped'));
		}

		const begun = {parStreak: 0, begun: 'slipped'};
		const {progress, practice} = loadProgress(path, 'Ann');
		expect(progress).toEqual({a: record});
		expect(practice).toEqual({days: 0, lessons: {a: begun, b: begun}});
		const after = notePractice(practice, 'a', {lost: 1, isPar: false}, NOW);
		expect(after.lessons['a']).toEqual({parStreak: 0, least: 1});
	});

	it('reads a file of before there was practice in it, and leaves out practice that makes no sense', () => {
		const path = join(temporaryFolder(), 'progress.json');
		writeFileSync(path, JSON.stringify({version: 1, people: {Ann: {a: record}}}));
		expect(loadProgress(path, 'Ann')).toEqual({...NOTHING, progress: {a: record}});
		const practice = {
			Ann: {days: 3, lastDay: 'today', lessons: {a: {parStreak: 2}, b: {parStreak: -1}, c: 4}},
			Ben: {days: -1},
			Cas: 7,
		};
		writeFileSync(path, JSON.stringify({version: 1, people: {Ann: {a: record}}, practice}));
		expect(loadProgress(path, 'Ann')).toEqual({
			...NOTHING,
			progress: {a: record},
			practice: {days: 3, lessons: {a: {parStreak: 2}}},
		});
		for (const person of ['Ben', 'Cas', 'Dan']) {
			expect(loadProgress(path, person)).toEqual(NOTHING);
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
