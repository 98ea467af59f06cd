import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {sceneToGoOn} from '../../source/drill/learn/progress.js';
import {loadProgress} from '../../source/storage/progress-file.js';
import {DEFAULT_SETTINGS} from '../../source/storage/settings-file.js';
import {openForTest} from '../helpers/hotseat.js';

describe('learning', () => {
	it('begins from the menu of an empty home with a first move, and keeps where it was left', async () => {
		const terminal = openForTest();
		const {home} = terminal;
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

		const {learn} = loadProgress(join(home, 'data', 'progress.json'), DEFAULT_SETTINGS.person);
		expect([learn.done.length, sceneToGoOn(learn)]).toEqual([1, 2]);
	});
});
