import {defineConfig} from 'vitest/config';

export default defineConfig({
	test: {
		include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
		testTimeout: 30_000,
		// Two cores; the terminal tests start processes of their own.
		maxWorkers: 2,
	},
});
