import {startUi} from '../ui/start.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';

/** `fogchess review FILE`: goes through a finished game, given by its name or its file. Returns the exit code. */
export async function reviewCommand(input: CommandInput, io: CommandIo): Promise<number> {
	const [game] = input.arguments;
	if (game === undefined) {
		io.error(
			'fogchess: review needs the name of a saved game or a file; `fogchess resume` lists them',
		);
		return EXIT.usage;
	}

	return startUi({kind: 'review', game}, io);
}
