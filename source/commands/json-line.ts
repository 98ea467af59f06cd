import process from 'node:process';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {Refusal} from './command.js';

export type JsonLine = {readonly [key: string]: unknown};

/** Lists and objects in one another so deep are no script's, and would take more stack to write again than there is. */
const DEEPEST = 100;

/** Characters of the longest line that is read; more would not fit into memory at last. */
const LONGEST = 2 ** 24;

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
	if (text.length > LONGEST) {
		return fail(`the line has more than ${LONGEST} characters`);
	}

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

/** Yields the lines of a text that comes in pieces, those that are not empty; of one that is too long its beginning. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let rest = '';
	for await (const piece of pieces) {
		const lines = piece.split(/[\r\n]/);
		const last = lines.pop() ?? '';
		for (const line of lines) {
			const text = rest + line;
			rest = '';
			if (text.trim() !== '') {
				yield text;
			}
		}

		if (rest.length <= LONGEST) {
			rest += last;
		}
	}

	if (rest.trim() !== '') {
		yield rest;
	}
}

/** Yields the lines of stdin as `linesOf` does. */
export const stdinLines = (): AsyncGenerator<string> =>
	linesOf(process.stdin.setEncoding('utf8') as AsyncIterable<string>);

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
