import process from 'node:process';
import {asciiText, needsAscii} from '../core/ascii.js';
import {type CommandIo, EXIT} from './command.js';
import {wrapLines} from './wrap-lines.js';

/** Returns where a command's lines go: the process's own streams. A reader that has gone away (EPIPE) is no fault; a full disk is told. */
export function processIo(): CommandIo {
	for (const stream of [process.stdout, process.stderr]) {
		stream.on('error', (error: NodeJS.ErrnoException) => {
			if (error.code === 'EPIPE') {
				process.exit(process.exitCode ?? EXIT.fine);
			}

			if (stream === process.stdout) {
				// "ENOSPC: no space left on device, write", without what only a programmer reads.
				const reason = error.message.replaceAll(/^[A-Z]+: |, \w+$/g, '');
				process.stderr.write(`fogchess: the output cannot be written: ${reason}\n`);
			}

			process.exit(EXIT.fault);
		});
	}

	// A file or a program is given what is meant; only a terminal is given what it can show.
	const writeTo = (stream: NodeJS.WriteStream) => {
		const isAscii = stream.isTTY && needsAscii(process.env);
		return (line: string, isExact = false): void => {
			const text = isAscii ? asciiText(line) : line;
			// A window may have another width each time; one that does not tell it has none.
			const width = stream.isTTY && !isExact ? stream.columns : 0;
			stream.write(`${width > 0 ? wrapLines(text, width) : text}\n`);
		};
	};

	return {
		out: writeTo(process.stdout),
		error: writeTo(process.stderr),
		terminal: process.stderr.isTTY,
		columns: process.stderr.columns ?? 80,
		...(process.stdin.isTTY && process.stderr.isTTY
			? {
					askSecret: async (question) => (await import('./ask-secret.js')).askSecret(question),
				}
			: {}),
	};
}
