import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {openForTest} from '../helpers/hotseat.js';

describe('learning', () => {
	it('begins from the menu of an empty home with a first move, and resumes where it was left', async () => {
		const home = mkdtempSync(join(tmpdir(), 'fogchess-learn-'));
		onTestFinished(() => rmSync(home, {recursive: true}));
		const terminal = openForTest({home});
		await terminal.waitForText('▸ 1 Learn');
		terminal.type('\r');
		await terminal.waitForText('Type e4, then Enter.');
		terminal.type('e4\r');
		await terminal.waitForText('step 2 of 2');
		terminal.type('Bc4\r');
		await terminal.waitForText('Enter: the next scene');
		terminal.type('\r');
		await terminal.waitForText('Learn 2');
		terminal.type('\u001B');
		await terminal.waitForText('You left scene 2.');
		terminal.type('\u001B');
		await terminal.waitForText('1 of 12 done · scene 2 begun');
		terminal.type('q');
		expect(await terminal.exit()).toBe(0);
		expect(terminal.overflows).toBe(0);

		const again = openForTest({home, arguments: ['learn']});
		await again.waitForText('Learn 2 · A pawn sees differently');
		again.type('\u001B');
		await again.waitForText('1 of 12 done');
		again.type('q');
		expect(await again.exit()).toBe(0);
	});
});
