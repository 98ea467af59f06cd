import {expect, it} from 'vitest';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

it('leaves out by w what contradicts the men that a takeback has left known', async () => {
	const app = openApp(new FakeWorld(), {kind: 'hotseat'});
	for (const move of ['e4', 'b6', 'd4', 'Bb7']) {
		// oxlint-disable-next-line no-await-in-loop -- Each screen is there before the next key.
		await app.type(' ');
		// oxlint-disable-next-line no-await-in-loop -- Likewise.
		await app.type(`${move}${KEYS.enter}`);
		// oxlint-disable-next-line no-await-in-loop -- Likewise.
		await app.type(KEYS.enter);
	}

	await app.type(' ');
	await app.type('w');
	expect(app.text()).toMatch(/\d+ positions fit/);
	await app.type(`Ba6${KEYS.enter}`);
	for (const key of ['u', 'y', ' ', 'y', ' ', 'w']) {
		// oxlint-disable-next-line no-await-in-loop -- Likewise.
		await app.type(key);
	}

	expect(app.text()).toContain('Only one position fits');
	app.unmount();
});
