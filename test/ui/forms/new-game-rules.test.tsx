import {expect, it} from 'vitest';
import {DEFAULT_SETTINGS} from '../../../source/storage/settings-file.js';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

const TAKES = 'Whoever takes the king wins.';

it.each([
	[80, 24, 'You see your own men, every square', true],
	[120, 40, TAKES, true],
	[40, 12, 'You see your own men', false],
	[50, 60, TAKES, false],
])(
	'the rules of the chosen game stand below the form where there is room, at %i×%i',
	async (columns, rows, text, isThere) => {
		const world = new FakeWorld();
		const last = {...DEFAULT_SETTINGS.last, variant: 'fog', menu: 'bot'};
		world.appSettings = {...DEFAULT_SETTINGS, last};
		const app = openApp(world, {kind: 'menu'}, {columns, rows});
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Against the bot');
		expect(app.text().includes(text)).toBe(isThere);
		expect(app.text().split('\n').length).toBeLessThanOrEqual(rows);
	},
);
