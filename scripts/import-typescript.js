import {mkdirSync, rmSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles TypeScript modules of the checkout in `folder` into one file, as dist/ is bundled but for packages, which stay outside. */
export const bundleTypescript = async (folder, paths, outfile) =>
	build({
		absWorkingDir: folder,
		stdin: {
			contents: paths.map((path) => `export * from './${path}';`).join('\n'),
			resolveDir: folder,
			loader: 'ts',
		},
		outfile,
		bundle: true,
		packages: 'external',
		platform: 'node',
		format: 'esm',
		target: 'node20',
		minify: true,
		logLevel: 'warning',
	});

/**
 * Bundles TypeScript modules of this checkout as dist/ is bundled and imports them: scripts are plain
 * JavaScript and cannot import them directly. Returns one object with all their exports. Packages are
 * not bundled; `import.meta.url` is not the modules' own.
 */
export async function importTypescript(...paths) {
	const folder = `${root}node_modules/.cache/fogchess`;
	const file = `${folder}/import-${process.pid}-${Date.now()}.js`;
	mkdirSync(folder, {recursive: true});
	try {
		await bundleTypescript(root, paths, file);
		return await import(pathToFileURL(file).href);
	} finally {
		rmSync(file, {force: true});
	}
}
