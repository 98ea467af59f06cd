import {type BotEntry, BOTS, DEFAULT_BOT, findBot} from '../bot/bots.js';
import type {Color} from '../core/color.js';
import {given} from '../core/given.js';
import {quote} from '../core/quote.js';
import {VARIANTS} from '../rules/registry.js';
import type {GameToWatchRequest} from '../ui/request.js';
import {type Flags, need, Refusal} from './command.js';
import {EXIT} from './exit-codes.js';
import {MOST_MS, textFlag, wholeFlag} from './flag-values.js';
import {gameFlags} from './game-flags.js';

/** The flags that ask for a game between two bots; the others of `watch` ask for an ending too. */
const GAME_FLAGS = ['white', 'black', 'ms'];

/** Returns whether it is a game between two bots that is to be watched, and not an ending; a variant alone asks for one. */
export const asksForGame = (words: readonly string[], flags: Flags): boolean =>
	GAME_FLAGS.some((name) => flags[name] !== undefined) ||
	(flags['variant'] !== undefined && words.length === 0 && flags['strategy'] === undefined);

/** Reads the bot of one side; the usual one when none is named. */
function botFlag(flags: Flags, side: Color): BotEntry {
	const name = textFlag(flags, side) ?? DEFAULT_BOT;
	if (name.startsWith('seeing-')) {
		throw new Refusal(
			`${name} sees everything; only arena may use such players, as sparring partners`,
		);
	}

	if (name.startsWith('exec:')) {
		throw new Refusal('programs of your own play in arena only: `fogchess arena --white exec:…`');
	}

	const bot = need(findBot(name), EXIT.usage, `--${side}: `);
	if (bot.isStrategist === true) {
		throw new Refusal(
			`${bot.id} hunts lone kings and plays no whole game; \`fogchess watch KQvK --strategy table\` shows a hunt`,
		);
	}

	return bot;
}

/** Reads `--ms`, which one of the bots at least must go by. */
function timeFlag(flags: Flags, bots: readonly BotEntry[]): number | undefined {
	const ms = wholeFlag(flags, 'ms', MOST_MS);
	if (ms !== undefined && bots.every(({isTimed}) => isTimed !== true)) {
		const names = bots.map(({id}) => id).join(' and ');
		throw new Refusal(`--ms is for level ${BOTS.length} and fog: ${names} do not go by the clock`);
	}

	return ms;
}

/** Reads what game between bots is to be watched: `--white BOT --black BOT [--variant V] [--seed S] [--ms T] [--fen F]`. */
export function readGameToWatch(words: readonly string[], flags: Flags): GameToWatchRequest {
	if (words.length > 0 || flags['strategy'] !== undefined) {
		const given = words.length > 0 ? words[0] : '--strategy';
		const flag = GAME_FLAGS.find((name) => flags[name] !== undefined) ?? '';
		throw new Refusal(
			`watch shows an ending or a game between bots: leave out ${quote(given)}, or --${flag}`,
		);
	}

	const bots = [botFlag(flags, 'white'), botFlag(flags, 'black')];
	const ms = timeFlag(flags, bots);
	const {variant = VARIANTS[0].id, fen, seed} = gameFlags(flags);
	const [white, black] = bots.map(({id}) => id);
	return {bots: {white, black}, variant, ...given({fen, seed, ms})};
}
