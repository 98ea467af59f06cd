import {expect, it} from 'vitest';
import type {UiRequest} from '../../../source/session/request.js';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

const MENU: UiRequest = {kind: 'menu'};
const GAME: UiRequest = {kind: 'hotseat'};

/** Each place of the program, how one gets there, and what stands there. */
it.each<readonly [string, UiRequest, readonly string[], string]>([
	['the menu', MENU, [], 'Hotseat'],
	['a form', MENU, ['2'], 'Start'],
	['the settings', MENU, ['9'], 'Theme'],
	['the hand-off', GAME, [], 'W H I T E'],
	['a typed move', GAME, [' ', 'e2e'], 'e2e_'],
	['the list of keys', GAME, [' ', '?'], 'Esc close'],
	['the list of commands', GAME, [' ', ':'], 'resign'],
	['a question', GAME, [' ', ':resign\r'], 'Resign?'],
])('Ctrl+C in %s leaves at once, and nothing stands there', async (_, request, keys, shown) => {
	const app = openApp(new FakeWorld(), request);
	for (const key of keys) {
		await app.type(key);
	}

	expect(app.text()).toContain(shown);
	await app.type(KEYS.ctrlC);
	expect(app.text().trim()).toBe('');
	expect(app.faults).toEqual([]);
});
