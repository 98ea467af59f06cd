// Writes docs/fog-endgames.md and docs/open-questions.md: `npm run theory`. Has the built program build the
// tables of all lone-king endings with one or two men from nothing, counts them, draws the hardest
// start of each, and runs the commands that answer the questions. Takes some ten minutes; one page alone:
// `npm run theory endgames`. With `-- --home FOLDER` tables that are there are used and new ones kept.
// The page `kriegspiel`, docs/kriegspiel-program.md, replays the tests of Bolognesi & Ciancarini's program and needs no
// tables; `-- --starts N --seed S` says how many starts are drawn, and by which seed.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {endgamesPage} from './theory/endgames-page.js';
import {kriegspielPage} from './theory/kriegspiel-page.js';
import {openQuestionsPage} from './theory/open-questions-page.js';
import {programIn} from './theory/program.js';
import {ENDINGS, importSolver, readTables} from './theory/tables.js';

/** The pages made from tables. */
const PAGES = {
	endgames: {file: 'fog-endgames.md', make: endgamesPage},
	questions: {file: 'open-questions.md', make: openQuestionsPage},
};
const KRIEGSPIEL = 'kriegspiel';
const NAMES = [...Object.keys(PAGES), KRIEGSPIEL];

const words = process.argv.slice(2);

/** Takes a flag and its value out of the words; undefined when it is not there. */
function takeFlag(name) {
	const flag = words.indexOf(name);
	return flag < 0 ? undefined : (words.splice(flag, 2)[1] ?? '');
}

const kept = takeFlag('--home');
const starts = takeFlag('--starts');
const seed = takeFlag('--seed');
const isWhole = (text) => text === undefined || /^[1-9]\d{0,8}$/.test(text);
if (
	words.some((word) => !NAMES.includes(word)) ||
	kept === '' ||
	!isWhole(starts) ||
	!isWhole(seed)
) {
	console.error(
		`theory: takes ${NAMES.join(', ')}, --home FOLDER, --starts N and --seed S (whole numbers above 0)`,
	);
	process.exit(2);
}

const write = (file, page) =>
	writeFileSync(new URL(`../docs/${file}`, import.meta.url), `${page.trimEnd()}\n`);
const isWanted = (name) => words.length === 0 || words.includes(name);
const wanted = Object.entries(PAGES).filter(([name]) => isWanted(name));

if (wanted.length > 0) {
	const home = kept ?? mkdtempSync(join(tmpdir(), 'fogchess-theory-'));
	try {
		const run = programIn(home);
		run('table', 'build', ...ENDINGS);
		const solver = await importSolver();
		const tables = readTables(solver, home);
		for (const [, {file, make}] of wanted) {
			write(file, make(solver, tables, run));
		}
	} finally {
		if (kept === undefined) {
			rmSync(home, {recursive: true, force: true});
		}
	}
}

if (isWanted(KRIEGSPIEL)) {
	write(
		'kriegspiel-program.md',
		await kriegspielPage({
			...(starts === undefined ? {} : {starts: Number(starts)}),
			...(seed === undefined ? {} : {seed: Number(seed)}),
		}),
	);
}
