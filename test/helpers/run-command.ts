import type {Flags, RunCommand} from '../../source/commands/command.js';

export type Said = {readonly code: number; readonly out: string[]; readonly error: string[]};

/** Runs a command without a terminal; returns what it wrote and its exit code. */
export async function runCommand(
	command: RunCommand,
	words: readonly string[] = [],
	flags: Flags = {},
	columns = 80,
): Promise<Said> {
	const out: string[] = [];
	const error: string[] = [];
	const io = {
		out: (line: string) => void out.push(line),
		error: (line: string) => void error.push(line),
		terminal: false,
		columns,
	};
	const code = await command({arguments: words, flags}, io);
	return {code, out, error};
}
