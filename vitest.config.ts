import {configDefaults, defineConfig} from 'vitest/config';

/** Tests that draw screens, start processes or workers, or stand in for modules: each file in a realm of its own. */
const APART = ['bot', 'commands', 'helpers', 'scripts', 'storage', 'terminal', 'ui'].map(
	(folder) => `test/${folder}/**`,
);

export default defineConfig({
	test: {
		testTimeout: 60_000,
		// Two cores; the terminal tests start processes of their own.
		maxWorkers: 2,
		projects: [
			{
				extends: true,
				test: {
					name: 'apart',
					include: APART.flatMap((folder) => [`${folder}/*.test.ts`, `${folder}/*.test.tsx`]),
				},
			},
			{
				extends: true,
				test: {
					// Pure functions: files share a realm, so that modules are read and tables are built once.
					name: 'pure',
					isolate: false,
					include: ['test/**/*.test.ts'],
					// The long suite: `npm run test:long`.
					exclude: [...configDefaults.exclude, 'test/long/**', ...APART],
				},
			},
		],
	},
});
