import {startUi} from '../ui/start.js';
import type {CommandInput} from './catalogue.js';
import type {CommandIo} from './io.js';

/** `fogchess resume [GAME]`: goes on with a saved game, the newest when none is named. Returns the exit code. */
export async function resumeCommand(input: CommandInput, io: CommandIo): Promise<number> {
	const [game] = input.arguments;
	return startUi(game === undefined ? {kind: 'resume'} : {kind: 'resume', game}, io);
}
