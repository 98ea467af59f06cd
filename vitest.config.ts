import {configDefaults, defineConfig} from 'vitest/config';

export default defineConfig({
	test: {
		include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
		// The long suite: `npm run test:long`.
		exclude: [...configDefaults.exclude, 'test/long/**'],
		testTimeout: 30_000,
		// Two cores; the terminal tests start processes of their own.
		maxWorkers: 2,
	},
});
