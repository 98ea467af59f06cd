import {defineConfig} from 'vitest/config';

/** Tests of `npm test` that take larger samples here (test/helpers/sample-size.ts). */
const LARGER = [
	'drill/one-act/act-puzzles.test.ts',
	'knowledge/lone-king-belief.test.ts',
	'knowledge/positions/position-set.test.ts',
	'knowledge/worlds/kriegspiel.test.ts',
	'rules/perft.test.ts',
	'rules/secrecy.test.ts',
	'solver/minor-men.test.ts',
	'solver/search/agreement.test.ts',
	'storage/kill.test.ts',
	'terminal/fuzz.test.ts',
	'ui/coach/scene-screens.test.tsx',
	'ui/secrecy.test.tsx',
].map((file) => `test/${file}`);

/** The long suite: deep counts and large samples that `npm test` leaves out. */
export default defineConfig({
	test: {
		include: ['test/long/**/*.test.ts', ...LARGER],
		env: {LONG_SAMPLES: '1'},
		testTimeout: 600_000,
	},
});
