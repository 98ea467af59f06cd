import {defineConfig} from 'vitest/config';

/** The long suite: deep counts that `npm test` leaves out. */
export default defineConfig({
	test: {include: ['test/long/**/*.test.ts'], testTimeout: 600_000},
});
