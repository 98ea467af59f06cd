import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {fingerprint} from './fingerprint.js';

type Bundle = (programs: Readonly<Record<string, string>>, outdir: string) => Promise<unknown>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const STAND_INS = 'scripts/ink';

/** What source/ and test/ import of React and Ink, by the names of the files that are made of it. */
const PACKAGES = {
	ink: 'ink',
	'ink-select-input': 'ink-select-input',
	react: 'react',
	'jsx-runtime': 'react/jsx-runtime',
};

/** Returns where a bundle of these packages and stand-ins lies, or is to lie. */
function folderOf(kept: string): string {
	const files = [
		'package-lock.json',
		'scripts/bundle.js',
		...readdirSync(join(root, STAND_INS)).map((name) => `${STAND_INS}/${name}`),
	];
	const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
	return join(kept, `shipped-ink-${fingerprint(JSON.stringify([PACKAGES, files, texts]))}`);
}

/** Bundles the packages into a folder, which is whole once it is there: others may do the same at the same time. */
async function make(folder: string, kept: string): Promise<void> {
	const {bundle} = (await import(pathToFileURL(join(root, 'scripts', 'bundle.js')).href)) as {
		bundle: Bundle;
	};
	mkdirSync(kept, {recursive: true});
	const temporary = mkdtempSync(join(kept, 'shipping-'));
	await bundle(PACKAGES, temporary);
	writeFileSync(join(temporary, 'package.json'), '{"type": "module"}');
	try {
		renameSync(temporary, folder);
	} catch (error) {
		rmSync(temporary, {recursive: true});
		if (!existsSync(folder)) {
			throw error;
		}
	}
}

/**
 * Returns aliases by which tests import React and Ink as the program ships them: for production, with the stand-ins of
 * scripts/ink. So screens are drawn by what draws them for players, and in half the time that React takes when it is
 * made for developers. They are bundled once and lie beside what else is kept for the tests.
 */
export async function shippedInk(): Promise<{find: RegExp; replacement: string}[]> {
	const kept = join(root, 'node_modules', '.vite');
	const folder = folderOf(kept);
	if (!existsSync(folder)) {
		await make(folder, kept);
	}

	return Object.entries(PACKAGES).map(([name, imported]) => ({
		find: new RegExp(`^${imported}$`),
		replacement: join(folder, `${name}.js`),
	}));
}
