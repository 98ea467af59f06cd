import process from 'node:process';
import {createInterface} from 'node:readline';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {Refusal} from './command.js';

export type JsonLine = {readonly [key: string]: unknown};

/** Lists and objects in one another so deep are no script's, and would take more stack to write again than there is. */
const DEEPEST = 100;

function isTooDeep(line: object): boolean {
	let level: unknown[] = [line];
	for (let depth = 0; depth < DEEPEST; depth++) {
		level = level.flatMap((value): unknown[] =>
			typeof value === 'object' && value !== null ? Object.values(value) : [],
		);
		if (level.length === 0) {
			return false;
		}
	}

	return true;
}

/** Reads a line of a script, which is an object with one field at least. The error is a sentence part. */
export function readJsonLine(text: string, field: string): Result<JsonLine> {
	let line: unknown;
	try {
		line = JSON.parse(text);
	} catch {
		return fail(`the line is no JSON: ${quote(text)}`);
	}

	if (typeof line !== 'object' || line === null || Array.isArray(line)) {
		return fail(`the line must be a JSON object with "${field}"`);
	}

	return isTooDeep(line)
		? fail(`the line has lists or objects in one another, more than ${DEEPEST} deep`)
		: ok(line as JsonLine);
}

/** Yields the lines of stdin that are not empty. */
export async function* stdinLines(): AsyncGenerator<string> {
	for await (const text of createInterface({input: process.stdin, crlfDelay: Infinity})) {
		if (text.trim() !== '') {
			yield text;
		}
	}
}

/** Reads a text of a line, or undefined when it is left out; a refusal names the field. */
export function textField(line: JsonLine, field: string): string | undefined {
	const value = line[field] ?? undefined;
	if (value !== undefined && typeof value !== 'string') {
		throw new Refusal(`"${field}" must be a text`);
	}

	return value;
}

/** Reads the seed of a line; 1 when it is left out. */
export function seedField(line: JsonLine): number {
	const seed = line['seed'] ?? 1;
	if (typeof seed !== 'number' || !Number.isSafeInteger(seed)) {
		throw new Refusal('"seed" must be a whole number');
	}

	return seed;
}
