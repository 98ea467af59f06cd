import {readdirSync, readFileSync} from 'node:fs';
import {defineConfig} from 'vitest/config';

const TESTS = new URL('test/', import.meta.url);

/** Tests of `npm test` that take larger samples here (test/helpers/sample-size.ts). */
const LARGER = readdirSync(TESTS, {recursive: true, encoding: 'utf8'})
	.filter((file) => /\.test\.tsx?$/.test(file))
	.filter((file) => readFileSync(new URL(file, TESTS), 'utf8').includes('/sample-size.js'))
	.map((file) => `test/${file}`);

/** The long suite: deep counts and large samples that `npm test` leaves out. */
export default defineConfig({
	test: {
		include: ['test/long/**/*.test.ts', ...LARGER],
		env: {LONG_SAMPLES: '1'},
		testTimeout: 600_000,
	},
});
