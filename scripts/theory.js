// Writes docs/fog-endgames.md and docs/open-questions.md: `npm run theory`. Has the built program build the
// tables of all lone-king endings with one or two men from nothing, counts them, draws the hardest
// start of each, and runs the commands that answer the questions. Takes some ten minutes; one page alone:
// `npm run theory endgames`. With `-- --home FOLDER` tables that are there are used and new ones kept.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {endgamesPage} from './theory/endgames-page.js';
import {openQuestionsPage} from './theory/open-questions-page.js';
import {programIn} from './theory/program.js';
import {ENDINGS, importSolver, readTables} from './theory/tables.js';

const PAGES = {
	endgames: {file: 'fog-endgames.md', make: endgamesPage},
	questions: {file: 'open-questions.md', make: openQuestionsPage},
};

const words = process.argv.slice(2);
const flag = words.indexOf('--home');
const kept = flag < 0 ? undefined : words.splice(flag, 2)[1];
const unknown = words.filter((word) => !Object.hasOwn(PAGES, word));
if (unknown.length > 0 || (flag >= 0 && kept === undefined)) {
	console.error(`theory: takes ${Object.keys(PAGES).join(', ')} and --home FOLDER`);
	process.exit(2);
}

const home = kept ?? mkdtempSync(join(tmpdir(), 'fogchess-theory-'));
try {
	const run = programIn(home);
	run('table', 'build', ...ENDINGS);
	const solver = await importSolver();
	const tables = readTables(solver, home);
	for (const [name, {file, make}] of Object.entries(PAGES)) {
		if (words.length === 0 || words.includes(name)) {
			const page = make(solver, tables, run);
			writeFileSync(new URL(`../docs/${file}`, import.meta.url), `${page.trimEnd()}\n`);
		}
	}
} finally {
	if (kept === undefined) {
		rmSync(home, {recursive: true, force: true});
	}
}
