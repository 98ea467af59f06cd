import {join} from 'node:path';
import {fail, ok, type Result} from '../core/result.js';
import type {LessonTally, Practice} from '../drill/practice.js';
import type {LessonRecord, Progress} from '../drill/schedule.js';
import {readTextFile, writeFileAtomically} from './atomic-file.js';
import {type Decoder, decodeFields, decodeNumber, decodeOneOf, type Fields} from './decode.js';
import type {Paths} from './paths.js';
import {setAside} from './set-aside.js';

const VERSION = 1;
/** Nobody learns more than this, and a larger file is none of ours. */
const LARGEST = 4_000_000;
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

/** Returns the file in which progress is kept. */
export const progressPath = (paths: Paths): string => join(paths.data, 'progress.json');

const count = decodeNumber(0, 1_000_000, true);
const time = decodeNumber(0, LAST_TIME);
const amount = decodeNumber(0, 1e9);
const day = decodeNumber(0, 1e8, true);

/** Reads how a person stands with one lesson; undefined when any of it makes no sense. */
const decodeRecord: Decoder<LessonRecord> = (value) => {
	const fields = decodeFields(value);
	if (fields === undefined) {
		return undefined;
	}

	const record = {
		stability: amount(fields['stability']),
		difficulty: amount(fields['difficulty']),
		state: decodeOneOf([0, 1, 2, 3])(fields['state']),
		learningSteps: count(fields['learningSteps']),
		scheduledDays: amount(fields['scheduledDays']),
		reps: count(fields['reps']),
		lapses: count(fields['lapses']),
		due: time(fields['due']),
		last: time(fields['last']),
		streak: count(fields['streak']),
		isPar: decodeOneOf([true, false])(fields['isPar']),
	};
	return Object.values(record).includes(undefined) ? undefined : (record as LessonRecord);
};

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

/** Reads how attempts at a lesson went. */
const decodeTally: Decoder<LessonTally> = (value) => {
	const fields = decodeFields(value);
	const parStreak = count(fields?.['parStreak']);
	const least = count(fields?.['least']);
	return parStreak === undefined ? undefined : {parStreak, ...(least === undefined ? {} : {least})};
};

const decodePractice: Decoder<Practice> = (value) => {
	const fields = decodeFields(value);
	const days = count(fields?.['days']);
	const lastDay = day(fields?.['lastDay']);
	return days === undefined
		? undefined
		: {
				days,
				lessons: decodeEach(decodeFields(fields?.['lessons']) ?? {}, decodeTally),
				...(lastDay === undefined ? {} : {lastDay}),
			};
};

/** Reads the text of a progress file, which in older ones has no practice; undefined when it is none of ours. */
function parsePeople(text: string): People | undefined {
	try {
		const fields = decodeFields(JSON.parse(text));
		const people = decodeFields(fields?.['people']);
		return fields?.['version'] === VERSION && people !== undefined
			? {
					progress: decodeEach(people, decodeProgress),
					practice: decodeEach(decodeFields(fields['practice']) ?? {}, decodePractice),
				}
			: undefined;
	} catch {
		return undefined;
	}
}

function loadPeople(path: string): {readonly people: People; readonly warning?: string} {
	const text = readTextFile(path, LARGEST);
	if (!text.ok) {
		return text.error.missing
			? {people: NOBODY}
			: {people: NOBODY, warning: `Your progress cannot be read: ${text.error.reason}.`};
	}

	const people = parsePeople(text.value);
	return people === undefined
		? {
				people: NOBODY,
				warning: `Your progress cannot be read: it is damaged or of another version; ${setAside(path)}.`,
			}
		: {people};
}

/** Returns what a file holds of one person. */
const ofPerson = (
	{progress, practice}: People,
	person: string,
): Pick<LoadedProgress, 'progress' | 'practice'> => ({
	progress: Object.hasOwn(progress, person) ? progress[person] : {},
	practice: Object.hasOwn(practice, person) ? practice[person] : NO_PRACTICE,
});

/** Loads a person's progress and practice. Never fails: what cannot be read counts as nothing, with a sentence. */
export function loadProgress(path: string, person: string): LoadedProgress {
	const {people, warning} = loadPeople(path);
	return {...ofPerson(people, person), ...(warning === undefined ? {} : {warning})};
}

/**
 * Keeps how a person stands with one lesson, beside what others have kept meanwhile, and what `note` makes of
 * his practice; what the file held before is kept too. The error is a sentence.
 */
export function saveLesson(
	path: string,
	person: string,
	lesson: string,
	record: LessonRecord,
	note?: (practice: Practice) => Practice,
): Result<undefined> {
	const {people} = loadPeople(path);
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
}
