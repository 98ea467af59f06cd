import {startUi} from '../ui/start.js';
import type {CommandInput} from './catalogue.js';
import {gameFlags} from './game-flags.js';
import type {CommandIo} from './io.js';

/** `fogchess hotseat`: two people at one keyboard. Returns the exit code. */
export async function hotseatCommand({flags}: CommandInput, io: CommandIo): Promise<number> {
	const wish = gameFlags(flags);
	if (!wish.ok) {
		io.error(`fogchess: ${wish.error.reason}`);
		return wish.error.code;
	}

	return startUi({kind: 'hotseat', ...wish.value}, io);
}
