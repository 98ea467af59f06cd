import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {inkStandIns} from './ink/plugin.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles programs (paths from the root, by the name each gets) into a folder, as ES modules with
 * shared chunks and everything they need inside; resolves to esbuild's result. Rejects when that fails; esbuild has said why by then.
 */
export const bundle = (programs, outdir) =>
	build({
		absWorkingDir: root,
		entryPoints: programs,
		outdir,
		chunkNames: 'chunk-[hash]',
		bundle: true,
		splitting: true,
		metafile: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		jsx: 'automatic',
		minify: true,
		legalComments: 'linked',
		logLevel: 'warning',
		define: {
			'process.env.NODE_ENV': '"production"',
			// Yoga would load Node's whole HTTP client to decode the data URL of its own code.
			fetch: 'undefined',
		},
		// Some bundled CommonJS modules call require().
		banner: {
			js: 'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url);',
		},
		plugins: [
			inkStandIns,
			{
				// Ink imports React's developer tools when DEV=true; they have no place in a game.
				name: 'no-developer-tools',
				setup(bundle) {
					bundle.onResolve({filter: /^react-devtools-core$/}, () => ({
						path: 'react-devtools-core',
						namespace: 'empty',
					}));
					bundle.onLoad({filter: /.*/, namespace: 'empty'}, () => ({
						contents: 'export default {}',
					}));
				},
			},
		],
	});
