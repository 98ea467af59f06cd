import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {distancesFrom} from './import-graph.js';

/** What a test is taken to need before it has been run, in seconds. */
const UNKNOWN = 3;

const read = (path) => {
	try {
		return Object.entries(JSON.parse(readFileSync(path, 'utf8')));
	} catch {
		return [];
	}
};

/**
 * What is known of the tests without a mutant: how long each takes, from whatever run it was, and that it
 * passes with all that it imports as it is now, for no other can kill a mutant. Kept in the file `path`.
 */
export class KnownTests {
	#graph;
	#files;
	#path;
	#kept;
	#red = new Set();

	constructor(graph, files, path) {
		this.#graph = graph;
		this.#files = files;
		this.#path = path;
		this.#kept = new Map(read(path));
	}

	/** The tests that do not pass without a mutant. */
	get red() {
		return this.#red;
	}

	/** Returns how many seconds a test takes, or may take. */
	seconds = (test) => this.#kept.get(test)?.seconds ?? UNKNOWN;

	/** Notes how long a test has taken. */
	time(test, seconds) {
		this.#kept.set(test, {...this.#kept.get(test), seconds});
	}

	/** Returns whether a test passes without a mutant, and runs it where that is not known. */
	async isGreen(test, tester) {
		const print = this.#fingerprint(test);
		if (this.#kept.get(test)?.print === print) {
			return true;
		}

		const {failed, hung, durations} = await tester.run([test]);
		if (failed !== undefined || hung !== undefined) {
			this.#red.add(test);
			return false;
		}

		const [[, seconds] = [test, this.seconds(test)]] = durations;
		this.#kept.set(test, {print, seconds});
		return true;
	}

	save() {
		mkdirSync(dirname(this.#path), {recursive: true});
		writeFileSync(this.#path, JSON.stringify(Object.fromEntries(this.#kept), undefined, '\t'));
	}

	/** A fingerprint of all that a test imports, itself included. */
	#fingerprint(test) {
		const hash = createHash('sha256');
		for (const file of distancesFrom(this.#graph, test).keys()) {
			hash.update(`${file}\0${this.#files.get(file)}\0`);
		}

		return hash.digest('hex');
	}
}
