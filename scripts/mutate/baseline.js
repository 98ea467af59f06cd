import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {distancesFrom} from './import-graph.js';

const read = (path) => {
	try {
		return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))));
	} catch {
		return new Map();
	}
};

/** A fingerprint of all that a test imports, itself included. */
function fingerprintOf(test, graph, files) {
	const hash = createHash('sha256');
	for (const file of distancesFrom(graph, test).keys()) {
		hash.update(`${file}\0${files.get(file)}\0`);
	}

	return hash.digest('hex');
}

/**
 * Runs tests without a mutant, those of them that have not passed before as they are now. Returns how
 * many seconds each one takes that passes; the others can judge no mutant. `path` is where it is kept.
 */
export async function measureTests(tests, {testers, graph, files, path}) {
	const kept = read(path);
	const prints = new Map(tests.map((test) => [test, fingerprintOf(test, graph, files)]));
	const missing = tests.filter((test) => kept.get(test)?.print !== prints.get(test));
	await Promise.all(
		testers.map(async (tester, index) => {
			const own = missing.filter((_, at) => at % testers.length === index);
			if (own.length === 0) {
				return;
			}

			const {failed, durations} = await tester.run(own, {isWhole: true});
			for (const [test, seconds] of durations) {
				if (!failed.includes(test)) {
					kept.set(test, {print: prints.get(test), seconds});
				}
			}
		}),
	);
	mkdirSync(dirname(path), {recursive: true});
	writeFileSync(path, JSON.stringify(Object.fromEntries(kept), undefined, '\t'));
	return new Map(
		tests
			.filter((test) => kept.get(test)?.print === prints.get(test))
			.map((test) => [test, kept.get(test).seconds]),
	);
}
