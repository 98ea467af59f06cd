// Do the tests bite? Changes one small thing at a time in a copy of the program and sees whether a
// test notices. A sample drawn at random, since all mutants would take days.
// Not Stryker (10.1): it reads tsconfig.json by TypeScript's programming interface, which TypeScript 7
// does not have, wants Node 22, draws no sample, and first runs every test with its switches in the
// loops of the solver.
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {testFinder} from './mutate/choose-tests.js';
import {collectMutants, isProgram} from './mutate/collect.js';
import {copyCheckout, listFiles} from './mutate/copy-checkout.js';
import {importGraph} from './mutate/import-graph.js';
import {judge} from './mutate/judge.js';
import {KnownTests} from './mutate/known-tests.js';
import {describe, drawTable, isKilled} from './mutate/report.js';
import {drawSample} from './mutate/sample.js';
import {Tester} from './mutate/tester.js';

const FOLDERS = ['rules', 'match', 'drill', 'endings', 'knowledge/worlds'];

const USAGE = `npm run mutate -- [options]
  --count N       how many mutants (120)
  --seed N        which ones (1)
  --only PATH     a folder or a file of source/, instead of ${FOLDERS.join(', ')}; may be given again
  --seconds N     for how long tests are tried on a mutant (60)
  --workers N     how many at a time (2)
  --survivors     only those that survived the last run, to see whether new tests kill them`;

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'fogchess');
const RESULTS = join(cache, 'mutate.json');

const {values: options} = parseArgs({
	options: {
		count: {type: 'string', default: '120'},
		seed: {type: 'string', default: '1'},
		only: {type: 'string', multiple: true, default: FOLDERS},
		seconds: {type: 'string', default: '60'},
		workers: {type: 'string', default: '2'},
		survivors: {type: 'boolean', default: false},
		help: {type: 'boolean', default: false},
	},
});
if (options.help) {
	console.log(USAGE);
	process.exit(0);
}

const begun = Date.now();

const listed = listFiles(root);
const files = new Map(
	listed
		.filter((path) => /^(?:source|test)\/.*\.tsx?$/.test(path) && !path.includes('/assembly/'))
		.map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const graph = importGraph(files);
const findTests = testFinder(graph);

/** The sample, or what is left of the last one. */
function chooseMutants() {
	const byFolder = new Map(
		options.only.map((folder) => [
			folder,
			[...files]
				.filter(([path]) => path === `source/${folder}` || path.startsWith(`source/${folder}/`))
				.flatMap(([path, text]) => collectMutants(path, text)),
		]),
	);
	if (!options.survivors) {
		return drawSample(byFolder, {
			count: Number(options.count),
			seed: Number(options.seed),
			isFit: (mutant) => isProgram(files.get(mutant.path), mutant),
		});
	}

	const idOf = ({path, start, end, after}) => `${path} ${start} ${end} ${after}`;
	const last = JSON.parse(readFileSync(RESULTS, 'utf8')).results.filter((one) => !isKilled(one));
	const ids = new Set(last.map(idOf));
	return [...byFolder].flatMap(([folder, mutants]) =>
		mutants.filter((one) => ids.has(idOf(one))).map((one) => ({...one, folder})),
	);
}

async function run() {
	const mutants = chooseMutants();
	console.log(`${mutants.length} mutants. Those that survive:`);
	for (const tester of testers) {
		copyCheckout(root, tester.folder, listed);
	}

	const known = new KnownTests(graph, files, join(cache, 'mutate-tests.json'));
	const seconds = Number(options.seconds);
	const queue = [...mutants.entries()];
	const results = [];
	await Promise.all(
		testers.map(async (tester) => {
			for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
				const [index, mutant] = next;
				const {path} = mutant;
				const [tests, text] = [findTests(path), files.get(path)];
				results[index] = await judge(mutant, {tests, text, tester, known, seconds});
				known.save();
				if (!isKilled(results[index])) {
					console.log(describe(results[index]));
				}
			}
		}),
	);
	writeFileSync(RESULTS, JSON.stringify({options, results}, undefined, '\t'));
	console.log(`\n${drawTable(results, (Date.now() - begun) / 1000)}`);
	if (known.red.size > 0) {
		console.log(`\nTests that do not pass without a mutant: ${[...known.red].join(', ')}`);
	}

	console.log(`\nAll of them: ${RESULTS}`);
}

const folder = mkdtempSync(join(tmpdir(), 'fogchess-mutate-'));
const testers = Array.from(
	{length: Number(options.workers)},
	(_, index) => new Tester(join(folder, String(index))),
);

/** Leaves nothing behind. */
function clean() {
	for (const tester of testers) {
		tester.stop();
	}

	rmSync(folder, {recursive: true, force: true, maxRetries: 5});
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
	process.on(signal, () => {
		clean();
		process.exit(1);
	});
}

try {
	await run();
} finally {
	clean();
}
