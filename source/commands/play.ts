import {BOTS, type BotEntry, findBot} from '../bot/bots.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {startUi} from '../ui/start.js';
import type {CommandInput, Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {choiceFlag, parseWhole, textFlag} from './flag-values.js';
import {gameFlags} from './game-flags.js';
import type {CommandIo} from './io.js';

/** The longest that a bot may be given for a move, in milliseconds. */
const MOST_MS = 3_600_000;

/** Which bot is wished, and its time for a move; what was chosen last when left out. */
type BotWish = {readonly bot?: string; readonly ms?: number};

/** Reads `--level`. */
function levelFlag(flags: Flags): Result<BotEntry | undefined> {
	const name = textFlag(flags, 'level');
	const found = name === undefined ? ok(undefined) : findBot(name);
	return found.ok && found.value?.isStrategist === true
		? fail(`${found.value.id} only plays endings; try drill or arena`)
		: found;
}

/** Reads `--level` and `--ms`. The error is a sentence part. */
export function botFlags(flags: Flags): Result<BotWish> {
	const level = levelFlag(flags);
	const text = textFlag(flags, 'ms');
	if (!level.ok) {
		return level;
	}

	const bot = level.value === undefined ? {} : {bot: level.value.id};
	if (text === undefined) {
		return ok(bot);
	}

	const ms = parseWhole(text, 1, MOST_MS);
	if (ms === undefined) {
		return fail(`--ms must be a whole number from 1 to ${MOST_MS}, not ${quote(text)}`);
	}

	return level.value?.isTimed === true
		? ok({...bot, ms})
		: fail(`--ms is for --level ${BOTS.length}; the other levels do not go by the clock`);
}

/** `fogchess play`: a game against a bot. Returns the exit code. */
export async function playCommand({flags}: CommandInput, io: CommandIo): Promise<number> {
	const wish = gameFlags(flags);
	if (!wish.ok) {
		io.error(`fogchess: ${wish.error.reason}`);
		return wish.error.code;
	}

	const side = choiceFlag(flags, 'as', ['white', 'black', 'random'] as const);
	const bot = botFlags(flags);
	const fault = side.ok ? (bot.ok ? undefined : bot.error) : side.error;
	if (!side.ok || !bot.ok) {
		io.error(`fogchess: ${fault}`);
		return EXIT.usage;
	}

	return startUi(
		{
			kind: 'play',
			...wish.value,
			...bot.value,
			...(side.value === undefined ? {} : {as: side.value}),
		},
		io,
	);
}
