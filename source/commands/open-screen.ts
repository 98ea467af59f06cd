import process from 'node:process';
import type {UiRequest} from '../session/request.js';
import {startUi} from '../ui/start.js';
import type {CommandIo} from './command.js';

/** Returns whether nothing is to be drawn: it was asked for, or the terminal cannot be drawn on, or is read aloud. */
function isPlain({plain}: CommandIo): boolean {
	const {env, stdin, stdout} = process;
	const isTerminal = stdin.isTTY && stdout.isTTY;
	return (
		plain === true ||
		(isTerminal && (env['TERM'] === 'dumb' || env['INK_SCREEN_READER'] === 'true'))
	);
}

/** Opens what is asked for, on the screen or a line at a time. Returns the exit code. */
export async function openScreen(request: UiRequest, io: CommandIo): Promise<number> {
	if (!isPlain(io)) {
		return startUi(request, io);
	}

	const {startPlain} = await import('../plain/start.js');
	const {openServices} = await import('../ui/open-services.js');
	return startPlain(request, openServices(), io);
}
