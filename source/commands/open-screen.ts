import process from 'node:process';
import type {UiRequest} from '../session/request.js';
import {startUi} from '../ui/start.js';
import type {CommandIo} from './command.js';

/** Returns whether nothing is to be drawn: it was asked for, by itself or by a terminal that cannot be drawn on, or is read aloud. */
const isPlain = ({plain}: CommandIo, {TERM, INK_SCREEN_READER} = process.env): boolean =>
	plain === true || TERM === 'dumb' || INK_SCREEN_READER === 'true';

/** Opens what is asked for, on the screen or a line at a time. Returns the exit code. */
export async function openScreen(request: UiRequest, io: CommandIo): Promise<number> {
	if (!isPlain(io)) {
		return startUi(request, io);
	}

	const {startPlain} = await import('../plain/start.js');
	const {openServices} = await import('../ui/open-services.js');
	return startPlain(request, openServices(), io);
}
