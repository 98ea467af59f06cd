import {findBot} from '../bot/bots.js';
import {startUi} from '../ui/start.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {choiceFlag, textFlag} from './flag-values.js';
import {gameFlags} from './game-flags.js';
import type {CommandIo} from './io.js';

/** `fogchess play`: a game against a bot. Returns the exit code. */
export async function playCommand({flags}: CommandInput, io: CommandIo): Promise<number> {
	const wish = gameFlags(flags);
	if (!wish.ok) {
		io.error(`fogchess: ${wish.error.reason}`);
		return wish.error.code;
	}

	const side = choiceFlag(flags, 'as', ['white', 'black', 'random'] as const);
	const level = textFlag(flags, 'level');
	const bot = level === undefined ? undefined : findBot(level);
	const fault = side.ok ? (bot?.ok === false ? bot.error : undefined) : side.error;
	if (!side.ok || fault !== undefined) {
		io.error(`fogchess: ${fault}`);
		return EXIT.usage;
	}

	return startUi(
		{
			kind: 'play',
			...wish.value,
			...(side.value === undefined ? {} : {as: side.value}),
			...(level === undefined ? {} : {level}),
		},
		io,
	);
}
