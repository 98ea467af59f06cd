import {fork} from 'node:child_process';

/** Processes that play pairs of games side by side, one pair each at a time. */
export class Pool {
	#workers;

	/** `script` is what each process runs. */
	constructor(jobs, script = 'worker.js') {
		this.#workers = Array.from({length: jobs}, () => fork(new URL(script, import.meta.url)));
	}

	/**
	 * Plays pairs of a match and yields each as it ends, in whatever order. Throws what a contestant threw.
	 * Whoever takes no more of them lets those go on that have begun.
	 */
	async *play(match, pairs) {
		const left = [...pairs];
		const running = new Map();
		const begin = (worker) => {
			const pair = left.shift();
			if (pair !== undefined) {
				running.set(worker, ask(worker, {...match, pair}));
			}
		};

		for (const worker of this.#workers) {
			begin(worker);
		}

		while (running.size > 0) {
			const {worker, answer} = await Promise.race(running.values());
			running.delete(worker);
			if (answer.error !== undefined) {
				throw new Error(answer.error);
			}

			begin(worker);
			yield answer;
		}
	}

	/** Ends the processes, whatever they are at. */
	close() {
		for (const worker of this.#workers) {
			worker.removeAllListeners();
			worker.kill();
		}
	}
}

/** Gives a process a task and waits for its answer. */
const ask = async (worker, task) =>
	new Promise((resolve, reject) => {
		const ended = (code) => {
			reject(new Error(`a process that played games ended with ${code}`));
		};

		worker.once('exit', ended);
		worker.once('message', (answer) => {
			worker.off('exit', ended);
			resolve({worker, answer});
		});
		worker.send(task);
	});
