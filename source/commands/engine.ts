import {straightQuotes} from '../core/ascii.js';
import {performance} from 'node:perf_hooks';
import type {BotTime} from '../bot/bot.js';
import type {EngineSession, ToldAct} from '../bot/engine-session.js';
import type {ToldView} from '../bot/told-view.js';
import {NotItsEnding} from '../bot/strategist-bot.js';
import {COLORS} from '../core/color.js';
import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import {makeAct} from '../core/act.js';
import type {Announcement} from '../rules/news.js';
import {EXIT, need, Refusal, refusing} from './command.js';
import {begin, type Opening, readNew} from './engine-game.js';
import {MOST_MS} from './flag-values.js';
import {HuntTables, openTables, type TableSource} from './open-tables.js';
import {type JsonLine, readJsonLine, stdinLines, textField} from './json-line.js';

function timeOf({ms}: JsonLine): BotTime | undefined {
	if (ms === undefined || ms === null) {
		return undefined;
	}

	if (typeof ms !== 'number' || !(ms > 0 && ms <= MOST_MS)) {
		throw new Refusal('"ms" must be a number of milliseconds above 0');
	}

	return {ms, now: () => performance.now()};
}

const isRecord = (value: unknown): value is Announcement =>
	typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the announcements that a message tells; types of them that we do not know are heard and say nothing. */
function heardOf({heard}: JsonLine): readonly Announcement[] {
	const list = heard ?? [];
	if (!Array.isArray(list) || !list.every((one) => isRecord(one))) {
		throw new Refusal('"heard" must be a list of records with a "type"');
	}

	return list;
}

function viewOf({type, view}: JsonLine): string {
	if (typeof view !== 'string') {
		throw new Refusal(`"${String(type)}" needs a "view"`);
	}

	return view;
}

/** Returns what a message tells of its view beside its text. */
const toldView = (message: JsonLine): ToldView =>
	given({phase: textField(message, 'phase'), aside: textField(message, 'aside')});

/** Returns whether a message says that an act stands; undefined when it does not say. */
function standsOf({stands}: JsonLine): boolean | undefined {
	if (stands !== undefined && stands !== null && typeof stands !== 'boolean') {
		throw new Refusal('"stands" must be true or false');
	}

	return stands ?? undefined;
}

function toldAct(message: JsonLine): ToldAct {
	const by = textField(message, 'by');
	const side = COLORS.find((color) => color === by);
	if (by !== undefined && side === undefined) {
		throw new Refusal('"by" must be white or black');
	}

	return {...toldView(message), ...given({by: side, stands: standsOf(message)})};
}

/** Tells a session what an "observe" or "answer" message says. Throws a Refusal when it cannot be understood. */
export function tellSession(session: EngineSession, message: JsonLine): void {
	const heard = heardOf(message);
	if (message['type'] === 'observe') {
		need(session.observe(viewOf(message), heard, toldAct(message)));
		return;
	}

	const told = given({move: textField(message, 'move'), stands: standsOf(message)});
	session.answer(message['accepted'] === true, heard, told);
}

/** Answers a "go" message with the line to write. */
async function go(session: EngineSession, message: JsonLine): Promise<string> {
	const {moves} = message;
	const time = timeOf(message);
	const view = viewOf(message);
	const isList = Array.isArray(moves) && moves.every((move) => typeof move === 'string');
	if (moves !== undefined && moves !== null && !isList) {
		throw new Refusal('"moves" must be a list of texts');
	}

	const choice = await session.go({
		view,
		...toldView(message),
		...(isList ? {moves} : {}),
		...given({time}),
	});
	const {move, info = {}} = need(choice);
	return JSON.stringify({type: 'try', move: makeAct(move), info});
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
		try {
			return ok(await this.#answer(text));
		} catch (error) {
			// A strategist that has no part in this game ends.
			const isOver = error instanceof NotItsEnding;
			if (!isOver && !(error instanceof Refusal)) {
				throw error;
			}

			this.isDone = isOver;
			this.code = isOver ? EXIT.usage : EXIT.input;
			return fail(error.message);
		}
	}

	async #answer(text: string): Promise<string | undefined> {
		const message = need(readJsonLine(text, 'type'));
		const {type, view} = message;
		if (type === 'quit') {
			this.isDone = true;
			return undefined;
		}

		if (type === 'new') {
			this.#opening = undefined;
			this.#session = undefined;
			this.#opening = need(readNew(message));
			return undefined;
		}

		if (type !== 'observe' && type !== 'go' && type !== 'answer') {
			throw new Refusal('"type" must be new, observe, go, answer or quit');
		}

		if (this.#opening === undefined) {
			throw new Refusal(`say "new" before "${type}"`);
		}

		this.#session ??= await begin(this.#opening, view, this.#hunt);
		if (type === 'go') {
			return go(this.#session, message);
		}

		tellSession(this.#session, message);
		return undefined;
	}
}

/**
 * `fogchess engine --json`: a bot as a process. A line that cannot be understood is answered with its
 * error and the next is read; the exit code is 3 then.
 */
export const engineCommand = refusing(async ({flags}, io) => {
	if (flags['json'] !== true) {
		throw new Refusal('engine speaks JSON lines only; say engine --json');
	}

	const engine = new Engine(async (endings, game) => (await openTables(endings, io, game)).tables);
	for await (const text of stdinLines()) {
		const answer = await engine.take(text);
		if (!answer.ok) {
			io.out(JSON.stringify({type: 'error', error: straightQuotes(answer.error)}), true);
		} else if (answer.value !== undefined) {
			io.out(answer.value, true);
		}

		if (engine.isDone) {
			if (!answer.ok) {
				io.error(`fogchess: ${answer.error}`);
			}

			break;
		}
	}

	return engine.code;
});
