import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {withinSeconds} from './choose-tests.js';
import {mutate} from './collect.js';

/** A test that takes so much longer alone than it did after others needs what they had made ready. */
const LONGER = 2;

/**
 * Returns what becomes of a mutant in `text`: it is written into the tester's copy, tests are run until one
 * fails or `seconds` are over, and the file is put back. `tests` can reach it, the likeliest to fail first.
 */
export async function judge(mutant, {tests, text, tester, known, seconds}) {
	const start = Date.now();
	const {path} = mutant;
	const file = join(tester.folder, path);
	const end = (verdict, by) => ({...mutant, verdict, by, seconds: (Date.now() - start) / 1000});
	for (;;) {
		const chosen = withinSeconds(
			tests.filter((test) => !known.red.has(test)),
			seconds,
			known.seconds,
		);
		if (chosen.length === 0) {
			return end('no test');
		}

		writeFileSync(file, mutate(text, mutant));
		tester.touched(path);
		const {failed, durations, hung} = await tester.run(chosen, {usual: known.seconds});
		writeFileSync(file, text);
		tester.touched(path);
		for (const [test, taken] of durations) {
			known.time(test, taken);
		}

		if (hung !== undefined) {
			const before = known.seconds(hung);
			const isGreen = await known.isGreen(hung, tester);
			// Was it slow by itself?
			if (isGreen && known.seconds(hung) <= LONGER * before) {
				return end('timed out', hung);
			}
		} else if (failed === undefined) {
			return end('survived');
		} else if (failed === '' || (await known.isGreen(failed, tester))) {
			return end('killed', failed);
		}
	}
}
