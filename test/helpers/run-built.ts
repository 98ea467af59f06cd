import {spawn} from 'node:child_process';
import process from 'node:process';
import {LAUNCHER} from './launcher.js';

/** What a finished process left behind. */
export type Finished = {readonly code: number; readonly out: string; readonly error: string};

/** Runs the built program as a script would: no terminal, `input` on stdin, and waits for its end. */
export async function runBuilt(
	arguments_: readonly string[],
	input = '',
	environment: NodeJS.ProcessEnv = {},
): Promise<Finished> {
	const child = spawn(process.execPath, [LAUNCHER, ...arguments_], {
		env: {...process.env, ...environment},
	});
	let out = '';
	let error = '';
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		out += text;
	});
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		error += text;
	});
	child.stdin.on('error', () => {
		// A program that does not read its input closes it early.
	});
	child.stdin.end(input);
	const code = await new Promise<number>((resolve) => {
		child.on('close', (status) => {
			resolve(status ?? -1);
		});
	});
	return {code, out, error};
}
