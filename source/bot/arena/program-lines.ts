import {type ChildProcess, spawn} from 'node:child_process';
import process from 'node:process';
import {fail, ok, type Result} from '../../core/result.js';

/** An answer that takes longer than this ends the match. */
const PATIENCE_MS = 60_000;

/** So many characters may wait that nobody has asked for; an answer is a line of some hundred. */
const MOST_UNREAD = 1_000_000;

/** Where there are groups of processes, a program gets one, as it may be some that a shell has started. */
const HAS_GROUPS = process.platform !== 'win32';

const NO_ANSWER = fail('gave no answer');
const FLOOD = fail('wrote a megabyte that nobody had asked for, and was ended');

/** A program that speaks lines. One that writes without end is ended, and all that it wrote is dropped. */
export class ProgramLines {
	readonly #child: ChildProcess;
	readonly #waiting: ((read: Result<string>) => void)[] = [];
	#lines: string[] = [];
	/** How many characters these have. */
	#queued = 0;
	/** The last line, as far as it was written. */
	#begun = '';
	/** Why there will be no more lines. */
	#end: Result<string> | undefined;

	constructor(command: string) {
		this.#child = spawn(command, {
			shell: true,
			stdio: ['pipe', 'pipe', 'inherit'],
			detached: HAS_GROUPS,
		});
		process.on('exit', this.close);
		this.#child.on('error', () => {
			this.#finish(NO_ANSWER);
		});
		// A program that has gone away shows in its answer missing, not in a broken pipe of ours.
		this.#child.stdin?.on('error', () => undefined);
		this.#child.stdout
			?.setEncoding('utf8')
			.on('data', (text: string) => {
				this.#take(text);
			})
			.on('close', () => {
				this.#take(this.#begun === '' ? '' : '\n');
				this.#finish(NO_ANSWER);
			});
	}

	#take(text: string): void {
		if (this.#queued + this.#begun.length + text.length > MOST_UNREAD) {
			this.#lines = [];
			this.#begun = '';
			this.#finish(FLOOD);
			this.close();
			return;
		}

		this.#begun += text;
		if (!text.includes('\n')) {
			return;
		}

		const lines = this.#begun.split(/\r?\n/);
		this.#begun = lines.pop() ?? '';
		for (const line of lines) {
			const next = this.#waiting.shift();
			if (next === undefined) {
				this.#lines.push(line);
				this.#queued += line.length + 1;
			} else {
				next(ok(line));
			}
		}
	}

	#finish(reason: Result<string>): void {
		this.#end ??= reason;
		for (const next of this.#waiting.splice(0)) {
			next(this.#end);
		}
	}

	write(message: unknown): void {
		this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
	}

	/** Returns the next line; the error, which says what the program did, when there is none any more, or none in time. */
	async read(): Promise<Result<string>> {
		const line = this.#lines.shift();
		if (line !== undefined) {
			this.#queued -= line.length + 1;
			return ok(line);
		}

		return (
			this.#end ??
			new Promise((resolve) => {
				const timer = setTimeout(() => {
					resolve(NO_ANSWER);
				}, PATIENCE_MS);
				this.#waiting.push((next) => {
					clearTimeout(timer);
					resolve(next);
				});
			})
		);
	}

	/** Ends the program, with all that its shell has started. */
	readonly close = (): void => {
		process.off('exit', this.close);
		this.#child.stdin?.end();
		this.#child.stdout?.destroy();
		const {pid} = this.#child;
		try {
			if (pid !== undefined) {
				process.kill(HAS_GROUPS ? -pid : pid);
			}
		} catch {
			// It has ended by itself.
		}
	};
}
