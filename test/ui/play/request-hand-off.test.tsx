import {describe, expect, it} from 'vitest';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

describe('the hand-off of a request', () => {
	it('says what is asked, which is no secret, before anybody takes the keyboard', async () => {
		const world = new FakeWorld();
		world.appSettings = {...world.appSettings, names: {white: 'Ann', black: 'Ben'}};
		const app = openApp(world, {kind: 'hotseat'});
		for (const move of ['e4', 'e5', 'd4']) {
			await app.type(' ');
			await app.type(`${move}${KEYS.enter}`);
			await app.type(KEYS.enter);
		}

		await app.type(' ');
		await app.type('u');
		// A slip of the hand blanks no screen.
		expect(app.text()).toContain('Ask for a takeback? White');
		await app.type('n');
		expect(app.text()).not.toContain('Ask for a takeback?');
		await app.type('u');
		await app.type('y');
		expect(app.text()).toContain('W H I T E');
		expect(app.text()).toContain('Ben asks for a takeback.');
		expect(app.text()).not.toMatch(/[░▒]/);
		await app.type(' ');
		expect(app.text()).toMatch(/Ben asks to take back a move .* Do you agree\?/s);
		// There is nothing to go back to.
		expect(app.text()).not.toContain('Esc');
		for (const key of [KEYS.escape, '?']) {
			await app.type(key);
			expect(app.text()).toContain('Answer first: n Decline or y Agree.');
		}

		await app.type('y');
		expect(app.text()).toMatch(/B L A C K[^]*Ann agreed to the takeback\./);
		app.unmount();
	});

	it('says of a digit typed too early, which may be one of a PIN, what comes first', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat'});
		await app.type(' ');
		await app.type(`e4${KEYS.enter}`);
		expect(app.text()).toContain('u ask back');
		await app.type('8');
		expect(app.text()).toContain('Enter hands over the keyboard first.');
		expect(app.text()).not.toContain('8 does nothing');
		app.unmount();
	});
});
