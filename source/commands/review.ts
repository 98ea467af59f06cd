import {startUi} from '../ui/start.js';
import type {CommandInput} from './catalogue.js';
import type {CommandIo} from './io.js';

/** `fogchess review [GAME]`: goes through a finished game, given by its name or its file, or the last one. Returns the exit code. */
export async function reviewCommand(input: CommandInput, io: CommandIo): Promise<number> {
	const [game] = input.arguments;
	return startUi(game === undefined ? {kind: 'review'} : {kind: 'review', game}, io);
}
