import {BOT_ENDINGS, type BotEntry, DEFAULT_BOT, findBot} from '../bot/bots.js';
import {makeBot} from '../bot/make-bot.js';
import {NotItsEnding} from '../bot/strategist-bot.js';
import {type BotQuestion, MEN_UNKNOWN} from '../bot/bot.js';
import {type EngineGame, EngineSession} from '../bot/engine-session.js';
import {byColor, COLORS, opposite} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {parseFogFen} from '../core/fog-fen.js';
import {given} from '../core/given.js';
import {fail, type Result} from '../core/result.js';
import {parseSquare} from '../core/square.js';
import {framePlacement} from '../endings/frame.js';
import {findVariant, VARIANTS} from '../rules/registry.js';
import {Table} from '../rules/table.js';
import {materialName} from '../solver/material.js';
import {attempt, EXIT, need, Refusal} from './command.js';
import type {HuntTables} from './open-tables.js';
import {type JsonLine, seedField, textField} from './json-line.js';

/** A game that begins as soon as the first view tells which tables the bot needs. */
export type Opening = {
	readonly entry: BotEntry;
	readonly game: Omit<EngineGame, 'bot' | 'prepare'>;
};

/** Returns the bot that a message names, by "bot" or by "level". */
function botOf(message: JsonLine): BotEntry {
	const named = textField(message, 'bot');
	const level = message['level'] ?? undefined;
	if (level !== undefined && typeof level !== 'number' && typeof level !== 'string') {
		throw new Refusal('"level" must be a number, or a name');
	}

	return need(findBot(level === undefined ? (named ?? DEFAULT_BOT) : String(level)));
}

/** Returns the square on which the message says that the other king stands; undefined for nowhere. */
function kingOf({known}: JsonLine): number | undefined {
	if (known === undefined || known === null || known === 'nothing') {
		return undefined;
	}

	const named = typeof known === 'object' ? (known as JsonLine)['enemyKing'] : undefined;
	const square = typeof named === 'string' ? parseSquare(named) : undefined;
	if (square === undefined) {
		throw new Refusal('"known" must be "nothing" or {"enemyKing": "e5"}');
	}

	return square;
}

function openingOf(message: JsonLine): Opening {
	const variant = need(findVariant(textField(message, 'variant') ?? VARIANTS[0].id));
	const entry = botOf(message);
	const fen = textField(message, 'fen');
	const king = kingOf(message);
	const side = COLORS.find((color) => color === message['side']);
	if (side === undefined) {
		throw new Refusal('"side" must be white or black');
	}

	const seatId = textField(message, 'seat') ?? side;
	const seat = variant.seats.find((one) => one.id === seatId && one.side === side)?.id;
	if (seat === undefined) {
		throw new Refusal(`"seat" must be a seat of ${side}’s in ${variant.id}`);
	}

	const seed = seedField(message);
	const before = 'the FEN cannot be read: ';
	const setup = need(parseFen(fen ?? variant.setup.fen), EXIT.input, before);
	const isEnding = message['known'] !== undefined && message['known'] !== null;
	// Of an ending the engine is told nothing but its views and what "known" says.
	const table = isEnding ? undefined : need(Table.start(variant, {fen}), EXIT.input, before);
	return {
		entry,
		game: {
			variant,
			side,
			seed,
			menAtStart:
				isEnding && fen === undefined
					? byColor((color) => (color === opposite(side) ? 1 : 0))
					: (variant.menAtStart(setup) ?? MEN_UNKNOWN),
			...given({
				startFen: isEnding ? undefined : fen,
				seat: seat === side ? undefined : seat,
				start: table?.view(seat),
				heardAtStart: table && (table.newsAtStart[seat] ?? []),
				enemyKing: king,
			}),
		},
	};
}

/** Reads what a "new" message says. The error is a sentence part. */
export const readNew = (message: JsonLine): Result<Opening> => attempt(() => openingOf(message));

/** Returns the ending of one's own men in a view, for a strategist. Throws NotItsEnding when it plays none such. */
function ownEnding({entry, game}: Opening, view: unknown): string {
	const sight = typeof view === 'string' ? parseFogFen(view) : fail('there is no view');
	const read = sight.ok ? framePlacement(game.side, sight.value.cells) : sight;
	if (!read.ok || read.value.placement.material.length === 0) {
		throw new NotItsEnding(
			`${entry.id} plays endings of one or two men and the king against a king`,
		);
	}

	return materialName(read.value.placement.material);
}

/** Begins a game with the tables that its bot needs. Rejects with NotItsEnding where it has no part in it. */
export async function begin(
	opening: Opening,
	view: unknown,
	hunt: HuntTables,
): Promise<EngineSession> {
	const {entry, game} = opening;
	const tables = await hunt.open(
		entry.isStrategist === true ? [ownEnding(opening, view)] : BOT_ENDINGS,
	);
	const prepare = async (question: BotQuestion) => hunt.openFor(question);
	return new EngineSession({...game, bot: makeBot(entry, tables), prepare});
}
