import process from 'node:process';
import {UI_EXIT, type UiRequest} from '../session/request.js';
import type {UiServices} from '../session/services.js';
import {beginnings} from './beginnings.js';
import {firstPlace} from './first-place.js';
import {readLines} from './line-input.js';
import {advance} from './moving.js';
import {type PlainOutput, Session} from './session.js';
import {fromProgram, ourFault} from '../text/saves.js';

/** Where lines go, and what is said that is no part of the game. */
type PlainIo = {
	out(line: string): void;
	error(line: string): void;
};

const FAULT = ourFault('ended the program');

/** Takes away the screen and what has gone out of it, as a terminal is told to. */
const CLEARED = '\u001B[H\u001B[2J\u001B[3J';
/** Rows that no window has, for a terminal that cannot be told. */
const PUSHED_AWAY = 200;

/** Returns the process's own output. A terminal that calls itself dumb cannot be cleared, and this is said. */
function processOutput(io: PlainIo): PlainOutput {
	const {stdout, env} = process;
	return {
		out: (line) => io.out(line),
		clear() {
			if (stdout.isTTY && env['TERM'] !== 'dumb') {
				stdout.write(CLEARED);
			} else if (stdout.isTTY) {
				stdout.write('\n'.repeat(PUSHED_AWAY));
				io.out('This terminal cannot be cleared: what was said before stands above.');
			}
		},
	};
}

/** Has a game between two people put away before the shell gets the terminal, and taken up when it is back. */
function mindStops(session: Session, services: UiServices): () => void {
	const ends = [
		services.onSignal('SIGTSTP', () => {
			session.hide();
			void services.suspend();
		}),
		// One way to be stopped cannot be heard.
		services.onSignal('SIGCONT', () => {
			session.hide();
			session.show();
		}),
	];
	return () => {
		for (const end of ends) {
			end();
		}
	};
}

/**
 * Runs plain mode from a request and resolves with the exit code when the person has left it, or when there are no more
 * lines. Nothing is drawn, and no escape sequence is written but to clear the terminal between two people.
 */
export async function startPlain(
	request: UiRequest,
	services: UiServices,
	io: PlainIo,
): Promise<number> {
	const {settings, warning} = services.settings.load();
	const session = new Session(services, settings, processOutput(io), (one) =>
		beginnings(one, advance),
	);
	const onFault = (): void => {
		io.error(FAULT);
		session.leave(UI_EXIT.fault);
	};

	try {
		session.say(warning);
		const first = firstPlace(session, request);
		if (!first.ok) {
			io.error(fromProgram(first.error));
			return UI_EXIT.input;
		}

		process.on('uncaughtException', onFault);
		process.on('unhandledRejection', onFault);
		const minded = mindStops(session, services);
		const stop = readLines(session);
		session.open(first.value);
		const exit = await session.over;
		stop();
		minded();
		if (exit.line !== undefined) {
			io.out(exit.line);
		}

		return exit.code;
	} finally {
		process.off('uncaughtException', onFault);
		process.off('unhandledRejection', onFault);
		await services.close();
	}
}
