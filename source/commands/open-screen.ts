import process from 'node:process';
import type {ListRequest} from '../plain/print-list.js';
import type {UiRequest} from '../session/request.js';
import {startUi} from '../ui/start.js';
import {type CommandIo, EXIT} from './command.js';

/** Returns whether nothing is to be drawn: it was asked for, by itself or by a terminal that cannot be drawn on, or is read aloud. */
const isPlain = ({plain}: CommandIo, {TERM, INK_SCREEN_READER} = process.env): boolean =>
	plain === true || TERM === 'dumb' || INK_SCREEN_READER === 'true';

/** Returns whether a list is asked for, which can be read without keys and a screen. */
const isList = (request: UiRequest): request is ListRequest =>
	request.kind === 'lessons' || (request.kind === 'puzzles' && request.puzzle === undefined);

/** Opens what is asked for, on the screen or a line at a time; a list is printed where there is no terminal. Returns the exit code. */
export async function openScreen(request: UiRequest, io: CommandIo): Promise<number> {
	if (isPlain(io)) {
		const {startPlain} = await import('../plain/start.js');
		const {openServices} = await import('../ui/open-services.js');
		const {readRecord} = await import('../session/read-record.js');
		return startPlain(request, openServices(readRecord), io);
	}

	const hasTerminal = process.stdin.isTTY && process.stdout.isTTY;
	if (hasTerminal || !isList(request)) {
		return startUi(request, io);
	}

	const {printList} = await import('../plain/print-list.js');
	const {openServices} = await import('../ui/open-services.js');
	await printList(request, openServices(), (line) => io.out(line));
	return EXIT.fine;
}
