import {join} from 'node:path';
import {importTypescript} from '../import-typescript.js';

/** Every ending with one or two men beside White's king. */
export const ENDINGS =
	'KQvK KRvK KBvK KNvK KPvK KQQvK KQRvK KQBvK KQNvK KQPvK KRRvK KRBvK KRNvK KRPvK KBBvK KBNvK KBPvK KNNvK KNPvK KPPvK'.split(
		' ',
	);

/** Returns what the pages need of the solver. */
export const importSolver = async () =>
	importTypescript(
		'source/core/result.ts',
		'source/core/square.ts',
		'source/core/square-set.ts',
		'source/core/uci.ts',
		'source/theory/paper/steps.ts',
		'source/knowledge/king-steps.ts',
		'source/solver/belief-table.ts',
		'source/solver/verify/board.ts',
		'source/solver/levels.ts',
		'source/solver/material.ts',
		'source/solver/placement-index.ts',
		'source/solver/probe.ts',
		'source/solver/reach.ts',
		'source/solver/statistics.ts',
		'source/storage/table-cache.ts',
		'scripts/theory/fifty-moves.ts',
		'scripts/theory/hard-starts.ts',
		'scripts/theory/step.ts',
	);

/** Returns the tables that the program has kept below a folder, by the name of the ending; sound ones only. */
export function readTables(solver, home) {
	const {BeliefTable, TableCache, materialName, neededMaterials, parseMaterial, unwrap} = solver;
	const cache = TableCache.in({cache: join(home, 'cache')});
	const tables = new Map();
	for (const ending of ENDINGS) {
		for (const material of neededMaterials(unwrap(parseMaterial(ending)))) {
			const name = materialName(material);
			if (!tables.has(name)) {
				const words = cache.read(name);
				tables.set(name, unwrap(BeliefTable.fromWords(words, material, tables)));
			}
		}
	}

	return tables;
}
