import {configDefaults, defineConfig} from 'vitest/config';
import {shippedInk} from './test/helpers/shipped-ink.js';

/** Tests that stand in for modules: each file in a realm of its own. */
const APART = ['test/commands/learn.test.ts'];

export default defineConfig({
	resolve: {alias: await shippedInk()},
	oxc: {jsx: {runtime: 'automatic', development: false}},
	test: {
		server: {deps: {external: [/\/shipped-ink-/]}},
		testTimeout: 60_000,
		// One that calls itself dumb would begin plain mode.
		env: {TERM: 'xterm'},
		// Two cores; the terminal tests start processes of their own.
		maxWorkers: 2,
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
