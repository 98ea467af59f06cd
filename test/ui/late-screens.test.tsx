import {describe, expect, it, vi} from 'vitest';
import {ScreenView} from '../../source/ui/ScreenView.js';
import {KEYS, settle} from '../helpers/render-screen.js';
import {FakeWorld} from './fake-world.js';
import {openApp} from './open-app.js';

describe('the menu before the other screens are there', () => {
	it('is drawn, and keys that come early reach the screen they are for', async () => {
		let arrive: (view: typeof ScreenView) => void = () => undefined;
		const view = new Promise<typeof ScreenView>((resolve) => {
			arrive = resolve;
		});
		const app = openApp(new FakeWorld(), {kind: 'menu'}, {}, {loadView: async () => view});
		expect(app.text()).toContain('▸ 1 Learn');
		// To the settings, out again, and to the rules.
		for (const key of ['9', 'q', '8']) {
			await app.type(key);
			expect(app.text().trim()).toBe('');
		}

		arrive(ScreenView);
		await vi.waitFor(() => {
			expect(app.text()).toContain('What you see');
		});
		expect(app.faults).toEqual([]);
	});

	it('hands what comes with the key that opens a screen on to that screen', async () => {
		const app = openApp(new FakeWorld(), {kind: 'menu'}, {}, {view: ScreenView});
		await app.type('2 ');
		await vi.waitFor(() => {
			expect(app.text()).toContain('Pass the keyboard to');
		});
		expect(app.faults).toEqual([]);
	});

	it('takes the Enter that closes a number for no key of the screen', async () => {
		const app = openApp(new FakeWorld(), {kind: 'menu'}, {}, {view: ScreenView});
		await app.type('2\r');
		await vi.waitFor(() => {
			expect(app.text()).toContain('▸ Start');
		});
		expect(app.text()).not.toContain('Pass the keyboard to');
		await app.type('\r');
		await vi.waitFor(() => {
			expect(app.text()).not.toContain('▸ Start');
		});
	});

	it('takes an Enter soon after a number of two digits for its end too, and the next one for a key', async () => {
		const app = openApp(new FakeWorld(), {kind: 'menu'});
		for (const key of ['2', KEYS.down, KEYS.enter, '1', '6']) {
			await app.type(key);
		}

		expect(app.text()).toContain('▸ Game');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('▸ Game');
		await app.type(KEYS.enter);
		expect(app.text()).not.toContain('▸ Game');
	});

	it('is given up, without a word of why, when they cannot be had', async () => {
		const error = new Error('gone');
		const app = openApp(
			new FakeWorld(),
			{kind: 'menu'},
			{},
			{
				loadView: async () => {
					throw error;
				},
			},
		);
		await settle();
		expect(app.faults).toEqual([error]);
		expect(app.text()).not.toContain('gone');
	});
});
