import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import type {LearnProgress} from '../drill/learn/progress.js';
import type {BegunMark, LessonTally, Practice} from '../drill/practice.js';
import type {LessonRecord, Progress} from '../drill/schedule.js';
import {readTextFile, writeFileAtomically} from './atomic-file.js';
import {
	type Decoder,
	decodeFields,
	decodeNumber,
	decodeObject,
	decodeOneOf,
	type Fields,
	parseFields,
} from './decode.js';
import {takeLock} from './lock.js';
import type {Paths} from './paths.js';
import {setAside} from './set-aside.js';

const VERSION = 1;
/** Nobody learns more than this, and a larger file is none of ours. */
const LARGEST = 4_000_000;
/** How long another process's saving is waited for, and how long between two looks, in milliseconds. */
const PATIENCE = 5000;
const PAUSE = 5;
/** The last day that `Date` knows, in milliseconds. */
const LAST_TIME = 8.64e15;

/** What a file holds of every person at this machine, by name: progress, practice, scenes. */
type People = {
	readonly progress: {readonly [person: string]: Progress};
	readonly practice: {readonly [person: string]: Practice};
	readonly learn: {readonly [person: string]: LearnProgress};
};

const NOBODY: People = {progress: {}, practice: {}, learn: {}};

/** What nobody has done yet; `practice.ts` has the same under the name that others use. */
const NO_PRACTICE: Practice = {days: 0, lessons: {}};
const NOTHING_LEARNT: LearnProgress = {done: []};

/** A person's progress and practice and how far he is with the scenes, and a sentence when something about the file was amiss. */
export type LoadedProgress = {
	readonly progress: Progress;
	readonly practice: Practice;
	readonly learn: LearnProgress;
	readonly warning?: string;
};

export const progressPath = (paths: Paths): string => join(paths.data, 'progress.json');

const count = decodeNumber(0, 1_000_000, true);
const time = decodeNumber(0, LAST_TIME);
const amount = decodeNumber(0, 1e9);
const day = decodeNumber(0, 1e8, true);

/** Reads how a person stands with one lesson; undefined when any of it makes no sense. */
const decodeRecord: Decoder<LessonRecord> = decodeObject({
	stability: amount,
	difficulty: amount,
	state: decodeOneOf([0, 1, 2, 3] as const),
	learningSteps: count,
	scheduledDays: amount,
	reps: count,
	lapses: count,
	due: time,
	last: time,
	streak: count,
	isPar: decodeOneOf([true, false]),
});

/** Reads what can be read of a list by names. */
const decodeEach = <T>(fields: Fields, decode: Decoder<T>): {readonly [name: string]: T} =>
	Object.fromEntries(
		Object.entries(fields).flatMap(([name, value]) => {
			const read = decode(value);
			return read === undefined ? [] : [[name, read]];
		}),
	);

const decodeProgress: Decoder<Progress> = (value) => {
	const fields = decodeFields(value);
	return fields === undefined ? undefined : decodeEach(fields, decodeRecord);
};

const decodeBegun = decodeOneOf<BegunMark>(['helped', 'slipped']);

const decodeTally: Decoder<LessonTally> = (value) => {
	const fields = decodeFields(value);
	const parStreak = count(fields?.['parStreak']);
	const least = count(fields?.['least']);
	const begun = decodeBegun(fields?.['begun']);
	return parStreak === undefined ? undefined : {parStreak, ...given({least, begun})};
};

const decodePractice: Decoder<Practice> = (value) => {
	const fields = decodeFields(value);
	const days = count(fields?.['days']);
	const lastDay = day(fields?.['lastDay']);
	const lessons = decodeEach(decodeFields(fields?.['lessons']) ?? {}, decodeTally);
	return days === undefined ? undefined : {days, lessons, ...given({lastDay})};
};

const decodeId: Decoder<string> = (value) =>
	typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : undefined;

/** Reads how far a person is with the scenes. A scene that is not known here is kept: a newer fogchess may have more. */
const decodeLearn: Decoder<LearnProgress> = (value) => {
	const fields = decodeFields(value);
	const done = fields?.['done'];
	const reached = decodeId(fields?.['reached']);
	// Older files have the steps of the scene alone that was opened last.
	const only = count(fields?.['steps']);
	const each = decodeEach(decodeFields(fields?.['steps']) ?? {}, count);
	const left = only === undefined || reached === undefined ? each : {[reached]: only};
	const steps = Object.keys(left).length === 0 ? undefined : left;
	const game = decodeId(fields?.['game']);
	return fields === undefined
		? undefined
		: {
				done: Array.isArray(done) ? done.flatMap((id) => decodeId(id) ?? []) : [],
				...given({reached, steps, game}),
			};
};

/** What a file holds; or why what is there must stay as it is, as a part of a sentence. */
type LoadedPeople = Result<{readonly people: People; readonly warning?: string}>;

/** Reads the text of a progress file, which in older ones has no practice and no scenes; undefined when it is none of ours. */
function parsePeople(fields: Fields): People | undefined {
	const people = decodeFields(fields['people']);
	return fields['version'] === VERSION && people !== undefined
		? {
				progress: decodeEach(people, decodeProgress),
				practice: decodeEach(decodeFields(fields['practice']) ?? {}, decodePractice),
				learn: decodeEach(decodeFields(fields['learn']) ?? {}, decodeLearn),
			}
		: undefined;
}

/**
 * Reads a progress file. A damaged one is set aside; one that cannot be read now, or that a newer fogchess
 * wrote, may hold all that somebody has learnt, and nothing is to be written in its place.
 */
function loadPeople(path: string): LoadedPeople {
	const text = readTextFile(path, LARGEST);
	if (!text.ok) {
		return text.error.missing ? ok({people: NOBODY}) : fail(text.error.reason);
	}

	const fields = parseFields(text.value);
	const version = fields?.['version'];
	if (typeof version === 'number' && version > VERSION) {
		return fail(
			`a newer fogchess wrote it (its version is ${version}, this one reads up to ${VERSION})`,
		);
	}

	const people = fields === undefined ? undefined : parsePeople(fields);
	if (people !== undefined) {
		return ok({people});
	}

	const aside = setAside(path);
	return existsSync(path)
		? fail(`it is damaged; ${aside}`)
		: ok({people: NOBODY, warning: `Your progress cannot be read: it is damaged; ${aside}.`});
}

const ofPerson = (
	{progress, practice, learn}: People,
	person: string,
): Omit<LoadedProgress, 'warning'> => ({
	progress: Object.hasOwn(progress, person) ? progress[person] : {},
	practice: Object.hasOwn(practice, person) ? practice[person] : NO_PRACTICE,
	learn: Object.hasOwn(learn, person) ? learn[person] : NOTHING_LEARNT,
});

/** Loads all that is kept of a person. Never fails: what cannot be read counts as nothing, with a sentence. */
export function loadProgress(path: string, person: string): LoadedProgress {
	const loaded = loadPeople(path);
	if (!loaded.ok) {
		const warning = `Your progress cannot be read and is left alone: ${loaded.error}.`;
		return {...ofPerson(NOBODY, person), warning};
	}

	const {people, warning} = loaded.value;
	return {...ofPerson(people, person), ...given({warning})};
}

/** Waits until this process alone may write the file: another one that keeps a lesson is done in a moment. */
function waitForLock(path: string): ReturnType<typeof takeLock> {
	const end = performance.now() + PATIENCE;
	for (;;) {
		const lock = takeLock(`${path}.lock`);
		if (lock.ok || lock.error.kind !== 'held' || performance.now() >= end) {
			return lock;
		}

		// Nothing else is to happen meanwhile, so the thread sleeps.
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
	}
}

/** Writes what `change` makes of all that is kept, beside what others have kept meanwhile. A file that cannot be read stays as it is. */
function changePeople(path: string, change: (people: People) => People): Result<undefined> {
	const lock = waitForLock(path);
	if (!lock.ok) {
		return fail(`Your progress cannot be saved: ${lock.error.reason}.`);
	}

	try {
		const loaded = loadPeople(path);
		if (!loaded.ok) {
			return fail(`Your progress cannot be saved: ${loaded.error}.`);
		}

		const {progress, practice, learn} = change(loaded.value.people);
		const file = {version: VERSION, people: progress, practice, learn};
		const text = `${JSON.stringify(file, undefined, '\t')}\n`;
		const written = writeFileAtomically(path, text, {keepPrevious: true});
		return written.ok ? ok(undefined) : fail(`Your progress cannot be saved: ${written.error}.`);
	} finally {
		lock.value.release();
	}
}

/**
 * Keeps how a person stands with one lesson, or as before where that is left out, beside what others have kept meanwhile, and what `note` makes of
 * his practice; what the file held before is kept too. A file that cannot be read stays as it is. The error
 * is a sentence.
 */
export const saveLesson = (
	path: string,
	person: string,
	lesson: string,
	record: LessonRecord | undefined,
	note?: (practice: Practice) => Practice,
): Result<undefined> =>
	changePeople(path, (people) => {
		const own = ofPerson(people, person);
		return {
			...people,
			progress: {
				...people.progress,
				[person]: {...own.progress, ...(record === undefined ? {} : {[lesson]: record})},
			},
			practice:
				note === undefined ? people.practice : {...people.practice, [person]: note(own.practice)},
		};
	});

/** Keeps what `note` makes of how far a person is with the scenes, in the same way. The error is a sentence. */
export const saveLearning = (
	path: string,
	person: string,
	note: (learn: LearnProgress) => LearnProgress,
): Result<undefined> =>
	changePeople(path, (people) => ({
		...people,
		learn: {...people.learn, [person]: note(ofPerson(people, person).learn)},
	}));
