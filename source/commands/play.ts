import {given} from '../core/given.js';
import {BOTS, type BotEntry, findLevel} from '../bot/bots.js';
import {openScreen} from './open-screen.js';
import {type Flags, need, Refusal, refusing} from './command.js';
import {choiceFlag, MOST_MS, textFlag, wholeFlag} from './flag-values.js';
import {gameFlags} from './game-flags.js';

function levelFlag(flags: Flags): BotEntry | undefined {
	const name = textFlag(flags, 'level');
	const bot = name === undefined ? undefined : need(findLevel(name));
	if (bot?.isStrategist === true) {
		throw new Refusal(`${bot.id} only plays endings; try drill or arena`);
	}

	return bot;
}

/** Reads which bot is asked for, and its time for a move: what was chosen last counts when they are left out. */
export function botFlags(flags: Flags) {
	const level = levelFlag(flags);
	const ms = wholeFlag(flags, 'ms', MOST_MS);
	if (ms !== undefined && level?.isTimed !== true) {
		throw new Refusal(
			`--ms is for --level ${BOTS.length}; the other levels do not go by the clock`,
		);
	}

	return given({bot: level?.id, ms});
}

/** `fogchess play`: a game against a bot. Returns the exit code. */
export const playCommand = refusing(async ({flags}, io) => {
	const game = gameFlags(flags);
	const as = choiceFlag(flags, 'as', ['white', 'black', 'random'] as const);
	const bot = botFlags(flags);
	return openScreen({kind: 'play', ...game, ...bot, ...given({as})}, io);
});
