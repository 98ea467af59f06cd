import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {keptFolder} from './kept-folder.js';

type Bundle = (programs: Readonly<Record<string, string>>, outdir: string) => Promise<unknown>;

/** By what a module is to be replaced that is imported by a name. */
export type Alias = {readonly find: RegExp; readonly replacement: string};

const root = fileURLToPath(new URL('../..', import.meta.url));
const STAND_INS = 'scripts/ink';

/** What source/ and test/ import of React and Ink, by the names of the files that are made of it. */
const PACKAGES = {
	ink: 'ink',
	'ink-select-input': 'ink-select-input',
	react: 'react',
	'jsx-runtime': 'react/jsx-runtime',
};

/** Those of them that are no ES modules, and so would export nothing by name. */
const WITHOUT_NAMES = ['react', 'jsx-runtime'];

/** Returns the texts that the bundle depends on. */
function sourcesOf(): readonly unknown[] {
	const files = [
		'package-lock.json',
		'scripts/bundle.js',
		...readdirSync(join(root, STAND_INS)).map((name) => `${STAND_INS}/${name}`),
	];
	return [
		PACKAGES,
		WITHOUT_NAMES,
		files,
		files.map((file) => readFileSync(join(root, file), 'utf8')),
	];
}

/** Lets a module export by their names what its default export holds. */
async function exportNames(file: string): Promise<void> {
	const {default: all} = (await import(pathToFileURL(file).href)) as {default: object};
	const names = Object.keys(all).join(', ');
	const text = readFileSync(file, 'utf8').replace('export default', 'const all =');
	writeFileSync(file, `${text}\nexport default all;\nexport const {${names}} = all;\n`);
}

/** Bundles the packages into a folder. */
async function make(folder: string): Promise<void> {
	const {bundle} = (await import(pathToFileURL(join(root, 'scripts', 'bundle.js')).href)) as {
		bundle: Bundle;
	};
	await bundle(PACKAGES, folder);
	writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
	for (const name of WITHOUT_NAMES) {
		await exportNames(join(folder, `${name}.js`));
	}
}

/**
 * Returns aliases by which tests import React and Ink as the program ships them: for production, with the stand-ins of
 * scripts/ink. So screens are drawn by what draws them for players, and in half the time that React takes when it is
 * made for developers. They are bundled once and lie beside what else is kept for the tests.
 */
export async function shippedInk(): Promise<Alias[]> {
	const folder = await keptFolder('shipped-ink', sourcesOf(), make);
	return Object.entries(PACKAGES).map(([name, imported]) => ({
		find: new RegExp(`^${imported}$`),
		replacement: join(folder, `${name}.js`),
	}));
}
