import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import type {LessonTally, Practice} from '../drill/practice.js';
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

/** What a file holds: the progress and the practice of every person at this machine, by name. */
type People = {
	readonly progress: {readonly [person: string]: Progress};
	readonly practice: {readonly [person: string]: Practice};
};

const NOBODY: People = {progress: {}, practice: {}};

/** What nobody has done yet; `practice.ts` has the same under the name that others use. */
const NO_PRACTICE: Practice = {days: 0, lessons: {}};

/** A person's progress and practice, and a sentence when something about the file was amiss. */
export type LoadedProgress = {
	readonly progress: Progress;
	readonly practice: Practice;
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

const decodeTally: Decoder<LessonTally> = (value) => {
	const fields = decodeFields(value);
	const parStreak = count(fields?.['parStreak']);
	const least = count(fields?.['least']);
	return parStreak === undefined ? undefined : {parStreak, ...given({least})};
};

const decodePractice: Decoder<Practice> = (value) => {
	const fields = decodeFields(value);
	const days = count(fields?.['days']);
	const lastDay = day(fields?.['lastDay']);
	const lessons = decodeEach(decodeFields(fields?.['lessons']) ?? {}, decodeTally);
	return days === undefined ? undefined : {days, lessons, ...given({lastDay})};
};

/** What a file holds; or why what is there must stay as it is, as a part of a sentence. */
type LoadedPeople = Result<{readonly people: People; readonly warning?: string}>;

/** Reads the text of a progress file, which in older ones has no practice; undefined when it is none of ours. */
function parsePeople(fields: Fields): People | undefined {
	const people = decodeFields(fields['people']);
	return fields['version'] === VERSION && people !== undefined
		? {
				progress: decodeEach(people, decodeProgress),
				practice: decodeEach(decodeFields(fields['practice']) ?? {}, decodePractice),
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
	{progress, practice}: People,
	person: string,
): Pick<LoadedProgress, 'progress' | 'practice'> => ({
	progress: Object.hasOwn(progress, person) ? progress[person] : {},
	practice: Object.hasOwn(practice, person) ? practice[person] : NO_PRACTICE,
});

/** Loads a person's progress and practice. Never fails: what cannot be read counts as nothing, with a sentence. */
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

/**
 * Keeps how a person stands with one lesson, beside what others have kept meanwhile, and what `note` makes of
 * his practice; what the file held before is kept too. A file that cannot be read stays as it is. The error
 * is a sentence.
 */
export function saveLesson(
	path: string,
	person: string,
	lesson: string,
	record: LessonRecord,
	note?: (practice: Practice) => Practice,
): Result<undefined> {
	const lock = waitForLock(path);
	if (!lock.ok) {
		return fail(`Your progress cannot be saved: ${lock.error.reason}.`);
	}

	try {
		const loaded = loadPeople(path);
		if (!loaded.ok) {
			return fail(`Your progress cannot be saved: ${loaded.error}.`);
		}

		const {people} = loaded.value;
		const own = ofPerson(people, person);
		const file = {
			version: VERSION,
			people: {...people.progress, [person]: {...own.progress, [lesson]: record}},
			practice:
				note === undefined ? people.practice : {...people.practice, [person]: note(own.practice)},
		};
		const text = `${JSON.stringify(file, undefined, '\t')}\n`;
		const written = writeFileAtomically(path, text, {keepPrevious: true});
		return written.ok ? ok(undefined) : fail(`Your progress cannot be saved: ${written.error}.`);
	} finally {
		lock.value.release();
	}
}
