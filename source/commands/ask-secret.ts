import process from 'node:process';

const BACKSPACES = ['\u007F', '\b'];
/** Ctrl+C and Ctrl+D. */
const INTERRUPTS = ['\u0003', '\u0004'];

/**
 * Asks for something on the terminal and reads it without showing it. Asks on stderr, so that stdout can go
 * into a file. Resolves with undefined when the person gives up or the terminal is gone.
 */
export async function askSecret(question: string): Promise<string | undefined> {
	const {stdin, stderr} = process;
	// First, or the terminal would show what comes at once.
	stdin.setRawMode(true);
	stdin.setEncoding('utf8');
	stderr.write(question);
	return new Promise((resolve) => {
		const signs: string[] = [];
		const end = (answer: string | undefined) => {
			stdin.off('data', take);
			stdin.off('end', giveUp);
			stdin.setRawMode(false);
			stdin.pause();
			stderr.write('\n');
			resolve(answer);
		};

		const giveUp = () => {
			end(undefined);
		};

		const take = (text: string) => {
			for (const sign of text) {
				if (sign === '\r' || sign === '\n') {
					end(signs.join(''));
					return;
				}

				if (INTERRUPTS.includes(sign)) {
					giveUp();
					return;
				}

				if (BACKSPACES.includes(sign)) {
					signs.pop();
				} else if (sign >= ' ') {
					signs.push(sign);
				}
			}
		};

		stdin.on('data', take);
		stdin.on('end', giveUp);
	});
}
