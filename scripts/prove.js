// Proves what the tables say: `npm run prove [ENDING…]`. Builds them from nothing, holds their counts
// against those of independent solvers, and replays starts with every answer by the rules of the game:
// all of them with one man beside the king and for KRRvK, 100,000 drawn by lot for each other ending.
// Works in two threads and takes some ten minutes; the last line counts what passed and failed.
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
};
/** How many starts of the endings that need the most need that many moves. */
const HARDEST = {KRvK: 144, KRRvK: 100};
/** All endings of one and two men beside the king, and the bare kings. */
const MEN = ['', 'Q', 'R', 'B', 'N', 'P'];
const ALL = MEN.flatMap((one, place) =>
	(one === '' ? MEN : MEN.slice(place)).map((other) => `K${one}${other}vK`),
);
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

	async ask(task, name, words) {
		const id = ++this.#last;
		return new Promise((resolve) => {
			this.#asked.set(id, resolve);
			this.#worker.postMessage({id, task, name, words});
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
	const {material: name, starts, won, longest, beliefs, failures, firstFailure} = replayed;
	if (starts === statistics.starts) {
		const same = won === statistics.won && longest === statistics.longest;
		check(`${name}: replay and table count the same starts and moves`, same);
	}

	check(
		`${name}: ${starts} of ${statistics.starts} starts replayed by the rules, ${won} won, ${beliefs} beliefs, ${failures} failures (${seconds.toFixed(1)} s)`,
		failures === 0,
	);
	if (firstFailure !== undefined) {
		console.log(`       ${firstFailure}`);
	}
}

const threads = Array.from({length: THREADS}, () => new Thread());
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ALL;
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
tasks.push(...[...asked].map((name) => ({task: 'prove', name})));

/** Carries out one task. */
async function carryOut(thread, {task, name}) {
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
	const {answer: replayed, seconds} = await thread.ask('verify', name);
	checkCounts(statistics);
	checkReplay(statistics, replayed, seconds);
}

const running = new Set();
const idle = [...threads];
while (tasks.length > 0 || running.size > 0) {
	const next = tasks.findIndex(({task, name}) =>
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
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
