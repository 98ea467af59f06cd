import {fork} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const PROGRAM = fileURLToPath(new URL('test-process.js', import.meta.url));

/** A test file may take this many times as long as it does without a mutant, and some seconds: then it hangs. */
const PATIENCE = 3;
const GRACE_SECONDS = 20;
/** No test takes longer than this by far. */
const LONGEST_SECONDS = 60;

/** Vitest in a process of its own, over one copy of the checkout. */
export class Tester {
	#touched = new Set();

	constructor(folder) {
		this.folder = folder;
	}

	/** Starts the process. With a group of its own, so that the processes it starts end with it. */
	async #start() {
		this.process = fork(PROGRAM, [this.folder], {
			cwd: this.folder,
			detached: true,
			stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
			env: {...process.env, NODE_ENV: 'test', VITEST: 'true'},
		});
		await new Promise((resolve, reject) => {
			this.process.once('message', resolve);
			this.process.once('exit', () => reject(new Error('Vitest does not start')));
		});
	}

	/** Ends the process and all that it started. */
	stop() {
		if (this.process?.pid !== undefined) {
			try {
				process.kill(-this.process.pid, 'SIGKILL');
			} catch {
				// It has ended by itself.
			}
		}

		this.process = undefined;
	}

	/** Notes that a file in the copy is other than when tests were last run. */
	touched(path) {
		this.#touched.add(path);
	}

	/**
	 * Runs test files one after another until one fails; `usual` tells how many seconds each should take.
	 * Returns which one failed (undefined for none, the empty text where it is no test's own fault), how
	 * long those before it took, and which one went on for too long, as `hung`.
	 */
	async run(tests, {usual = () => LONGEST_SECONDS} = {}) {
		if (this.process === undefined) {
			await this.#start();
		}

		const {process: tester} = this;
		return new Promise((resolve) => {
			let timer;
			const end = (result) => {
				clearTimeout(timer);
				tester.removeAllListeners();
				resolve({durations: [], ...result});
			};

			const watch = (test) => {
				clearTimeout(timer);
				timer = setTimeout(
					() => {
						this.stop();
						end({hung: test});
					},
					(PATIENCE * usual(test) + GRACE_SECONDS) * 1000,
				);
			};

			tester.on('message', (message) => {
				if (message.began !== undefined) {
					watch(message.began);
				} else if (message.ended) {
					end(message);
				}
			});
			// A mutant that takes all memory, or ends the process.
			tester.once('exit', () => {
				this.process = undefined;
				end({failed: ''});
			});
			tester.send({tests, changed: [...this.#touched]});
			this.#touched.clear();
		});
	}
}
