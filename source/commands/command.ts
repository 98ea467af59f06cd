import {asciiText} from '../core/ascii.js';
import {fail, ok, type Result} from '../core/result.js';

/** What the process tells the shell (COMMANDS: the contract with scripts). */
export const EXIT = {
	fine: 0,
	/** A fault of ours. */
	fault: 1,
	/** Wrong usage, or a screen was asked for without a terminal. */
	usage: 2,
	/** An input (FEN, save, script line) that cannot be read. */
	input: 3,
	interrupted: 130,
} as const;

/** Where a command writes: lines to stdout and stderr. Injected, so that tests need no process. */
export type CommandIo = {
	/** Writes a line, which a terminal gets broken between its words; one that a script reads (`isExact`) as it is. */
	out(line: string, isExact?: boolean): void;
	error(line: string): void;
	/** Whether stderr is a terminal, so that progress may be drawn there. */
	readonly terminal: boolean;
	readonly columns: number;
	/** Whether `--plain` asks for lines instead of a screen. */
	readonly plain?: boolean;
	/** Asks the person for what nobody else is to read; undefined when he gives up. Left out without a terminal. */
	readonly askSecret?: (question: string) => Promise<string | undefined>;
};

export type Flags = {readonly [flag: string]: string | boolean | undefined};

/** What the command line gave a command: the words behind its name, and its flags. */
export type CommandInput = {
	readonly arguments: readonly string[];
	readonly flags: Flags;
};

/** Runs a command; resolves with the exit code. */
export type RunCommand = (input: CommandInput, io: CommandIo) => Promise<number>;

/**
 * Why a command cannot do what it was asked: a part of a sentence, and the exit code. It is thrown, so that what
 * reads flags, files and messages returns what it read and nothing else.
 */
export class Refusal extends Error {
	constructor(
		reason: string,
		readonly code: number = EXIT.usage,
	) {
		super(reason);
	}
}

/** Returns what was read, or refuses with its error, `before` standing before it. */
export function need<T>(read: Result<T>, code: number = EXIT.usage, before = ''): T {
	if (read.ok) {
		return read.value;
	}

	throw new Refusal(before + read.error, code);
}

/** Returns what is read, or the reason why it is refused. */
export function attempt<T>(read: () => T): Result<T> {
	try {
		return ok(read());
	} catch (error) {
		if (error instanceof Refusal) {
			return fail(error.message);
		}

		throw error;
	}
}

/** Returns a command that says on stderr why it is refused and ends with the exit code that goes with it. */
export const refusing =
	(run: RunCommand): RunCommand =>
	async (input, io) => {
		try {
			return await run(input, io);
		} catch (error) {
			if (!(error instanceof Refusal)) {
				throw error;
			}

			io.error(`fogchess: ${error.message}`);
			return error.code;
		}
	};

/** Writes lines for a person, in ASCII alone with `--ascii`, or, with `--json`, values for a script, one a line. */
export function print(
	io: CommandIo,
	flags: Flags,
	values: readonly unknown[],
	lines: () => readonly string[],
): void {
	if (flags['json'] === true) {
		for (const value of values) {
			io.out(JSON.stringify(value), true);
		}
	} else {
		for (const line of lines()) {
			io.out(flags['ascii'] === true ? asciiText(line) : line);
		}
	}
}
