import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';

type Bundle = (programs: Readonly<Record<string, string>>, outdir: string) => Promise<unknown>;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What source/ and test/ import of React and Ink, by the names of the files that are made of it. */
const PACKAGES = {
	ink: 'ink',
	'ink-select-input': 'ink-select-input',
	react: 'react',
	'jsx-runtime': 'react/jsx-runtime',
};

/**
 * Bundles React and Ink as the program ships them: for production, with the stand-ins of scripts/ink. Returns aliases
 * for them. Screens are drawn by what draws them for players, and in half the time that React takes for developers.
 * The bundle is gone when the process ends.
 */
export async function shippedInk(): Promise<{find: RegExp; replacement: string}[]> {
	const parent = join(root, 'node_modules', '.vite');
	mkdirSync(parent, {recursive: true});
	const folder = mkdtempSync(join(parent, 'shipped-ink-'));
	process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
	const {bundle} = (await import(pathToFileURL(join(root, 'scripts', 'bundle.js')).href)) as {
		bundle: Bundle;
	};
	await bundle(PACKAGES, folder);
	writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
	return Object.entries(PACKAGES).map(([name, imported]) => ({
		find: new RegExp(`^${imported}$`),
		replacement: join(folder, `${name}.js`),
	}));
}
