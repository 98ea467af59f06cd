import {performance} from 'node:perf_hooks';
import process from 'node:process';
import {createInterface} from 'node:readline';
import type {BotTime} from '../bot/bot.js';
import {BOT_ENDINGS, type BotEntry, DEFAULT_BOT, findBot} from '../bot/bots.js';
import {EngineSession} from '../bot/engine-session.js';
import {byColor, COLORS, type Color, opposite} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {isMan, manColor} from '../core/man.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {parseSquare} from '../core/square.js';
import {makeUci} from '../core/uci.js';
import type {Announcement} from '../rules/announcement.js';
import {Game} from '../rules/game.js';
import {findVariant, VARIANTS} from '../rules/registry.js';
import type {Tables} from '../solver/build-table.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';
import {openTables} from './open-tables.js';

type Message = {readonly [key: string]: unknown};

/** The longest that a move may be asked to take, in milliseconds. */
const MOST_MS = 3_600_000;

/** Opens the tables that the bots use. */
type TableSource = () => Promise<Tables>;

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

/** Begins a game as a "new" message says. The error is a sentence part. */
async function begin(message: Message, openThem: TableSource): Promise<Result<EngineSession>> {
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

	const entry = bot.value;
	return ok(
		new EngineSession({
			variant: variant.value,
			side,
			bot: entry.make(await openThem()),
			seed,
			menAtStart:
				isEnding && fen.value === undefined
					? byColor((color) => (color === opposite(side) ? 1 : 0))
					: byColor(count),
			...(game === undefined ? {} : {start: game.value.view(side)}),
			...(isEnding || fen.value === undefined ? {} : {startFen: fen.value}),
			...(king.value === undefined ? {} : {enemyKing: king.value}),
		}),
	);
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
	#session: EngineSession | undefined;
	isDone = false;

	constructor(openThem: TableSource) {
		this.#openThem = openThem;
	}

	/** Takes one line; returns the line to answer with, undefined for none. The error is a sentence part. */
	async take(text: string): Promise<Result<string | undefined>> {
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
			const session = await begin(message, this.#openThem);
			this.#session = session.ok ? session.value : undefined;
			return session.ok ? ok(undefined) : session;
		}

		if (type !== 'observe' && type !== 'go' && type !== 'answer') {
			return fail('"type" must be new, observe, go, answer or quit');
		}

		return this.#session === undefined
			? fail(`say "new" before "${type}"`)
			: this.#play(this.#session, type, message);
	}

	#play(
		session: EngineSession,
		type: 'observe' | 'go' | 'answer',
		message: Message,
	): Result<string | undefined> {
		if (type === 'go') {
			return go(session, message);
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

	let tables: Promise<Tables> | undefined;
	const engine = new Engine(async () => {
		tables ??= openTables(BOT_ENDINGS, io).then((open) => open.tables);
		return tables;
	});
	let code: number = EXIT.fine;
	for await (const text of createInterface({input: process.stdin, crlfDelay: Infinity})) {
		if (text.trim() === '') {
			continue;
		}

		const answer = await engine.take(text);
		if (!answer.ok) {
			code = EXIT.input;
			io.out(JSON.stringify({type: 'error', error: answer.error}));
		} else if (answer.value !== undefined) {
			io.out(answer.value);
		}

		if (engine.isDone) {
			break;
		}
	}

	return code;
}
