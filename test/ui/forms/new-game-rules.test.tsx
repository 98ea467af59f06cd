import {expect, it} from 'vitest';
import {DEFAULT_SETTINGS} from '../../../source/storage/settings-file.js';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

/** Opens the form of a game against the bot. */
async function openForm(variant: string, columns: number, rows: number) {
	const world = new FakeWorld();
	const last = {...DEFAULT_SETTINGS.last, variant, menu: 'bot'};
	world.appSettings = {...DEFAULT_SETTINGS, last};
	const app = openApp(world, {kind: 'menu'}, {columns, rows});
	await app.type(KEYS.enter);
	return app;
}

const TAKES = 'Whoever takes the king wins.';

it.each([
	[80, 24, 'You see your own men, every square', true],
	[120, 40, TAKES, true],
	[40, 12, 'You see your own men', false],
	[50, 60, TAKES, false],
])(
	'the rules of the chosen game stand below the form where there is room, at %i×%i',
	async (columns, rows, text, isThere) => {
		const app = await openForm('fog', columns, rows);
		expect(app.text()).toContain('Against the bot');
		expect(app.text().includes(text)).toBe(isThere);
		expect(app.text().split('\n').length).toBeLessThanOrEqual(rows);
	},
);

it('they stand also below the options of an umpire', async () => {
	const app = await openForm('kriegspiel-eastern', 80, 24);
	expect(app.text()).toContain('You see your own men.');
});

it('what they say is not said by the row as well', async () => {
	const app = await openForm('tripod', 80, 24);
	for (let row = 0; row < 3; row++) {
		expect(app.text().match(/In the dark, and three moves/g)).toHaveLength(1);
		await app.type(KEYS.down);
	}

	expect(app.text()).toContain('▸ Game');
	expect(app.text().match(/In the dark, and three moves/g)).toHaveLength(1);
});

it('a game’s own option has a row', async () => {
	const app = await openForm('special-move', 80, 24);
	for (let row = 0; row < 4; row++) {
		await app.type(KEYS.down);
	}

	expect(app.text()).toContain('queen or knight');
	await app.type(KEYS.right);
	expect(app.text()).toContain('the special man moves to any free square');
});

it('all rules of the chosen game are a key away, with what is agreed on in it', async () => {
	const app = await openForm('special-move', 80, 24);
	expect(app.text()).toContain('… i all of it');
	await app.type('i');
	expect(app.text()).toContain('Rules');
	await app.type(KEYS.end);
	expect(app.text()).toContain('Source');
	await app.type(KEYS.escape);
	expect(app.text()).toContain('Against the bot');
	expect(app.text()).toContain('▸ Start');
});

it.each([
	[80, 24],
	[40, 12],
])('a game is chosen from a list of all, by words or keys, at %i×%i', async (columns, rows) => {
	const app = await openForm('fog', columns, rows);
	await app.type(KEYS.down + KEYS.down + KEYS.down);
	expect(app.text()).toMatch(/▸ Game +‹ Fog of War ›/);
	await app.type(KEYS.enter);
	expect(app.text()).toMatch(/▸ +1 {2}Fog of War/);
	expect(app.text()).toContain('What you see');
	await app.type('/tripod' + KEYS.enter + KEYS.enter);
	expect(app.text()).toMatch(/▸ Game +‹ Tripod Chess ›/);
	await app.type(KEYS.enter);
	await app.type(KEYS.escape);
	expect(app.text()).toMatch(/▸ Game +‹ Tripod Chess ›/);
	expect(app.faults).toEqual([]);
});

it('the list of games is searched by a letter that is none of its keys', async () => {
	const app = await openForm('tripod', 80, 24);
	await app.type(KEYS.down + KEYS.down + KEYS.down + KEYS.enter);
	expect(app.text()).toContain('/ search');
	await app.type('wel');
	expect(app.text()).toMatch(/\/wel_ +row 1 of 1$/m);
	expect(app.text()).toContain('Welbeck');
	await app.type(KEYS.enter);
	// Another word begins anew.
	await app.type('Tri');
	expect(app.text()).toContain('/Tri_');
	await app.type(KEYS.escape);
	await app.type('j');
	expect(app.text()).not.toContain('/j');
	expect(app.faults).toEqual([]);
});

it('the list of games has the rules of the one under its cursor', async () => {
	const app = await openForm('tripod', 80, 24);
	while (!app.text().includes('▸ Game')) {
		await app.type(KEYS.down);
	}

	await app.type(KEYS.enter);
	for (const key of ['i', '\u0012']) {
		expect(app.text()).toContain('i rules');
		await app.type(key);
		expect(app.text()).toContain('In the dark, and three moves');
		expect(app.text()).toContain('Esc back');
		await app.type(KEYS.escape);
	}

	await app.type('/i');
	expect(app.text()).toContain('/i_ ');
});

it('the chosen game is kept when one goes back, with the number on its card of rules that the list has', async () => {
	const app = await openForm('fog', 80, 24);
	while (!app.text().includes('▸ Game')) {
		await app.type(KEYS.down);
	}

	await app.type(KEYS.enter);
	await app.type('welb' + KEYS.enter + KEYS.enter);
	const row = /▸ Game +‹ (Welbeck[^›]*) ›/.exec(app.text())?.[1];
	expect(row).toBeDefined();
	await app.type(KEYS.enter);
	const [, number] = /row (\d+ of \d+)/.exec(app.text()) ?? [];
	await app.type('i');
	expect(number).toBeDefined();
	expect(app.text().split('\n')[0]).toContain(` ${number}`);
	while (!app.text().includes('1 Learn')) {
		await app.type(KEYS.escape);
	}

	expect(app.text()).not.toContain('Welbeck');
	await app.type(KEYS.enter);
	expect(app.text()).toMatch(new RegExp(`Game +${row}`));
	expect(app.faults).toEqual([]);
});
