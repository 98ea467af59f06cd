// A thread of `npm run prove`: builds tables, and holds them against the rules of the game.
import {parentPort} from 'node:worker_threads';
import {importTypescript} from './import-typescript.js';

const {
	BeliefTable,
	buildTable,
	materialName,
	neededMaterials,
	parseMaterial,
	tableStatistics,
	unwrap,
	verifyScope,
	verifyTable,
} = await importTypescript(
	'source/core/result.ts',
	'source/solver/belief-table.ts',
	'source/solver/build-table.ts',
	'source/solver/material.ts',
	'source/solver/statistics.ts',
	'source/solver/verify.ts',
);

const tables = new Map();

/** Runs a generator to its end and returns what it returns. */
function finish(generator) {
	let step = generator.next();
	while (!step.done) {
		step = generator.next();
	}

	return step.value;
}

/** What is asked, by name: each returns the answer. */
const TASKS = {
	needs: (name) => neededMaterials(unwrap(parseMaterial(name))).map((one) => materialName(one)),
	add(name, words) {
		if (!tables.has(name)) {
			tables.set(name, unwrap(BeliefTable.fromWords(words, unwrap(parseMaterial(name)), tables)));
		}
	},
	build(name) {
		const table = finish(buildTable(unwrap(parseMaterial(name)), tables));
		tables.set(name, table);
		return table.words;
	},
	count: (name) => tableStatistics(tables.get(name)),
	verify: (name) => finish(verifyTable(tables.get(name), tables, verifyScope(tables.get(name)))),
};

parentPort.on('message', ({id, task, name, words}) => {
	const began = performance.now();
	const answer = TASKS[task](name, words);
	parentPort.postMessage({id, answer, seconds: (performance.now() - began) / 1000});
});
