import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join} from 'node:path';
import process from 'node:process';
import {spawn} from '@lydell/node-pty';
import xterm from '@xterm/headless';
import {LAUNCHER} from './launcher.js';

const DEADLINE = 15_000;

export type TerminalOptions = {
	readonly columns?: number;
	readonly rows?: number;
	readonly arguments?: readonly string[];
	/** Added to a small clean environment; an undefined value takes a variable away. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	/** FOGCHESS_HOME; a fresh temporary folder, removed at the end, when left out. */
	readonly home?: string;
	/** What the person has set before. */
	readonly settings?: object;
	/** The program that Node runs; the launcher when left out; scripts that bundle this file must name it. */
	readonly program?: string;
	/** Flags for Node itself. */
	readonly nodeFlags?: readonly string[];
};

/** What stood on the screen at one moment, rows from the top, each without the blanks at its end. */
export type Frame = {
	readonly lines: readonly string[];
	/** How many characters the terminal had received. */
	readonly received: number;
	readonly alternate: boolean;
};

export type TerminalSession = ReturnType<typeof openTerminal>;

/** Returns the environment of a plain terminal: nothing of the test runner's, of npm's or of a CI machine's. */
function plainEnvironment(home: string): Record<string, string> {
	return {
		PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
		HOME: home,
		LANG: 'C.UTF-8',
		TERM: 'xterm-256color',
		FOGCHESS_HOME: home,
	};
}

/**
 * Runs fogchess in a pseudo-terminal and reads what it draws with a terminal emulator. Wait for text, never for time:
 * every wait has a deadline, and shows the screen when it fails.
 */
export function openTerminal(options: TerminalOptions = {}) {
	const {columns = 80, rows = 24, program = LAUNCHER, nodeFlags = []} = options;
	const home = options.home ?? mkdtempSync(join(tmpdir(), 'fogchess-test-'));
	if (options.settings !== undefined) {
		mkdirSync(join(home, 'config'), {recursive: true});
		writeFileSync(join(home, 'config', 'settings.json'), JSON.stringify(options.settings));
	}

	const env = Object.fromEntries(
		Object.entries({...plainEnvironment(home), ...options.env}).filter(
			([, value]) => value !== undefined,
		),
	);
	const terminal = new xterm.Terminal({
		cols: columns,
		rows,
		scrollback: 10_000,
		allowProposedApi: true,
	});
	const pty = spawn(process.execPath, [...nodeFlags, program, ...(options.arguments ?? [])], {
		// It becomes TERM, whatever the environment says.
		name: env['TERM'] ?? 'xterm-256color',
		cols: columns,
		rows,
		cwd: home,
		env,
	});

	const chunks: string[] = [];
	const frames: Frame[] = [];
	const titles: string[] = [];
	const listeners = new Set<() => void>();
	let received = 0;
	let unparsed = 0;
	let overflows = 0;
	let lastReceived = performance.now();
	let exitCode: number | undefined;

	const buffer = () => terminal.buffer.active;
	const screen = (): string[] =>
		Array.from(
			{length: terminal.rows},
			(_, row) =>
				buffer()
					.getLine(buffer().baseY + row)
					// The emulator keeps what stood right of a window that has become narrower.
					?.translateToString(true, 0, terminal.cols) ?? '',
		);
	const keepFrame = () => {
		const lines = screen();
		const last = frames.at(-1);
		if (last === undefined || last.lines.join('\n') !== lines.join('\n')) {
			frames.push({lines, received, alternate: buffer().type === 'alternate'});
		}
	};

	const tell = () => {
		for (const listener of listeners) {
			listener();
		}
	};

	// A frame is what stands there when the program ends a synchronized update …
	terminal.parser.registerCsiHandler({prefix: '?', final: 'l'}, (parameters) => {
		if (parameters.includes(2026)) {
			keepFrame();
		}

		return false;
	});
	terminal.onTitleChange((title) => titles.push(title));
	// In the alternate screen nothing may ever scroll: a frame that does is too large.
	// (The emulator also tells of a scroll when it changes to that screen, with the cursor at its top.)
	terminal.onScroll(() => {
		if (buffer().type === 'alternate' && buffer().cursorY === terminal.rows - 1) {
			overflows++;
		}
	});
	// The emulator answers the program's questions (colours, keyboard) as a real terminal does.
	terminal.onData((answer) => {
		if (exitCode === undefined) {
			pty.write(answer);
		}
	});
	pty.onData((chunk) => {
		chunks.push(chunk);
		received += chunk.length;
		unparsed++;
		lastReceived = performance.now();
		terminal.write(chunk, () => {
			// … or when it pauses.
			keepFrame();
			unparsed--;
			tell();
		});
	});
	const exited = new Promise<number>((resolve) => {
		pty.onExit(({exitCode: code, signal}) => {
			exitCode = signal === undefined || signal === 0 ? code : 128 + signal;
			resolve(exitCode);
			tell();
		});
	});

	const bytes = () => chunks.join('');
	const describe = () =>
		[
			`${terminal.cols}×${terminal.rows}, ${exitCode === undefined ? 'running' : `exit code ${exitCode}`}`,
			...screen().map((line) => `│${line}`),
		].join('\n');

	/** Resolves as soon as `condition` holds, which is looked at whenever something has arrived; fails with the screen. */
	async function waitFor(
		condition: () => boolean,
		what: string,
		deadline = DEADLINE,
	): Promise<void> {
		if (condition()) {
			return;
		}

		await new Promise<void>((resolve, reject) => {
			const end = (error?: Error) => {
				clearTimeout(timer);
				listeners.delete(look);
				if (error === undefined) {
					resolve();
				} else {
					reject(error);
				}
			};

			const look = () => {
				if (condition()) {
					end();
				} else if (exitCode !== undefined && unparsed === 0) {
					end(new Error(`The program ended before ${what}\n${describe()}`));
				}
			};

			const timer = setTimeout(() => {
				end(new Error(`Waited ${deadline} ms for ${what}\n${describe()}`));
			}, deadline);
			listeners.add(look);
			look();
		});
	}

	const has = (text: string | RegExp): boolean => {
		const shown = screen().join('\n');
		return typeof text === 'string' ? shown.includes(text) : text.test(shown);
	};

	return {
		home,
		/** The process's own number. */
		pid: pty.pid,
		/** The rows of the screen from the top, without the blanks at their ends. */
		screen,
		/** The screen with its size, for messages. */
		describe,
		/** Resolves when the screen shows a text or fits an expression (lines are joined by line feeds). */
		async waitForText(text: string | RegExp, deadline?: number): Promise<void> {
			await waitFor(() => has(text), `the text ${String(text)}`, deadline);
		},
		/** Resolves when the screen no longer shows a text. */
		async waitForNo(text: string | RegExp, deadline?: number): Promise<void> {
			await waitFor(() => !has(text), `the text ${String(text)} to go`, deadline);
		},
		/** Resolves when a condition on the screen holds; `what` names it in the message of a failure. */
		waitFor,
		/** Resolves when nothing has arrived for `pause` milliseconds: for fuzzing, which has no text to wait for. */
		async settle(pause: number): Promise<void> {
			const start = performance.now();
			const isQuiet = () =>
				exitCode !== undefined ||
				(unparsed === 0 && performance.now() - Math.max(start, lastReceived) >= pause);
			while (!isQuiet()) {
				await new Promise((resolve) => setTimeout(resolve, Math.ceil(pause / 2)));
			}
		},
		type(keys: string): void {
			if (exitCode === undefined) {
				pty.write(keys);
			}
		},
		resize(newColumns: number, newRows: number): void {
			const before = overflows;
			terminal.resize(newColumns, newRows);
			overflows = before;
			if (exitCode === undefined) {
				pty.resize(newColumns, newRows);
			}
		},
		kill(signal: NodeJS.Signals): void {
			pty.kill(signal);
		},
		/** Resolves with the exit code (128 and the signal's number for a signal) when all output has been read. */
		async exit(deadline = DEADLINE): Promise<number> {
			await waitFor(() => exitCode !== undefined && unparsed === 0, 'the program to end', deadline);
			return exited;
		},
		get isRunning(): boolean {
			return exitCode === undefined;
		},
		/** Everything the terminal received. */
		bytes,
		/** How many characters the terminal has received. */
		get received(): number {
			return received;
		},
		/** When the last bytes arrived, in milliseconds of `performance.now`. */
		get lastReceived(): number {
			return lastReceived;
		},
		/** Every screen that was shown, in order; a new one for each finished update that changed something. */
		frames: (): readonly Frame[] => frames,
		/** The lines that have left the main screen at its top. */
		scrollback: (): string[] =>
			Array.from(
				{length: terminal.buffer.normal.baseY},
				(_, row) => terminal.buffer.normal.getLine(row)?.translateToString(true) ?? '',
			),
		get isAlternate(): boolean {
			return buffer().type === 'alternate';
		},
		/** The window titles that the program set. */
		titles: (): readonly string[] => titles,
		/** How often the alternate screen scrolled: 0 as long as every frame fits the window. */
		get overflows(): number {
			return overflows;
		},
		/** Whether a row runs on into the next one: a frame wider than the window. */
		get hasWrappedRow(): boolean {
			return Array.from({length: terminal.rows}, (_, row) =>
				buffer().getLine(buffer().baseY + row),
			).some((line) => line?.isWrapped);
		},
		/** The emulator itself: cells with their colours, modes. */
		terminal,
		/** Ends the program if it still runs and removes the folder that was made for it. */
		async close(): Promise<void> {
			if (exitCode === undefined) {
				pty.kill('SIGKILL');
				await exited;
			}

			terminal.dispose();
			if (options.home === undefined) {
				rmSync(home, {recursive: true, force: true});
			}
		},
	};
}
