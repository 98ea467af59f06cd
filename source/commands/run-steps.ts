import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';
import {ProgressBar} from './progress-bar.js';

/** How long the process may be deaf to Ctrl+C, in milliseconds, where a step does not take longer. */
const DEAF = 50;

/**
 * Does some work that Ctrl+C ends at once with exit code 130; what is on the disk by then stays. Returns
 * what the work comes to.
 */
export async function interruptible<T>(work: () => Promise<T>): Promise<T> {
	const stop = (): void => {
		process.exit(EXIT.interrupted);
	};
	process.on('SIGINT', stop);
	try {
		return await work();
	} finally {
		process.off('SIGINT', stop);
	}
}

/**
 * Takes a long piece of work to its end, step by step, and returns what it comes to: with a progress bar
 * called `label` on a terminal, and so that Ctrl+C is heard between the steps and ends the process with 130.
 */
export async function runSteps<T>(
	steps: Generator<number, T>,
	label: string,
	io: CommandIo,
): Promise<T> {
	const bar = new ProgressBar(io);
	return interruptible(async () => {
		let heard = performance.now();
		let step = steps.next();
		while (step.done !== true) {
			bar.show(label, step.value);
			if (performance.now() - heard > DEAF) {
				await setImmediate();
				heard = performance.now();
			}

			step = steps.next();
		}

		bar.clear();
		return step.value;
	});
}
