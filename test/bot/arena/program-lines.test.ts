import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {afterEach, describe, expect, it} from 'vitest';
import {ProgramLines} from '../../../source/bot/arena/program-lines.js';
import {runBuilt} from '../../helpers/run-built.js';
import {temporaryFolder} from '../../helpers/temporary-folder.js';

let lines: ProgramLines | undefined;

afterEach(() => {
	lines?.close();
});

/** Starts a program of one line of JavaScript. */
function run(program: string, more = ''): ProgramLines {
	lines = new ProgramLines(`${JSON.stringify(process.execPath)} -e "${program}"${more}`);
	return lines;
}

const flood = {ok: false, error: 'wrote a megabyte that nobody had asked for, and was ended'};

describe('the lines of a program', () => {
	it('are read one by one, the last without its end too', async () => {
		const program = run(String.raw`process.stdout.write('one\r\n\ntwo\nthree')`);
		for (const value of ['one', '', 'two', 'three']) {
			expect(await program.read()).toEqual({ok: true, value});
		}

		expect(await program.read()).toEqual({ok: false, error: 'gave no answer'});
	});

	it('are no more when one of them has no end', async () => {
		lines = new ProgramLines(String.raw`(yes | tr -d '\n') 2> /dev/null`);
		expect(await lines.read()).toEqual(flood);
	});

	it('are no more when they come without being asked for', async () => {
		const program = new ProgramLines('yes 2> /dev/null');
		lines = program;
		await expect.poll(async () => program.read(), {timeout: 20_000, interval: 50}).toEqual(flood);
	});

	it('end with the program and all that its shell has started', async () => {
		const file = path.join(temporaryFolder(), 'ended');
		const end = `require('fs').writeFileSync('${file}', ''); process.exit()`;
		const program = run(
			`process.on('SIGTERM', () => {${end}}); setInterval(() => 0, 99); console.log('begun')`,
			' & wait',
		);
		expect(await program.read()).toEqual({ok: true, value: 'begun'});
		program.close();
		await expect.poll(() => existsSync(file)).toBe(true);
	});
});

it('the arena ends with a program that never stops writing', async () => {
	const {code, error} = await runBuilt(['arena', '--white', 'exec:yes', '--black', 'random']);
	expect(error).toContain('the games stop: exec:yes');
	expect(code).toBe(1);
});
