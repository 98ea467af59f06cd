import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import {type CommandIo, EXIT} from './command.js';

const LONGEST_BAR = 30;
/** How long must go by before the time left is told, and between two drawings, in milliseconds. */
const FIRST_GUESS = 400;
const REDRAW = 80;

/** Returns a time as a person reads it, from milliseconds. */
function formatDuration(milliseconds: number): string {
	const seconds = milliseconds / 1000;
	if (seconds < 9.95) {
		return `${seconds.toFixed(1)} s`;
	}

	return seconds < 99.5
		? `${Math.round(seconds)} s`
		: `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Shows how far a long piece of work is, as one line on stderr that is drawn again and again; nothing
 * when that is no terminal. `now` is a clock in milliseconds.
 */
export class ProgressBar {
	readonly #io: CommandIo;
	readonly #now: () => number;
	#label = '';
	#began = 0;
	#drawn = Number.NEGATIVE_INFINITY;
	#isShown = false;

	constructor(io: CommandIo, now: () => number = () => performance.now()) {
		this.#io = io;
		this.#now = now;
	}

	/** Shows that the work called `label` is done to a fraction from 0 to 1. Another label begins anew. */
	show(label: string, fraction: number): void {
		const now = this.#now();
		if (label !== this.#label) {
			this.#label = label;
			this.#began = now;
			this.#drawn = Number.NEGATIVE_INFINITY;
		}

		if (!this.#io.terminal || now - this.#drawn < REDRAW) {
			return;
		}

		const spent = now - this.#began;
		const left =
			spent < FIRST_GUESS || fraction <= 0
				? ''
				: `, ${formatDuration((spent / fraction) * (1 - fraction))} left`;
		const numbers = `${Math.floor(fraction * 100)} %${left}`;
		const width = Math.max(0, Math.min(LONGEST_BAR, this.#io.columns - label.length - 28));
		const full = Math.round(fraction * width);
		const line = `${label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${numbers}`;
		this.#write(line.slice(0, Math.max(1, this.#io.columns - 1)));
		this.#drawn = now;
	}

	clear(): void {
		if (this.#isShown) {
			this.#io.error('\u001B[1A\u001B[2K\u001B[1A');
			this.#isShown = false;
		}
	}

	/** Lines are all that can be written, so each goes back up over the one before. */
	#write(line: string): void {
		this.#io.error(this.#isShown ? `\u001B[1A\u001B[2K${line}` : line);
		this.#isShown = true;
	}
}

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
