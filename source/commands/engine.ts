import {performance} from 'node:perf_hooks';
import process from 'node:process';
import {createInterface} from 'node:readline';
import type {BotTime} from '../bot/bot.js';
import type {EngineSession} from '../bot/engine-session.js';
import {NotItsEnding} from '../bot/strategist-bot.js';
import {fail, ok, type Result} from '../core/result.js';
import {makeAct} from '../core/act.js';
import type {Announcement} from '../rules/announcement.js';
import type {CommandInput} from './catalogue.js';
import {begin, type Opening, readNew} from './engine-game.js';
import {EXIT} from './exit-codes.js';
import {HuntTables, type TableSource} from './hunt-tables.js';
import type {CommandIo} from './io.js';
import {type JsonLine, readJsonLine} from './json-line.js';
import {openTables} from './open-tables.js';

/** The longest that a move may be asked to take, in milliseconds. */
const MOST_MS = 3_600_000;

/** Returns the time that a "go" message gives. */
function timeOf({ms}: JsonLine): Result<BotTime | undefined> {
	if (ms === undefined || ms === null) {
		return ok(undefined);
	}

	return typeof ms === 'number' && ms > 0 && ms <= MOST_MS
		? ok({ms, now: () => performance.now()})
		: fail('"ms" must be a number of milliseconds above 0');
}

const isRecord = (value: unknown): value is Announcement =>
	typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the announcements that a message tells; types of them that we do not know are heard and say nothing. */
function heardOf({heard}: JsonLine): Result<readonly Announcement[]> {
	if (heard === undefined || heard === null) {
		return ok([]);
	}

	return Array.isArray(heard) && heard.every((one) => isRecord(one))
		? ok(heard)
		: fail('"heard" must be a list of records with a "type"');
}

/** Answers a "go" message with the line to write. */
async function go(session: EngineSession, message: JsonLine): Promise<Result<string>> {
	const {view, moves} = message;
	const time = timeOf(message);
	if (!time.ok) {
		return time;
	}

	if (typeof view !== 'string') {
		return fail('"go" needs a "view"');
	}

	const isList = Array.isArray(moves) && moves.every((move) => typeof move === 'string');
	if (moves !== undefined && moves !== null && !isList) {
		return fail('"moves" must be a list of texts');
	}

	const choice = await session.go({
		view,
		...(isList ? {moves} : {}),
		...(time.value === undefined ? {} : {time: time.value}),
	});
	return choice.ok
		? ok(
				JSON.stringify({
					type: 'try',
					move: makeAct(choice.value.move),
					info: choice.value.info ?? {},
				}),
			)
		: choice;
}

/** A bot that is spoken to in lines. */
export class Engine {
	readonly #hunt: HuntTables;
	#opening: Opening | undefined;
	#session: EngineSession | undefined;
	isDone = false;
	/** What the process is to end with. */
	code: number = EXIT.fine;

	constructor(source: TableSource) {
		this.#hunt = new HuntTables(source);
	}

	/** Takes one line; returns the line to answer with, undefined for none. The error is a sentence part. */
	async take(text: string): Promise<Result<string | undefined>> {
		const answer = await this.#answer(text);
		this.code = answer.ok || this.isDone ? this.code : EXIT.input;
		return answer;
	}

	async #answer(text: string): Promise<Result<string | undefined>> {
		const line = readJsonLine(text, 'type');
		if (!line.ok) {
			return line;
		}

		const message = line.value;
		const {type} = message;
		if (type === 'quit') {
			this.isDone = true;
			return ok(undefined);
		}

		if (type === 'new') {
			const opening = readNew(message);
			this.#opening = opening.ok ? opening.value : undefined;
			this.#session = undefined;
			return opening.ok ? ok(undefined) : opening;
		}

		if (type !== 'observe' && type !== 'go' && type !== 'answer') {
			return fail('"type" must be new, observe, go, answer or quit');
		}

		const session = await this.#open(message['view']);
		if (session === undefined) {
			return fail(`say "new" before "${type}"`);
		}

		return session.ok ? this.#play(session.value, type, message) : this.#giveUp(session.error);
	}

	/** Returns the session, begun by now; undefined when none was asked for. */
	async #open(view: unknown): Promise<Result<EngineSession> | undefined> {
		if (this.#session === undefined && this.#opening !== undefined) {
			const session = await begin(this.#opening, view, this.#hunt);
			this.#session = session.ok ? session.value : undefined;
			return session;
		}

		return this.#session === undefined ? undefined : ok(this.#session);
	}

	/** Ends: the strategist has no part in this. */
	#giveUp(error: string): Result<undefined> {
		this.isDone = true;
		this.code = EXIT.usage;
		return fail(error);
	}

	async #play(
		session: EngineSession,
		type: 'observe' | 'go' | 'answer',
		message: JsonLine,
	): Promise<Result<string | undefined>> {
		if (type === 'go') {
			try {
				return await go(session, message);
			} catch (error) {
				if (error instanceof NotItsEnding) {
					return this.#giveUp(error.message);
				}

				throw error;
			}
		}

		const {view} = message;
		const heard = heardOf(message);
		if (!heard.ok) {
			return heard;
		}

		if (type === 'answer') {
			session.answer(message['accepted'] === true, heard.value);
			return ok(undefined);
		}

		return typeof view === 'string'
			? session.observe(view, heard.value)
			: fail('"observe" needs a "view"');
	}
}

/**
 * `fogchess engine --json`: a bot as a process. A line that cannot be understood is answered with its
 * error and the next is read; the exit code is 3 then.
 */
export async function engineCommand({flags}: CommandInput, io: CommandIo): Promise<number> {
	if (flags['json'] !== true) {
		io.error('fogchess: engine speaks JSON lines only; say engine --json');
		return EXIT.usage;
	}

	const engine = new Engine(async (endings, game) => (await openTables(endings, io, game)).tables);
	for await (const text of createInterface({input: process.stdin, crlfDelay: Infinity})) {
		if (text.trim() === '') {
			continue;
		}

		const answer = await engine.take(text);
		if (!answer.ok) {
			io.out(JSON.stringify({type: 'error', error: answer.error}));
		} else if (answer.value !== undefined) {
			io.out(answer.value);
		}

		if (engine.isDone) {
			if (!answer.ok) {
				io.error(`fogchess: ${answer.error}`);
			}

			break;
		}
	}

	return engine.code;
}
