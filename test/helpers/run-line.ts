import {answer} from '../../source/cli.js';
import type {Finished} from './run-built.js';

/**
 * Runs a command line in this process, and returns what it wrote and its exit code: what `runBuilt` returns, in a
 * hundredth of the time, of what does not read its input.
 */
export async function runLine(words: readonly string[]): Promise<Finished> {
	const [out, error]: string[][] = [[], []];
	const code = await answer(words, {
		out: (line) => void out.push(`${line}\n`),
		error: (line) => void error.push(`${line}\n`),
		terminal: false,
		columns: 80,
	});
	return {code, out: out.join(''), error: error.join('')};
}
