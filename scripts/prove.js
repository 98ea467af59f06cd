// Proves what the tables say: `npm run prove [ENDING…]`. Builds them from nothing, holds their counts
// against those of independent solvers, and replays every start with every answer by the rules of
// the game. Takes a minute or two; the last line counts what passed and failed.
import process from 'node:process';
import {importTypescript} from './import-typescript.js';

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

const {
	buildTable,
	materialName,
	neededMaterials,
	parseMaterial,
	tableStatistics,
	unwrap,
	verifyTable,
} = await importTypescript(
	'source/core/result.ts',
	'source/solver/build-table.ts',
	'source/solver/material.ts',
	'source/solver/statistics.ts',
	'source/solver/verify.ts',
);

let passed = 0;
let failed = 0;

/** Prints whether something holds, and counts it. */
function check(what, holds) {
	passed += holds ? 1 : 0;
	failed += holds ? 0 : 1;
	console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`);
}

/** Runs a generator to its end; returns what it returns and the seconds it took. */
function finish(generator) {
	const began = performance.now();
	let step = generator.next();
	while (!step.done) {
		step = generator.next();
	}

	return [step.value, ((performance.now() - began) / 1000).toFixed(1)];
}

const tables = new Map();
const words = process.argv.slice(2);
for (const word of words.length > 0 ? words : ['KvK', ...Object.keys(PUBLISHED)]) {
	for (const material of neededMaterials(unwrap(parseMaterial(word)))) {
		const name = materialName(material);
		if (!tables.has(name)) {
			const [table, seconds] = finish(buildTable(material, tables));
			tables.set(name, table);
			console.log(`${name}: built in ${seconds} s, ${table.words.byteLength} bytes`);
		}
	}

	const table = tables.get(materialName(unwrap(parseMaterial(word))));
	const {name} = table;
	const statistics = tableStatistics(table);
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

	const [replayed, seconds] = finish(verifyTable(table, tables));
	const {starts, won, longest, beliefs, failures, firstFailure} = replayed;
	const same =
		starts === statistics.starts && won === statistics.won && longest === statistics.longest;
	check(`${name}: replay and table count the same starts and moves`, same);
	check(
		`${name}: ${starts} starts replayed by the rules, ${beliefs} beliefs, ${failures} failures (${seconds} s)`,
		failures === 0,
	);
	if (firstFailure !== undefined) {
		console.log(`       ${firstFailure}`);
	}
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
