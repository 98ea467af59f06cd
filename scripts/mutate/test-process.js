// A process that keeps Vitest ready in one copy of the checkout and runs test files when it is asked:
// to start Vitest for every mutant would take longer than most of them live.
import {relative} from 'node:path';
import process from 'node:process';
import {createVitest} from 'vitest/node';

const [root] = process.argv.slice(2);

/** What this process began goes with it, also a test that never ends. */
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

/** Tests in the order in which they are given: the likeliest to fail first. */
class GivenOrder {
	sort(specifications) {
		return specifications;
	}

	shard(specifications) {
		return specifications;
	}
}

const durations = new Map();
let failed;
let started;

/** One failed test is enough. */
function fail({relativeModuleId: test}) {
	failed ??= test;
	void vitest.cancelCurrentRun('test-failure');
}

const vitest = await createVitest('test', {
	root,
	watch: false,
	fileParallelism: false,
	cache: false,
	sequence: {sequencer: GivenOrder},
	reporters: [
		{
			onTestModuleQueued({relativeModuleId: test}) {
				started = Date.now();
				process.send({began: test});
			},
			onTestCaseResult(test) {
				if (test.result().state === 'failed') {
					fail(test.module);
				}
			},
			onTestModuleEnd(module) {
				// What fails as it is imported has no test to say so.
				if (module.state() === 'failed') {
					fail(module);
				} else if (module.state() === 'passed') {
					durations.set(module.relativeModuleId, (Date.now() - started) / 1000);
				}
			},
		},
	],
});
await vitest.standalone();
const specifications = new Map(
	(await vitest.globTestSpecifications()).map((one) => [relative(root, one.moduleId), one]),
);

async function runTests({tests, changed}) {
	durations.clear();
	failed = undefined;
	for (const path of changed) {
		vitest.invalidateFile(`${root}/${path}`);
	}

	const {unhandledErrors} = await vitest.runTestSpecifications(
		tests.map((test) => specifications.get(test)),
	);
	process.send({
		ended: true,
		// An error that no test was waiting for fails a run too.
		failed: failed ?? (unhandledErrors.length > 0 ? '' : undefined),
		durations: [...durations],
	});
}

process.on('message', (request) => void runTests(request));
process.send({ready: true});
