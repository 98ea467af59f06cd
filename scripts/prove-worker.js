// A thread of `npm run prove`: builds tables, and holds them and the paper's plans against the rules of the game.
import {parentPort} from 'node:worker_threads';
import {importTypescript} from './import-typescript.js';

const {
	BeliefTable,
	buildTable,
	materialName,
	neededTables,
	parseMaterial,
	tableGame,
	tableKey,
	tableStatistics,
	unwrap,
	verifyScope,
	verifyTable,
	WALKS,
} = await importTypescript(
	'source/core/result.ts',
	'source/solver/belief-table.ts',
	'source/solver/build-table.ts',
	'source/solver/material.ts',
	'source/solver/statistics.ts',
	'source/solver/table-game.ts',
	'source/solver/verify/verify.ts',
	'source/theory/walk/walks.ts',
);

/** By game: its tables by ending. */
const games = new Map();

/** Returns what a key such as KRvK or KRvK.kriegspiel stands for, with the tables of its game. */
function read(key) {
	const [ending, id = 'fog'] = key.split('.');
	if (!games.has(id)) {
		games.set(id, new Map());
	}

	const material = unwrap(parseMaterial(ending));
	return {material, game: tableGame(id), tables: games.get(id), ending: materialName(material)};
}

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
	needs(key) {
		const {game, material} = read(key);
		return neededTables(game, material).map((one) => tableKey(game, materialName(one)));
	},
	add(key, words) {
		const {game, material, tables, ending} = read(key);
		if (!tables.has(ending)) {
			tables.set(ending, unwrap(BeliefTable.fromWords(words, material, tables, game)));
		}
	},
	build(key) {
		const {game, material, tables, ending} = read(key);
		const table = finish(buildTable(material, tables, game));
		tables.set(ending, table);
		return table.words;
	},
	count(key) {
		const {tables, ending} = read(key);
		return {...tableStatistics(tables.get(ending)), material: key};
	},
	verify(key, isWhole) {
		const {tables, ending} = read(key);
		const table = tables.get(ending);
		const verified = finish(verifyTable(table, tables, isWhole ? {} : verifyScope(table)));
		return {...verified, material: key};
	},
	walk(name, strategy) {
		const [ending, game = 'fog'] = name.split('.');
		return finish(WALKS[game][strategy][ending]());
	},
};

parentPort.on('message', ({id, task, name, matter}) => {
	const began = performance.now();
	const answer = TASKS[task](name, matter);
	parentPort.postMessage({id, answer, seconds: (performance.now() - began) / 1000});
});
