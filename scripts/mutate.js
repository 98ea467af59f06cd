// Do the tests bite? Changes one small thing at a time in a copy of the program and sees whether a
// test notices. A sample drawn at random, since all mutants would take days.
// Not Stryker: it wants TypeScript's programming interface, which TypeScript 7 does not have, cannot
// draw a sample, and runs all tests first with its switches in the solver's loops.
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {measureTests} from './mutate/baseline.js';
import {testFinder, withinSeconds} from './mutate/choose-tests.js';
import {collectMutants, isProgram, mutate} from './mutate/collect.js';
import {copyCheckout, listFiles} from './mutate/copy-checkout.js';
import {importGraph} from './mutate/import-graph.js';
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
const secondsSince = (time) => (Date.now() - time) / 1000;

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

/** Writes a mutant into a tester's copy, runs the tests and puts the file back. */
async function judge(mutant, tester, durations) {
	const start = Date.now();
	const {path} = mutant;
	const text = files.get(path);
	const tests = withinSeconds(
		findTests(path).filter((test) => durations.has(test)),
		Number(options.seconds),
		durations,
	);
	const end = (verdict, by) => ({...mutant, verdict, by, seconds: secondsSince(start)});
	if (tests.length === 0) {
		return end('no test');
	}

	writeFileSync(join(tester.folder, path), mutate(text, mutant));
	const {failed, hung} = await tester.run(tests, {changed: [path], durations});
	writeFileSync(join(tester.folder, path), text);
	if (hung === undefined) {
		return failed.length > 0 ? end('killed', failed[0]) : end('survived');
	}

	// Was it slow before, after other tests that made ready what it needs?
	const alone = await tester.run([hung], {isWhole: true});
	const seconds = new Map(alone.durations).get(hung) ?? 0;
	if (seconds > 2 * durations.get(hung)) {
		durations.set(hung, seconds);
		return judge(mutant, tester, durations);
	}

	return end('timed out', hung);
}

async function run() {
	const mutants = chooseMutants();
	const tests = [...new Set(mutants.flatMap(({path}) => findTests(path)))];
	console.log(`${mutants.length} mutants, ${tests.length} test files that can reach them.`);
	for (const tester of testers) {
		copyCheckout(root, tester.folder, listed);
	}

	const path = join(cache, 'mutate-tests.json');
	const durations = await measureTests(tests, {testers, graph, files, path});
	const useless = tests.filter((test) => !durations.has(test));
	if (useless.length > 0) {
		console.log(`Left out, since they do not pass without a mutant: ${useless.join(', ')}`);
	}

	console.log(`The tests are measured after ${secondsSince(begun).toFixed(0)} s. Survivors:`);
	const queue = [...mutants.entries()];
	const results = [];
	await Promise.all(
		testers.map(async (tester) => {
			for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
				const [index, mutant] = next;
				const result = await judge(mutant, tester, durations);
				results[index] = result;
				if (!isKilled(result)) {
					console.log(describe(result));
				}
			}
		}),
	);
	writeFileSync(RESULTS, JSON.stringify({options, results}, undefined, '\t'));
	console.log(`\n${drawTable(results, secondsSince(begun))}\n\nAll of them: ${RESULTS}`);
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
