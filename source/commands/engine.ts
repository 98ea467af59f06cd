import {performance} from 'node:perf_hooks';
import process from 'node:process';
import {createInterface} from 'node:readline';
import type {BotTime} from '../bot/bot.js';
import {BOT_ENDINGS, type BotEntry, DEFAULT_BOT, findBot} from '../bot/bots.js';
import {type EngineGame, EngineSession} from '../bot/engine-session.js';
import {NotItsEnding} from '../bot/strategist-bot.js';
import {byColor, COLORS, type Color, opposite} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {parseFogFen} from '../core/fog-fen.js';
import {isMan, manColor} from '../core/man.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {parseSquare} from '../core/square.js';
import {makeUci} from '../core/uci.js';
import {framePlacement} from '../endgame/frame.js';
import type {Announcement} from '../rules/announcement.js';
import {Game} from '../rules/game.js';
import {findVariant, VARIANTS} from '../rules/registry.js';
import {materialName} from '../solver/material.js';
import type {Tables} from '../solver/build-table.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';
import {openTables} from './open-tables.js';

type Message = {readonly [key: string]: unknown};

/** The longest that a move may be asked to take, in milliseconds. */
const MOST_MS = 3_600_000;

/** Opens the tables of some endings. */
type TableSource = (endings: readonly string[]) => Promise<Tables>;

/** A game that begins as soon as the first view tells which tables the bot needs. */
type Opening = {readonly entry: BotEntry; readonly game: Omit<EngineGame, 'bot'>};

/** Returns a text of a message, or undefined when it is left out; the error names the field. */
function textOf(message: Message, field: string): Result<string | undefined> {
	const value = message[field] ?? undefined;
	return value === undefined || typeof value === 'string'
		? ok(value)
		: fail(`"${field}" must be a text`);
}

/** Returns the bot that a message names, by "bot" or by "level". */
function botOf(message: Message): Result<BotEntry> {
	const named = textOf(message, 'bot');
	if (!named.ok) {
		return named;
	}

	const {level} = message;
	if (level === undefined || level === null) {
		return findBot(named.value ?? DEFAULT_BOT);
	}

	return typeof level === 'number' || typeof level === 'string'
		? findBot(`level-${level}`)
		: fail('"level" must be a number');
}

/** Returns the square on which the message says that the other king stands; undefined for nowhere. */
function kingOf({known}: Message): Result<number | undefined> {
	if (known === undefined || known === null || known === 'nothing') {
		return ok(undefined);
	}

	const named = typeof known === 'object' ? (known as Message)['enemyKing'] : undefined;
	const square = typeof named === 'string' ? parseSquare(named) : undefined;
	return square === undefined
		? fail('"known" must be "nothing" or {"enemyKing": "e5"}')
		: ok(square);
}

/** Reads what a "new" message says. The error is a sentence part. */
function readNew(message: Message): Result<Opening> {
	const variantId = textOf(message, 'variant');
	const variant = variantId.ok ? findVariant(variantId.value ?? VARIANTS[0].id) : variantId;
	const bot = botOf(message);
	const fen = textOf(message, 'fen');
	const king = kingOf(message);
	const side = COLORS.find((color) => color === message['side']);
	for (const read of [variant, bot, fen, king]) {
		if (!read.ok) {
			return read;
		}
	}

	if (!variant.ok || !bot.ok || !fen.ok || !king.ok || side === undefined) {
		return fail('"side" must be white or black');
	}

	const seed = message['seed'] ?? 1;
	if (typeof seed !== 'number' || !Number.isSafeInteger(seed)) {
		return fail('"seed" must be a whole number');
	}

	const setup = parseFen(fen.value ?? variant.value.setup.fen);
	if (!setup.ok) {
		return fail(`the FEN cannot be read: ${setup.error}`);
	}

	const count = (color: Color): number =>
		setup.value.cells.filter((code) => isMan(code) && manColor(code) === color).length;
	const isEnding = message['known'] !== undefined && message['known'] !== null;
	// Of an ending the engine is told nothing but its views and what "known" says.
	const game = isEnding ? undefined : Game.start(variant.value, fen.value);
	if (game?.ok === false) {
		return fail(`the FEN cannot be read: ${game.error}`);
	}

	return ok({
		entry: bot.value,
		game: {
			variant: variant.value,
			side,
			seed,
			menAtStart:
				isEnding && fen.value === undefined
					? byColor((color) => (color === opposite(side) ? 1 : 0))
					: byColor(count),
			...(isEnding || fen.value === undefined ? {} : {startFen: fen.value}),
			...(game === undefined ? {} : {start: game.value.view(side)}),
			...(king.value === undefined ? {} : {enemyKing: king.value}),
		},
	});
}

/** Returns the ending of one's own men in a view, for a strategist. The error is a sentence part. */
function ownEnding({entry, game}: Opening, view: unknown): Result<string> {
	const sight = typeof view === 'string' ? parseFogFen(view) : fail('there is no view');
	const read = sight.ok ? framePlacement(game.side, sight.value.cells) : sight;
	return read.ok && read.value.placement.material.length > 0
		? ok(materialName(read.value.placement.material))
		: fail(`${entry.id} plays endings of one or two men and the king against a king`);
}

/** Begins a game with the tables that its bot needs. The error is a sentence part. */
async function begin(
	opening: Opening,
	view: unknown,
	openThem: TableSource,
): Promise<Result<EngineSession>> {
	const {entry, game} = opening;
	const ending = entry.isStrategist === true ? ownEnding(opening, view) : undefined;
	if (ending?.ok === false) {
		return ending;
	}

	const tables = await openThem(ending === undefined ? BOT_ENDINGS : [ending.value]);
	return ok(new EngineSession({...game, bot: entry.make(tables)}));
}

/** Returns the time that a "go" message gives. */
function timeOf({ms}: Message): Result<BotTime | undefined> {
	if (ms === undefined || ms === null) {
		return ok(undefined);
	}

	return typeof ms === 'number' && ms > 0 && ms <= MOST_MS
		? ok({ms, now: () => performance.now()})
		: fail('"ms" must be a number of milliseconds above 0');
}

/** Answers a "go" message with the line to write. */
function go(session: EngineSession, message: Message): Result<string> {
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

	const choice = session.go({
		view,
		...(isList ? {moves} : {}),
		...(time.value === undefined ? {} : {time: time.value}),
	});
	return choice.ok
		? ok(
				JSON.stringify({
					type: 'try',
					move: makeUci(choice.value.move),
					info: choice.value.info ?? {},
				}),
			)
		: choice;
}

/** A bot that is spoken to in lines. */
export class Engine {
	readonly #openThem: TableSource;
	#opening: Opening | undefined;
	#session: EngineSession | undefined;
	isDone = false;
	/** What the process is to end with. */
	code: number = EXIT.fine;

	constructor(openThem: TableSource) {
		this.#openThem = openThem;
	}

	/** Takes one line; returns the line to answer with, undefined for none. The error is a sentence part. */
	async take(text: string): Promise<Result<string | undefined>> {
		const answer = await this.#answer(text);
		this.code = answer.ok || this.isDone ? this.code : EXIT.input;
		return answer;
	}

	async #answer(text: string): Promise<Result<string | undefined>> {
		let message: Message;
		try {
			const value: unknown = JSON.parse(text);
			if (typeof value !== 'object' || value === null || Array.isArray(value)) {
				return fail('the line must be a JSON object with "type"');
			}

			message = value as Message;
		} catch {
			return fail(`the line is no JSON: ${quote(text)}`);
		}

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
			const session = await begin(this.#opening, view, this.#openThem);
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

	#play(
		session: EngineSession,
		type: 'observe' | 'go' | 'answer',
		message: Message,
	): Result<string | undefined> {
		if (type === 'go') {
			try {
				return go(session, message);
			} catch (error) {
				if (error instanceof NotItsEnding) {
					return this.#giveUp(error.message);
				}

				throw error;
			}
		}

		if (type === 'answer') {
			session.answer(message['accepted'] === true);
			return ok(undefined);
		}

		const {view, heard} = message;
		return typeof view === 'string'
			? session.observe(view, Array.isArray(heard) ? (heard as Announcement[]) : [])
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

	const engine = new Engine(async (endings) => (await openTables(endings, io)).tables);
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
