import {describe, expect, it} from 'vitest';
import {DEFAULT_SETTINGS} from '../../../source/storage/settings-file.js';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

/** Opens the form of a new game from the menu, the variant and who advises being as they were last time. */
async function openForm(entry: string, variant: string, advisers = '') {
	const world = new FakeWorld();
	const last = {...DEFAULT_SETTINGS.last, variant, advisers, menu: entry};
	world.appSettings = {...DEFAULT_SETTINGS, last};
	const app = openApp(world);
	await app.type(KEYS.enter);
	return {world, app};
}

describe('who advises', () => {
	it('is asked of each side in a game that has advisers, and kept for the next', async () => {
		const {world, app} = await openForm('hotseat', 'kriegspiel-partnership', 'white');
		expect(app.text()).toMatch(/White’s adviser +a person/);
		expect(app.text()).toMatch(/Black’s adviser +our bot/);
		for (let row = 0; !/▸ White’s adviser/.test(app.text()) && row < 20; row++) {
			await app.type(KEYS.down);
		}

		await app.type(KEYS.right + KEYS.down + KEYS.right);
		expect(app.text()).toMatch(/White’s adviser +our bot/);
		expect(app.text()).toMatch(/Black’s adviser +‹ a person ›/);
		await app.type(KEYS.home + KEYS.enter);
		expect(world.appSettings.last.advisers).toBe('black');
		for (const key of [KEYS.space, 'y', KEYS.right, KEYS.enter]) {
			await app.type(key);
		}

		// Our bot has answered at once.
		expect(app.text()).toContain('Instructions? ');
		expect(app.text()).not.toContain('moves left');
	});

	it('is one row against a bot, and none in other games', async () => {
		const against = await openForm('bot', 'kriegspiel-partnership', 'white black');
		expect(against.app.text()).toMatch(/Your adviser +a person/);
		const usual = await openForm('hotseat', 'kriegspiel-eastern', 'white');
		expect(usual.app.text()).toContain('Kriegspiel, Eastern');
		expect(usual.app.text()).not.toContain('adviser');
	});
});
