import {join} from 'node:path';
import {fail, ok, type Result} from '../core/result.js';
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

/** The progress of every person at this machine, by name. */
type People = {readonly [person: string]: Progress};

/** A person's progress, and a sentence when something about the file was amiss. */
export type LoadedProgress = {readonly progress: Progress; readonly warning?: string};

/** Returns the file in which progress is kept. */
export const progressPath = (paths: Paths): string => join(paths.data, 'progress.json');

const count = decodeNumber(0, 1_000_000, true);
const time = decodeNumber(0, LAST_TIME);
const amount = decodeNumber(0, 1e9);

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

/** Reads the text of a progress file; undefined when it is none of ours. */
function parsePeople(text: string): People | undefined {
	try {
		const fields = decodeFields(JSON.parse(text));
		const people = decodeFields(fields?.['people']);
		return fields?.['version'] === VERSION && people !== undefined
			? decodeEach(people, decodeProgress)
			: undefined;
	} catch {
		return undefined;
	}
}

function loadPeople(path: string): {readonly people: People; readonly warning?: string} {
	const text = readTextFile(path, LARGEST);
	if (!text.ok) {
		return text.error.missing
			? {people: {}}
			: {people: {}, warning: `Your progress cannot be read: ${text.error.reason}.`};
	}

	const people = parsePeople(text.value);
	return people === undefined
		? {
				people: {},
				warning: `Your progress cannot be read: it is damaged or of another version; ${setAside(path)}.`,
			}
		: {people};
}

/** Loads a person's progress. Never fails: what cannot be read counts as nothing, with a sentence. */
export function loadProgress(path: string, person: string): LoadedProgress {
	const {people, warning} = loadPeople(path);
	const progress = Object.hasOwn(people, person) ? people[person] : {};
	return warning === undefined ? {progress} : {progress, warning};
}

/**
 * Keeps how a person stands with one lesson, beside what others have kept meanwhile; what the file held
 * before is kept too. The error is a sentence.
 */
export function saveLesson(
	path: string,
	person: string,
	lesson: string,
	record: LessonRecord,
): Result<undefined> {
	const {people} = loadPeople(path);
	const before = Object.hasOwn(people, person) ? people[person] : {};
	const next = {...people, [person]: {...before, [lesson]: record}};
	const text = `${JSON.stringify({version: VERSION, people: next}, undefined, '\t')}\n`;
	const written = writeFileAtomically(path, text, {keepPrevious: true});
	return written.ok ? ok(undefined) : fail(`Your progress cannot be saved: ${written.error}.`);
}
