import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it, onTestFinished} from 'vitest';
import {openTerminal, type TerminalOptions} from './open-terminal.js';

const program = fileURLToPath(new URL('fixtures/tiny-screen.js', import.meta.url));

async function open(options: TerminalOptions = {}) {
	const terminal = openTerminal({program, columns: 20, rows: 5, ...options});
	onTestFinished(() => terminal.close());
	await terminal.waitForText('size');
	return terminal;
}

describe('openTerminal', () => {
	it('types, reads the screen and the exit code', async () => {
		const terminal = await open();
		expect(terminal.isAlternate).toBe(true);
		terminal.type('hé\u001B[A');
		await terminal.waitForText(/got "hé\\u001b\[A"/);
		expect(terminal.screen()).toHaveLength(5);
		terminal.type('q');
		expect(await terminal.exit()).toBe(7);
		expect(terminal.isAlternate).toBe(false);
		expect(terminal.screen().slice(0, 2)).toEqual(['before', 'after']);
		expect(terminal.bytes()).toContain('got');
		expect(terminal.scrollback()).toEqual([]);
	});

	it('resizes', async () => {
		const terminal = await open();
		await terminal.waitForText('size 20x5');
		terminal.resize(31, 9);
		await terminal.waitForText('size 31x9');
		expect(terminal.screen()).toHaveLength(9);
	});

	it('keeps every frame of a write', async () => {
		const terminal = await open();
		terminal.type('f');
		await terminal.waitForText('second frame');
		const shown = terminal.frames().map(({lines}) => lines.join(''));
		expect(shown).toContain('first frame');
		expect(shown.at(-1)).toBe('second frame');
	});

	it('notices titles, and frames that are too large', async () => {
		const terminal = await open();
		expect([terminal.overflows, terminal.hasWrappedRow, terminal.titles()]).toEqual([0, false, []]);
		terminal.type('t');
		await terminal.waitForText('titled');
		expect(terminal.titles()).toEqual(['a title']);
		terminal.type('w');
		await terminal.waitForText('wide');
		expect(terminal.hasWrappedRow).toBe(true);
		const before = terminal.overflows;
		terminal.type('o');
		await terminal.waitForText('tall');
		await terminal.settle(20);
		expect(terminal.overflows).toBeGreaterThan(before);
	});

	it('shows the screen when a wait fails', async () => {
		const terminal = await open();
		await expect(terminal.waitForText('never', 50)).rejects.toThrow(/never\n20×5, running\n│size/);
		terminal.type('q');
		await expect(terminal.waitForText('never')).rejects.toThrow(/ended before.*\n.*exit code 7/);
	});

	it('tells a killed program from one that ended, and removes its folder', async () => {
		const terminal = await open();
		expect(existsSync(terminal.home)).toBe(true);
		terminal.kill('SIGKILL');
		expect(await terminal.exit()).toBe(137);
		await terminal.close();
		expect(existsSync(terminal.home)).toBe(false);
	});
});
