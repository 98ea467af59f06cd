import process from 'node:process';
import {fileURLToPath} from 'node:url';

/** What starts the program: as it is published, in a run of the tests that ends (vitest.config.ts); else that of the checkout, which brings dist/ up to date. */
export const LAUNCHER =
	process.env['TESTED_LAUNCHER'] ??
	fileURLToPath(new URL('../../bin/fogchess.js', import.meta.url));
