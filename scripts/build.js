// Bundles source/ into dist/ with esbuild: one ES module for the command line, one for each worker,
// and shared chunks. Everything fogchess needs at run time is inside, so the published package has no
// dependencies.
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {existsSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
// Built beside dist/ and moved into place at the end, so that a program started meanwhile never
// meets half a build.
const temporary = `${root}dist.${process.pid}`;

const entryPoints = ['source/cli.ts', 'source/bot/worker.ts'].filter((path) =>
	existsSync(`${root}${path}`),
);

await build({
	absWorkingDir: root,
	entryPoints: entryPoints.map((path) => ({
		in: path,
		out: path
			.replace(/^source\//, '')
			.replace(/\.ts$/, '')
			.replaceAll('/', '-'),
	})),
	outdir: temporary,
	bundle: true,
	splitting: true,
	platform: 'node',
	format: 'esm',
	target: 'node20',
	jsx: 'automatic',
	minify: true,
	legalComments: 'linked',
	logLevel: 'warning',
	define: {'process.env.NODE_ENV': '"production"'},
	// Some bundled CommonJS modules call require().
	banner: {
		js: 'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url);',
	},
	plugins: [
		{
			// Ink imports React's developer tools when DEV=true; they have no place in a game.
			name: 'no-developer-tools',
			setup(bundle) {
				bundle.onResolve({filter: /^react-devtools-core$/}, () => ({
					path: 'react-devtools-core',
					namespace: 'empty',
				}));
				bundle.onLoad({filter: /.*/, namespace: 'empty'}, () => ({contents: 'export default {}'}));
			},
		},
	],
});

mkdirSync(temporary, {recursive: true});
writeFileSync(`${temporary}/built`, '');
const old = `${temporary}.old`;
if (existsSync(`${root}dist`)) {
	renameSync(`${root}dist`, old);
}

renameSync(temporary, `${root}dist`);
rmSync(old, {recursive: true, force: true});
