// A thread of `npm run prove`: builds tables, and holds them and the paper's plans against the rules of the game.
import {parentPort} from 'node:worker_threads';
import {importTypescript} from './import-typescript.js';

const {
	BeliefTable,
	buildTable,
	materialName,
	neededMaterials,
	parseMaterial,
	STRATEGISTS,
	tableStatistics,
	unwrap,
	verifyScope,
	verifyTable,
	walkAttack,
	walkDefence,
} = await importTypescript(
	'source/commands/walk-attack.ts',
	'source/commands/walk-defence.ts',
	'source/core/result.ts',
	'source/endgame/paper/strategists.ts',
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
	verify(name, isWhole) {
		const table = tables.get(name);
		return finish(verifyTable(table, tables, isWhole ? {} : verifyScope(table)));
	},
	walk(name, strategy) {
		const plan = STRATEGISTS[strategy][name];
		return finish(plan === undefined ? walkDefence() : walkAttack(plan));
	},
};

parentPort.on('message', ({id, task, name, matter}) => {
	const began = performance.now();
	const answer = TASKS[task](name, matter);
	parentPort.postMessage({id, answer, seconds: (performance.now() - began) / 1000});
});
