import {cpSync, readdirSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {keptFolder} from './kept-folder.js';
import type {Alias} from './shipped-ink.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the files of the program by their paths from the root, but what the kernel is made of. */
const programFiles = (): string[] =>
	readdirSync(join(root, 'source'), {recursive: true, encoding: 'utf8'})
		.map((path) => join('source', path))
		.filter((path) => /\.(?:tsx?|json)$/.test(path) && !path.includes('assembly'))
		.toSorted();

/** Compiles every file of the program by itself into a folder; packages are imported as the aliases say. */
async function make(folder: string, files: readonly string[], packages: readonly Alias[]) {
	const isData = (path: string): boolean => extname(path) === '.json';
	await build({
		absWorkingDir: root,
		entryPoints: files.filter((path) => !isData(path)),
		outdir: folder,
		outbase: '.',
		bundle: true,
		platform: 'node',
		format: 'esm',
		target: 'node20.19',
		jsx: 'automatic',
		logLevel: 'warning',
		plugins: [
			{
				name: 'apart',
				setup(compilation) {
					compilation.onResolve({filter: /^/}, ({kind, path}) => {
						const alias = packages.find(({find}) => find.test(path));
						return kind === 'entry-point'
							? undefined
							: {path: alias?.replacement ?? path, external: true};
					});
				},
			},
		],
	});
	for (const path of [...files.filter(isData), 'package.json']) {
		cpSync(join(root, path), join(folder, path));
	}
}

/**
 * Returns an alias by which tests import the program as JavaScript that Node reads by itself. What Vitest makes of
 * TypeScript looks up each import whenever it is used, and takes half as long again. Changes are not seen by a run that
 * has begun.
 */
export async function compiledSource(packages: readonly Alias[]): Promise<Alias> {
	const files = programFiles();
	const texts = ['package.json', ...files].map((path) => readFileSync(join(root, path), 'utf8'));
	const folder = await keptFolder(
		'compiled-source',
		[packages.map(({replacement}) => replacement), files, texts],
		(made) => make(made, files, packages),
	);
	return {find: /^(?:\.{1,2}\/)+source\/(.*)$/, replacement: join(folder, 'source', '$1')};
}
