import {describe, expect, it} from 'vitest';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

describe('the settings', () => {
	it('draw a board in the look that is set, as it is changed', async () => {
		const app = openApp(new FakeWorld(), {kind: 'menu'}, {columns: 120, rows: 40});
		await app.type('9');
		expect(app.text()).toMatch(/Men +drawn/);
		expect(app.text()).not.toMatch(/[♗♝]/);
		await app.type(KEYS.down);
		await app.type(KEYS.right);
		expect(app.text()).toMatch(/‹ symbols ›.*\n/);
		expect(app.text()).toMatch(/[♗♝]/);
		await app.type(KEYS.right);
		expect(app.text()).toMatch(/‹ letters ›/);
		expect(app.text()).toMatch(/ R .*B .*Q .*K /);
		app.unmount();
	});

	it('have no board where there is no room for one', async () => {
		const app = openApp(new FakeWorld(), {kind: 'menu'}, {columns: 50, rows: 20});
		await app.type('9');
		expect(app.text()).toContain('Settings');
		expect(app.text()).not.toMatch(/a b c d|a {3}b {3}c/);
		app.unmount();
	});
});
