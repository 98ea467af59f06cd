// Builds the tables that travel with the package into dist/tables: the five of three men and KRRvK,
// some five megabytes in the tarball. `prepack` calls it, and `postpack` with --remove: a checkout
// builds its tables when they are asked for, and its tests and measurements are to see that it does.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {importTypescript} from './import-typescript.js';

/** Each behind those that it is built from. */
const SHIPPED = ['KvK', 'KQvK', 'KRvK', 'KBvK', 'KNvK', 'KPvK', 'KRRvK'];
const folder = fileURLToPath(new URL('../dist/tables/', import.meta.url));

rmSync(folder, {recursive: true, force: true});
if (!process.argv.includes('--remove')) {
	const {buildTable, parseMaterial, unwrap} = await importTypescript(
		'source/core/result.ts',
		'source/solver/build-table.ts',
		'source/solver/material.ts',
	);
	mkdirSync(folder, {recursive: true});
	const tables = new Map();
	for (const ending of SHIPPED) {
		const building = buildTable(unwrap(parseMaterial(ending)), tables);
		let step = building.next();
		while (!step.done) {
			step = building.next();
		}

		tables.set(ending, step.value);
		const {words} = step.value;
		writeFileSync(
			`${folder}${ending}.fogtable`,
			new Uint8Array(words.buffer, words.byteOffset, words.byteLength),
		);
	}
}
