import {buildTable, type Tables} from '../../source/solver/build-table.js';
import type {BeliefTable} from '../../source/solver/belief-table.js';
import {unwrap} from '../../source/core/result.js';
import {materialName, neededMaterials, parseMaterial} from '../../source/solver/material.js';

const built = new Map<string, BeliefTable>();

/** Returns the tables of some endings and of those they need, and no others; each is built once in this process. */
export function buildTables(...endings: readonly string[]): Tables {
	const tables = new Map<string, BeliefTable>();
	for (const ending of endings) {
		for (const material of neededMaterials(unwrap(parseMaterial(ending)))) {
			const name = materialName(material);
			let table = built.get(name);
			if (table === undefined) {
				const building = buildTable(material, built);
				let step = building.next();
				while (step.done !== true) {
					step = building.next();
				}

				table = step.value;
				built.set(name, table);
			}

			tables.set(name, table);
		}
	}

	return tables;
}
