// Proves what the tables say and what the paper's plans do: `npm run prove [-- --all] [ENDING…]`, an ending
// written like KRvK, or like KRvK.kriegspiel for the table of another game. Builds the
// tables from nothing, holds their counts against those of independent solvers, and replays starts with
// every answer by the rules of the game: all of them with one man beside the king and for KRRvK, 100,000
// drawn at random for each other ending; of a game of tries every stored set with one man, 1,000 drawn at random
// with two; with --all every start of every ending asked for. Walks the plans of
// Gehnen & Stannat's paper through every start and every answer, and holds their longest games against
// the paper's bounds. Works in two threads; the last line counts what passed and failed.
import process from 'node:process';
import {Worker} from 'node:worker_threads';

/**
 * What other programs found (the check of Gehnen & Stannat, "Endgames in Fog of War Chess"): moves count
 * White's, the capture included.
 */
const PUBLISHED = {
	KRvK: {starts: 175_168, won: 50_848, longest: 16, blind: {won: 0, longest: 0}},
	KQvK: {starts: 144_508, won: 144_508, longest: 23, blind: {won: 3872, longest: 30}},
	KRRvK: {starts: 4_162_592, won: 4_162_592, longest: 14},
	// Moves that stand, to mate: a solver that is not part of the project.
	'KQvK.kriegspiel': {starts: 144_508, won: 144_508, longest: 14, blind: {won: 4032, longest: 18}},
	'KRvK.kriegspiel': {starts: 175_168, won: 175_168, longest: 29, blind: {won: 2468, longest: 33}},
	'KPvK.kriegspiel': {starts: 163_328, won: 113_002, blind: {won: 120}},
	'KBBvK.kriegspiel': {
		starts: 2_504_128,
		won: 2_503_608,
		longest: 30,
		blind: {won: 7056, longest: 37},
	},
	'KBNvK.kriegspiel': {
		starts: 10_875_504,
		won: 10_810_960,
		longest: 87,
		blind: {won: 53_500, longest: 83},
	},
	'KQvK.kriegspiel-undirected': {longest: 14, blind: {longest: 21}},
	'KRvK.kriegspiel-undirected': {longest: 29, blind: {longest: 33}},
	'KQvK.kriegspiel-silent': {longest: 15, blind: {longest: 22}},
	'KRvK.kriegspiel-silent': {longest: 41, blind: {longest: 50}},
};
/** How many starts of the endings that need the most need that many moves. */
const HARDEST = {KRvK: 144, KRRvK: 100};
/**
 * What the paper's plans are held against, by ending and name: how many starts there are, how many of them
 * White wins, and his most moves. 116 and 47 are what others measured of the paper's text with its gaps
 * repaired, the sweeping king going one step a move; the bounds of paper+ and of the plan for Kriegspiel
 * are our own.
 */
const PLANS = [
	{name: 'KRRvK', strategy: 'paper', starts: 4_162_592, won: 4_162_592, longest: 47},
	{name: 'KQvK', strategy: 'paper+', starts: 144_508, won: 144_508, longest: 45},
	{name: 'KRvK', strategy: 'paper', starts: 42_560, won: 0, longest: 0},
	{name: 'KQvK', strategy: 'paper', starts: 144_508, won: 144_508, longest: 116},
	{
		name: 'KQvK.kriegspiel',
		strategy: 'divide-and-conquer+',
		starts: 148_540,
		won: 148_540,
		longest: 52,
	},
];
/** All endings of one and two men beside the king, and the bare kings; and those of Kriegspiel. */
const MEN = ['', 'Q', 'R', 'B', 'N', 'P'];
const ALL = MEN.flatMap((one, place) =>
	(one === '' ? MEN : MEN.slice(place)).map((other) => `K${one}${other}vK`),
).concat(Object.keys(PUBLISHED).filter((key) => key.includes('.')));
const THREADS = 2;

let passed = 0;
let failed = 0;

/** Prints whether something holds, and counts it. */
function check(what, holds) {
	passed += holds ? 1 : 0;
	failed += holds ? 0 : 1;
	console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`);
}

/** A thread that answers one question after the other. */
class Thread {
	#worker = new Worker(new URL('prove-worker.js', import.meta.url));
	#asked = new Map();
	#last = 0;
	has = new Set();

	constructor() {
		this.#worker.on('message', ({id, ...answer}) => {
			this.#asked.get(id)(answer);
			this.#asked.delete(id);
		});
		this.#worker.on('error', (error) => {
			throw error;
		});
	}

	async ask(task, name, matter) {
		const id = ++this.#last;
		return new Promise((resolve) => {
			this.#asked.set(id, resolve);
			this.#worker.postMessage({id, task, name, matter});
		});
	}

	async close() {
		await this.#worker.terminate();
	}
}

/** Holds the counts of a table against those of others. */
function checkCounts(statistics) {
	const {material: name} = statistics;
	const {blind, ...known} = PUBLISHED[name] ?? {};
	for (const [count, value] of Object.entries(known)) {
		check(`${name}: ${count} ${statistics[count]}, as others found`, statistics[count] === value);
	}

	for (const [count, value] of Object.entries(blind ?? {})) {
		const ours = statistics.blind[count];
		check(`${name}: blind ${count} ${ours}, as others found`, ours === value);
	}

	if (HARDEST[name] !== undefined) {
		const hardest = statistics.histogram[statistics.longest];
		check(`${name}: ${hardest} starts need the most, as others found`, hardest === HARDEST[name]);
	}
}

/** Checks what a replay came to. */
function checkReplay(statistics, replayed, seconds) {
	const {material: name, starts, won, longest, blind, beliefs, failures, firstFailure} = replayed;
	if (starts === statistics.starts) {
		const same =
			won === statistics.won &&
			longest === statistics.longest &&
			Object.entries(statistics.blind).every(([count, value]) => blind[count] === value);
		check(`${name}: replay and table count the same starts and moves`, same);
	}

	check(
		`${name}: ${starts} of ${statistics.starts} starts replayed by the rules, ${won} won, blind ${blind.won} of ${blind.placements}, ${beliefs} beliefs, ${failures} failures (${seconds.toFixed(1)} s)`,
		failures === 0,
	);
	if (firstFailure !== undefined) {
		console.log(`       ${firstFailure}`);
	}
}

/** Checks what a walk through one of the paper's plans came to. */
function checkWalk({name, strategy, starts, won, longest}, walked, seconds) {
	const what =
		won === 0
			? `the lone king is taken from ${walked.won} of ${walked.starts} safe starts`
			: `${walked.won} of ${walked.starts} starts won, in at most ${walked.longest} moves (bound ${longest})`;
	check(
		`${name}, ${strategy}: ${what} (${seconds.toFixed(1)} s)`,
		walked.starts === starts && walked.won === won && walked.longest <= longest,
	);
	for (const line of walked.failure ?? []) {
		console.log(`       ${line}`);
	}
}

const threads = Array.from({length: THREADS}, () => new Thread());
const words = process.argv.slice(2);
const isWhole = words.includes('--all');
const named = words.filter((word) => word !== '--all');
const wanted = named.length > 0 ? named : ALL;
const needs = new Map();
for (const word of wanted) {
	const {answer} = await threads[0].ask('needs', word);
	for (const name of answer) {
		if (!needs.has(name)) {
			const {answer: below} = await threads[0].ask('needs', name);
			needs.set(name, below.slice(0, -1));
		}
	}
}

const asked = new Set();
for (const word of wanted) {
	const {answer} = await threads[0].ask('needs', word);
	asked.add(answer.at(-1));
}

const tables = new Map();
const tasks = [...needs.keys()].map((name) => ({task: 'build', name}));
tasks.push(...PLANS.filter(({name}) => asked.has(name)).map((plan) => ({task: 'walk', ...plan})));
tasks.push(...[...asked].reverse().map((name) => ({task: 'prove', name})));

/** Carries out one task. */
async function carryOut(thread, {task, name, ...plan}) {
	if (task === 'walk') {
		const {answer: walked, seconds} = await thread.ask('walk', name, plan.strategy);
		checkWalk({name, ...plan}, walked, seconds);
		return;
	}

	const needed = task === 'build' ? needs.get(name) : [...needs.get(name), name];
	for (const one of needed) {
		if (!thread.has.has(one)) {
			thread.has.add(one);
			await thread.ask('add', one, tables.get(one));
		}
	}

	if (task === 'build') {
		const {answer: words, seconds} = await thread.ask('build', name);
		thread.has.add(name);
		tables.set(name, words);
		console.log(`${name}: built in ${seconds.toFixed(1)} s, ${words.byteLength} bytes`);
		return;
	}

	const {answer: statistics} = await thread.ask('count', name);
	const {answer: replayed, seconds} = await thread.ask('verify', name, isWhole);
	checkCounts(statistics);
	checkReplay(statistics, replayed, seconds);
}

const running = new Set();
const idle = [...threads];
while (tasks.length > 0 || running.size > 0) {
	const next = tasks.findIndex(
		({task, name}) =>
			task === 'walk' ||
			(task === 'build' ? needs.get(name) : [name]).every((one) => tables.has(one)),
	);
	const thread = next < 0 ? undefined : idle.pop();
	if (thread === undefined) {
		await Promise.race(running);
		continue;
	}

	const [one] = tasks.splice(next, 1);
	const work = carryOut(thread, one).finally(() => {
		running.delete(work);
		idle.push(thread);
	});
	running.add(work);
}

await Promise.all(threads.map(async (thread) => thread.close()));
const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
const spent = ((userCPUTime + systemCPUTime) / 1e6).toFixed(0);
console.log(
	`${(performance.now() / 1000).toFixed(0)} s, ${spent} s of the processor's, ${(maxRSS / 2 ** 20).toFixed(1)} GiB at most`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
