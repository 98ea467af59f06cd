import {BOT_ENDINGS, type BotEntry, DEFAULT_BOT, findBot} from '../bot/bots.js';
import {makeBot} from '../bot/make-bot.js';
import {type BotQuestion, MEN_UNKNOWN} from '../bot/bot.js';
import {type EngineGame, EngineSession} from '../bot/engine-session.js';
import {byColor, COLORS, opposite} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {parseFogFen} from '../core/fog-fen.js';
import {fail, ok, type Result} from '../core/result.js';
import {parseSquare} from '../core/square.js';
import {framePlacement} from '../endings/frame.js';
import {findVariant, VARIANTS} from '../rules/registry.js';
import {Table} from '../rules/table.js';
import {materialName} from '../solver/material.js';
import type {HuntTables} from './hunt-tables.js';
import type {JsonLine} from './json-line.js';

/** A game that begins as soon as the first view tells which tables the bot needs. */
export type Opening = {
	readonly entry: BotEntry;
	readonly game: Omit<EngineGame, 'bot' | 'prepare'>;
};

/** Returns a text of a message, or undefined when it is left out; the error names the field. */
function textOf(message: JsonLine, field: string): Result<string | undefined> {
	const value = message[field] ?? undefined;
	return value === undefined || typeof value === 'string'
		? ok(value)
		: fail(`"${field}" must be a text`);
}

/** Returns the bot that a message names, by "bot" or by "level". */
function botOf(message: JsonLine): Result<BotEntry> {
	const named = textOf(message, 'bot');
	if (!named.ok) {
		return named;
	}

	const {level} = message;
	if (level === undefined || level === null) {
		return findBot(named.value ?? DEFAULT_BOT);
	}

	return typeof level === 'number' || typeof level === 'string'
		? findBot(String(level))
		: fail('"level" must be a number, or a name');
}

/** Returns the square on which the message says that the other king stands; undefined for nowhere. */
function kingOf({known}: JsonLine): Result<number | undefined> {
	if (known === undefined || known === null || known === 'nothing') {
		return ok(undefined);
	}

	const named = typeof known === 'object' ? (known as JsonLine)['enemyKing'] : undefined;
	const square = typeof named === 'string' ? parseSquare(named) : undefined;
	return square === undefined
		? fail('"known" must be "nothing" or {"enemyKing": "e5"}')
		: ok(square);
}

/** Reads what a "new" message says. The error is a sentence part. */
export function readNew(message: JsonLine): Result<Opening> {
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

	const isEnding = message['known'] !== undefined && message['known'] !== null;
	// Of an ending the engine is told nothing but its views and what "known" says.
	const table = isEnding ? undefined : Table.start(variant.value, {fen: fen.value});
	if (table?.ok === false) {
		return fail(`the FEN cannot be read: ${table.error}`);
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
					: (variant.value.menAtStart(setup.value) ?? MEN_UNKNOWN),
			...(isEnding || fen.value === undefined ? {} : {startFen: fen.value}),
			...(table === undefined
				? {}
				: {start: table.value.view(side), heardAtStart: table.value.newsAtStart[side] ?? []}),
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
export async function begin(
	opening: Opening,
	view: unknown,
	hunt: HuntTables,
): Promise<Result<EngineSession>> {
	const {entry, game} = opening;
	const ending = entry.isStrategist === true ? ownEnding(opening, view) : undefined;
	if (ending?.ok === false) {
		return ending;
	}

	const tables = await hunt.open(ending === undefined ? BOT_ENDINGS : [ending.value]);
	const prepare = async (question: BotQuestion) => hunt.openFor(question);
	return ok(new EngineSession({...game, bot: makeBot(entry, tables), prepare}));
}
