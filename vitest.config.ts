import {configDefaults, defineConfig} from 'vitest/config';
import {compiledSource} from './test/helpers/compiled-source.js';
import {packagedLauncher} from './test/helpers/packaged.js';
import {shippedInk} from './test/helpers/shipped-ink.js';

/** Tests that stand in for modules: each file in a realm of its own. */
const APART = ['test/commands/learn.test.ts'];

const packages = await shippedInk();

/** The program compiled, for a run that ends; where files are watched, or mutated, Vitest reads them by itself. */
const isRun = process.argv.includes('run');
const program = isRun ? [await compiledSource(packages)] : [];

export default defineConfig({
	resolve: {alias: packages},
	oxc: {jsx: {runtime: 'automatic', development: false}},
	test: {
		server: {deps: {external: [/\/(?:shipped-ink|compiled-source)-/]}},
		testTimeout: 60_000,
		// One that calls itself dumb would begin plain mode.
		env: {TERM: 'xterm', ...(isRun ? {TESTED_LAUNCHER: await packagedLauncher()} : {})},
		// Two cores; the terminal tests start processes of their own.
		maxWorkers: 2,
		// The young generation of a worker shrinks while it waits for a process, and then is collected thousands of times.
		execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=32', '--no-memory-reducer'],
		projects: [
			{
				extends: true,
				test: {
					name: 'apart',
					include: APART,
				},
			},
			{
				extends: true,
				resolve: {alias: [...packages, ...program]},
				test: {
					// All others share a realm, so that modules are read and tables are built once.
					name: 'together',
					isolate: false,
					include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
					// The long suite: `npm run test:long`.
					exclude: [...configDefaults.exclude, 'test/long/**', ...APART],
				},
			},
		],
	},
});
