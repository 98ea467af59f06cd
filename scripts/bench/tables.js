import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {importTypescript} from '../import-typescript.js';
import {atMost, median} from './measure.js';

export const title = 'Tables: built from nothing by the built program';

const LAUNCHER = fileURLToPath(new URL('../../bin/fogchess.js', import.meta.url));
const ROUNDS = 3;
const PROBES = 1000;
/** How often the memory of a build is looked at, in milliseconds; its peak is kept by the system. */
const LOOK_EVERY = 50;

const THREE_MEN = ['KQvK', 'KRvK', 'KBvK', 'KNvK', 'KPvK'];
/** Each behind those that it promotes into. */
const FOUR_MEN =
	'KQQvK KQRvK KQBvK KQNvK KRBvK KRNvK KBBvK KBNvK KNNvK KQPvK KRPvK KBPvK KNPvK KPPvK'.split(' ');

/** Returns the most memory a process has held so far in bytes, or 0 where the system does not tell. */
function peakOf(pid) {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8');
		return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
	} catch {
		return 0;
	}
}

/** Has the built program build tables; resolves with the seconds of the whole process and its memory. */
async function build(home, ...endings) {
	const began = performance.now();
	const child = spawn(process.execPath, [LAUNCHER, 'table', 'build', ...endings], {
		env: {...process.env, FOGCHESS_HOME: home},
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	let peak = 0;
	const looking = setInterval(() => {
		peak = Math.max(peak, peakOf(child.pid));
	}, LOOK_EVERY);
	const code = await new Promise((resolve) => {
		child.on('close', resolve);
	});
	clearInterval(looking);
	if (code !== 0) {
		throw new Error(`table build ${endings.join(' ')} ended with ${code}`);
	}

	return {seconds: (performance.now() - began) / 1000, peak};
}

/** Calls `work` with a new folder for tables, and takes that away afterwards. */
async function inNewHome(work) {
	const home = mkdtempSync(join(tmpdir(), 'fogchess-bench-'));
	try {
		return await work(home);
	} finally {
		rmSync(home, {recursive: true, force: true});
	}
}

/** Returns the median milliseconds of a probe of KQRvK in its file, of which only what it needs is read. */
async function probeTime(home) {
	const {
		BeliefTable,
		SquareSet,
		TableCache,
		createRandom,
		hiddenFrom,
		parseMaterial,
		probe,
		unwrap,
	} = await importTypescript(
		'source/core/random.ts',
		'source/core/result.ts',
		'source/core/square-set.ts',
		'source/solver/belief-table.ts',
		'source/solver/material.ts',
		'source/solver/probe.ts',
		'source/storage/table-cache.ts',
	);
	const material = unwrap(parseMaterial('KQRvK'));
	const file = TableCache.in({cache: join(home, 'cache')}).open('KQRvK');
	const table = unwrap(BeliefTable.fromFile(file, material));
	const random = createRandom('probe');
	const times = [];
	while (times.length < PROBES) {
		const squares = [0, 0, 0].map(() => Math.floor(random() * 64));
		const belief = SquareSet.from(
			[...hiddenFrom({material, squares})].filter(() => random() < 0.3),
		);
		if (new Set(squares).size < squares.length || belief.isEmpty) {
			continue;
		}

		const began = performance.now();
		unwrap(probe(table, {material, squares}, belief));
		times.push(performance.now() - began);
	}

	file.close();
	return median(times);
}

/** The tables of Kriegspiel. */
async function* benchKriegspiel() {
	const game = ['--variant', 'kriegspiel'];
	const goals = [
		{endings: ['KQvK', 'KRvK', 'KPvK'], most: 8},
		{endings: ['KBBvK'], most: 40},
		{endings: ['KBNvK'], most: 120},
	];
	const peaks = [];
	for (const {endings, most} of goals) {
		const {seconds, peak} = await inNewHome(async (home) => build(home, ...endings, ...game));
		peaks.push(peak);
		yield atMost(`Kriegspiel: ${endings.join(', ')}, written to disk`, seconds, most, ' s');
	}

	yield atMost('the most memory that one of them takes', Math.max(...peaks) / 2 ** 30, 6, ' GiB');
}

export async function* run() {
	// What an interrupted `npm pack` may have left behind would be read instead of built.
	rmSync(new URL('../../dist/tables', import.meta.url), {recursive: true, force: true});
	const rounds = [];
	for (let round = 0; round < ROUNDS; round++) {
		const times = await inNewHome(async (home) => [
			await build(home, ...THREE_MEN),
			await build(home, 'KRRvK'),
		]);
		rounds.push(times.map(({seconds}) => seconds));
	}

	const three = median(rounds.map(([seconds]) => seconds));
	yield atMost('the five tables of three men, written to disk', three, 3, ' s');
	yield atMost('KRRvK, written to disk', median(rounds.map(([, seconds]) => seconds)), 8, ' s');
	yield* benchKriegspiel();
	const each = await inNewHome(async (home) => {
		const builds = [];
		await build(home, ...THREE_MEN);
		for (const ending of FOUR_MEN) {
			builds.push({ending, ...(await build(home, ending))});
		}

		return {builds, probe: await probeTime(home)};
	});
	for (const {ending, seconds} of each.builds) {
		yield atMost(`${ending}, written to disk`, seconds, 60, ' s');
	}

	const most = Math.max(...each.builds.map(({peak}) => peak));
	yield atMost('the most memory that one of them takes', most / 2 ** 30, 4, ' GiB');
	yield atMost('a probe of KQRvK in its file, median', each.probe, 1, ' ms');
	const all = await inNewHome(async (home) => build(home, ...THREE_MEN, 'KRRvK', ...FOUR_MEN));
	yield atMost('all twenty at once, written to disk', all.seconds, 480, ' s');
}
