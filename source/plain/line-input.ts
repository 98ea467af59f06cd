import process from 'node:process';
import {createInterface} from 'node:readline';
import {UI_EXIT} from '../session/request.js';
import type {Session} from './session.js';

const CTRL_C = 0x03;
const CTRL_D = 0x04;
/** What deletes the sign before it, and that sign. */
const ERASED = /[^\b\u007F]?[\b\u007F]/;

/** Returns a line that was typed without the terminal's own editing, edited. */
function edited(line: string): string {
	let text = line;
	while (ERASED.test(text)) {
		text = text.replace(ERASED, '');
	}

	return text;
}

/**
 * Reads lines from stdin for a session until it is over. The terminal edits and shows what is typed; only a PIN is
 * read unshown, from before it is asked for: who types fast is not seen either. Returns how to stop.
 */
export function readLines(session: Session): () => void {
	const {stdin} = process;
	const isTerminal = stdin.isTTY;
	const lines = createInterface({input: stdin, terminal: false});
	const hide = (): void => {
		if (isTerminal && stdin.isRaw !== session.isSecret) {
			stdin.setRawMode(session.isSecret);
		}
	};

	const interrupt = (): void => session.leave(UI_EXIT.interrupted);
	// Without the terminal's own editing these are signs as others are.
	const look = (bytes: Buffer): void => {
		if (stdin.isRaw && bytes.includes(CTRL_C)) {
			interrupt();
		} else if (stdin.isRaw && bytes.includes(CTRL_D)) {
			session.leave(UI_EXIT.fine);
		}
	};

	lines.on('line', (line) => {
		session.take(stdin.isRaw ? edited(line) : line);
		hide();
	});
	lines.on('close', () => session.end(isTerminal));
	stdin.on('data', look);
	process.on('SIGINT', interrupt);
	session.beforeSaying = hide;
	hide();
	return () => {
		session.beforeSaying = undefined;
		process.off('SIGINT', interrupt);
		stdin.off('data', look);
		if (isTerminal && stdin.isRaw) {
			stdin.setRawMode(false);
		}

		lines.close();
		stdin.pause();
	};
}
