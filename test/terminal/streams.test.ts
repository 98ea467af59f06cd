import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, existsSync, openSync} from 'node:fs';
import process from 'node:process';
import {describe, expect, it} from 'vitest';
import {openForTest} from '../helpers/hotseat.js';
import {LAUNCHER} from '../helpers/launcher.js';
import {runBuilt} from '../helpers/run-built.js';
import {runLine} from '../helpers/run-line.js';

describe('without a terminal', () => {
	it.each(['', 'hotseat', 'play', 'resume', 'review', 'drill KQvK', 'watch'])(
		'fogchess %s ends with 2 and one sentence',
		async (line) => {
			const words = line === '' ? [] : line.split(' ');
			// One of them as a process; what the others say does not depend on it.
			const {code, out, error} = await (line === '' ? runBuilt(words) : runLine(words));
			expect([code, out]).toEqual([2, '']);
			expect(error).toMatch(/^fogchess: this needs a terminal .+\n$/);
		},
	);

	it('with a dumb terminal nothing is drawn, and lines are taken', async () => {
		const terminal = openForTest({env: {TERM: 'dumb'}});
		await terminal.waitForText('a line at a time');
		terminal.type('quit\r');
		expect(await terminal.exit()).toBe(0);
		expect(terminal.bytes()).not.toContain('\u001B');
	});

	it('for a screen reader lines are taken, from a pipe as well', async () => {
		const {code, out, error} = await runBuilt([], 'quit\n', {INK_SCREEN_READER: 'true'});
		expect([code, error]).toEqual([0, '']);
		expect(out).toContain('a line at a time');
	});
});

describe('SIGUSR1', () => {
	it('opens no inspector', async () => {
		const child = spawn(process.execPath, [LAUNCHER, 'referee', '--json']);
		const closed = once(child, 'close');
		let error = '';
		child.stderr.on('data', (chunk: Buffer) => {
			error += chunk.toString();
		});
		for (const id of [1, 2]) {
			child.stdin.write(`{"id": ${id}, "tries": []}\n`);
			const [answer] = (await once(child.stdout, 'data')) as [Buffer];
			expect(answer.toString()).toContain(`"id":${id}`);
			child.kill('SIGUSR1');
		}

		// Time in which Node would say which port it listens on.
		await new Promise((resolve) => setTimeout(resolve, 200));
		child.stdin.end();
		await closed;
		expect(error).toBe('');
	});
});

describe('what a screen is asked for and cannot be read', () => {
	it.each([
		[
			['hotseat', '--variant', 'checkers'],
			2,
			'there is no variant “checkers”; `fogchess variants` lists all',
		],
		[['hotseat', '--fen', 'rubbish'], 3, '8 ranks'],
		[['play', '--fen', '8/8/8/8/8/8/8/8 w - - 0 1'], 3, 'one white king, not 0'],
		[['hotseat', '--clock', 'soon'], 2, 'a clock is written like 5+3'],
		[['play', '--level', 'grandmaster'], 2, 'there is no level “grandmaster”'],
		[['drill', 'KXvK'], 2, '“X”'],
		[['review', 'nope'], 3, '“nope” cannot be read: it is not there'],
		[['resume', '7'], 3, 'fogchess: there is no saved game “7”\n'],
	])('%j ends with %i and one sentence', async (words, code, sentence) => {
		const finished = await runLine(words);
		expect(finished.error).toContain(sentence);
		expect([finished.code, finished.out, finished.error.split('\n').length]).toEqual([code, '', 2]);
	});

	it('in a terminal it is told on the main screen', async () => {
		const terminal = openForTest({arguments: ['review', 'nowhere.json']});
		expect(await terminal.exit()).toBe(3);
		expect(terminal.screen().slice(0, 2).join(' ')).toBe(
			'fogchess: “nowhere.json” cannot be read: it is not there; Games in the menu lists the games that are over',
		);
		expect(terminal.bytes()).not.toContain('\u001B[?1049h');
	});
});

describe('streams', () => {
	/** Runs the program with its input closed, or its output into a file. */
	const run = (words: readonly string[], stdin: 'ignore' | 'pipe', stdout: number | 'pipe') =>
		spawnSync(process.execPath, [LAUNCHER, ...words], {
			stdio: [stdin, stdout, 'pipe'],
			encoding: 'utf8',
		});

	it('closed stdin is an empty script', () => {
		const {status, stdout, stderr} = run(['referee', '--json'], 'ignore', 'pipe');
		expect([status, stdout, stderr]).toEqual([0, '', '']);
	});

	it.runIf(existsSync('/dev/full')).each([[['variants']], [['--version']]])(
		'%j tells that the disk is full in one sentence',
		(words) => {
			const full = openSync('/dev/full', 'w');
			const {status, stderr} = run(words, 'ignore', full);
			closeSync(full);
			expect(stderr).toBe('fogchess: the output cannot be written: no space left on device\n');
			expect(status).toBe(1);
		},
	);
});
