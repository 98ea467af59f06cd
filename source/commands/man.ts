import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {COMMANDS, type CommandName} from './catalogue.js';
import {EXIT, type RunCommand} from './command.js';
import {helpText} from './help-text.js';

/** The page as the package has it, beside the folder that this runs in, dist/. */
const PAGE = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'man', 'fogchess.6');

/** Shows the page with the system's own viewer; returns whether there is one. */
const showPage = (): boolean => spawnSync('man', [PAGE], {stdio: 'inherit'}).status === 0;

/**
 * `fogchess man`: shows the manual page, where there is no viewer as plain text. Into a file or a pipe it writes the
 * page itself, as for `fogchess man > fogchess.6`.
 */
export const manCommand: RunCommand = async (_input, io) => {
	if (!process.stdout.isTTY) {
		io.out(readFileSync(PAGE, 'utf8').trimEnd(), true);
	} else if (!showPage()) {
		for (const name of Object.keys(COMMANDS) as CommandName[]) {
			io.out(`${helpText(name)}\n`);
		}
	}

	return EXIT.fine;
};
