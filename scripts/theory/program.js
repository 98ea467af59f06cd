import {execFileSync} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../../bin/fogchess.js', import.meta.url));

/**
 * Returns a way to run the built program with its tables in a folder: called with the words after
 * `fogchess`, it returns what the program prints. Throws when the program says that something is wrong.
 */
export const programIn =
	(home) =>
	(...words) => {
		console.log(`fogchess ${words.join(' ')}`);
		return execFileSync(process.execPath, [LAUNCHER, ...words], {
			encoding: 'utf8',
			env: {...process.env, FOGCHESS_HOME: home, NO_COLOR: '1'},
			maxBuffer: 2 ** 26,
			stdio: ['ignore', 'pipe', 'inherit'],
		}).trimEnd();
	};
