import {type BotEntry, BOTS, DEFAULT_BOT, findBot} from '../bot/bots.js';
import type {Color} from '../core/color.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import type {GameToWatchRequest} from '../ui/request.js';
import type {Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {parseWhole, textFlag, variantFlag} from './flag-values.js';
import {type FlagFault, gameFlags} from './game-flags.js';

/** The flags that ask for a game between two bots; the others of `watch` ask for an ending too. */
const GAME_FLAGS = ['white', 'black', 'ms'];
/** The longest time for a move, in milliseconds. */
const MOST_MS = 3_600_000;

/** Returns whether it is a game between two bots that is to be watched, and not an ending; a variant alone asks for one. */
export const asksForGame = (words: readonly string[], flags: Flags): boolean =>
	GAME_FLAGS.some((name) => flags[name] !== undefined) ||
	(flags['variant'] !== undefined && words.length === 0 && flags['strategy'] === undefined);

/** Reads the bot of one side; the usual one when none is named. The error is a sentence part. */
function botFlag(flags: Flags, side: Color): Result<BotEntry> {
	const name = textFlag(flags, side) ?? DEFAULT_BOT;
	if (name.startsWith('seeing-')) {
		return fail(`${name} sees everything; only arena may use such players, as sparring partners`);
	}

	if (name.startsWith('exec:')) {
		return fail('programs of your own play in arena only: `fogchess arena --white exec:…`');
	}

	const bot = findBot(name);
	if (!bot.ok) {
		return fail(`--${side}: ${bot.error}`);
	}

	return bot.value.isStrategist === true
		? fail(
				`${bot.value.id} hunts lone kings and plays no whole game; \`fogchess watch KQvK --strategy table\` shows a hunt`,
			)
		: bot;
}

/** Reads `--ms`, which one of the bots at least must go by. The error is a sentence part. */
function timeFlag(flags: Flags, bots: readonly BotEntry[]): Result<number | undefined> {
	const text = textFlag(flags, 'ms');
	if (text === undefined) {
		return ok(undefined);
	}

	const ms = parseWhole(text, 1, MOST_MS);
	if (ms === undefined) {
		return fail(`--ms must be a whole number from 1 to ${MOST_MS}, not ${quote(text)}`);
	}

	return bots.some(({isTimed}) => isTimed === true)
		? ok(ms)
		: fail(
				`--ms is for level ${BOTS.length} and fog: ${bots.map(({id}) => id).join(' and ')} do not go by the clock`,
			);
}

/** Reads what game between bots is to be watched: `--white BOT --black BOT [--variant V] [--seed S] [--ms T] [--fen F]`. */
export function readGameToWatch(
	words: readonly string[],
	flags: Flags,
): Result<GameToWatchRequest, FlagFault> {
	const usage = (reason: string) => fail({code: EXIT.usage, reason});
	if (words.length > 0 || flags['strategy'] !== undefined) {
		const given = words.length > 0 ? words[0] : '--strategy';
		const flag = GAME_FLAGS.find((name) => flags[name] !== undefined) ?? '';
		return usage(
			`watch shows an ending or a game between bots: leave out ${quote(given)}, or --${flag}`,
		);
	}

	const white = botFlag(flags, 'white');
	const black = botFlag(flags, 'black');
	if (!white.ok || !black.ok) {
		return usage(white.ok ? (black.ok ? '' : black.error) : white.error);
	}

	const ms = timeFlag(flags, [white.value, black.value]);
	if (!ms.ok) {
		return usage(ms.error);
	}

	const variant = variantFlag(flags);
	const game = gameFlags(flags);
	if (!variant.ok || !game.ok) {
		return game.ok ? usage(variant.ok ? '' : variant.error) : game;
	}

	const {fen, seed} = game.value;
	return ok({
		bots: {white: white.value.id, black: black.value.id},
		variant: variant.value.id,
		...(fen === undefined ? {} : {fen}),
		...(seed === undefined ? {} : {seed}),
		...(ms.value === undefined ? {} : {ms: ms.value}),
	});
}
