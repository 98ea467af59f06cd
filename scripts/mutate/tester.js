import {fork} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const PROGRAM = fileURLToPath(new URL('test-process.js', import.meta.url));

/** A test file may take this many times as long as it does without a mutant, and some seconds: then it hangs. */
const PATIENCE = 3;
const GRACE_SECONDS = 20;

/** Vitest in a process of its own, over one copy of the checkout. */
export class Tester {
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

	/**
	 * Runs test files one after another until one fails, or all of them with `isWhole`; `changed` are the
	 * files that are other than in the last run. Returns which failed and how long each took, and
	 * `hung` when one went on for too long by the `durations` that are known.
	 */
	async run(tests, {changed = [], isWhole = false, durations = new Map()} = {}) {
		if (this.process === undefined) {
			await this.#start();
		}

		const {process: tester} = this;
		return new Promise((resolve) => {
			let timer;
			const end = (result) => {
				clearTimeout(timer);
				tester.removeAllListeners();
				resolve(result);
			};

			const hang = (test) => {
				this.stop();
				end({failed: [], durations: [], hung: test});
			};

			const watch = (test) => {
				const usual = durations.get(test);
				clearTimeout(timer);
				if (usual !== undefined) {
					timer = setTimeout(hang, (PATIENCE * usual + GRACE_SECONDS) * 1000, test);
				}
			};

			tester.on('message', (message) => {
				if (message.began !== undefined) {
					watch(message.began);
				} else if (message.ended) {
					const {failed, isBroken} = message;
					// An error that no test was waiting for fails a run too.
					end(failed.length === 0 && isBroken ? {...message, failed: ['no test']} : message);
				}
			});
			// A mutant that takes all memory, or ends the process.
			tester.once('exit', () => {
				this.process = undefined;
				end({failed: ['the process'], durations: []});
			});
			tester.send({tests, changed, isWhole});
		});
	}
}
