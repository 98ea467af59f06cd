import {describe, expect, it} from 'vitest';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {DEFAULT_SETTINGS} from '../../../source/storage/settings-file.js';
import {THEMES} from '../../../source/ui/theme/themes.js';
import {ScreenView} from '../../../source/ui/ScreenView.js';
import {openApp} from '../open-app.js';
import {clickWords} from '../read-app.js';

describe('the settings', () => {
	it('draw a board in the look that is set, as it is changed', async () => {
		const app = openApp(new FakeWorld(), {kind: 'menu'}, {columns: 120, rows: 40});
		await app.type('9');
		expect(app.text()).toMatch(/Men +drawn/);
		expect(app.text()).not.toMatch(/[♗♝]/);
		await app.type(KEYS.down + KEYS.right);
		expect(app.text()).toMatch(/‹ symbols ›.*\n/);
		expect(app.text()).toMatch(/[♗♝]/);
		await app.type(KEYS.right);
		expect(app.text()).toMatch(/‹ letters ›/);
		expect(app.text()).toMatch(/ R .*B .*Q .*K /);
		app.unmount();
	});

	it('take each of several keys that come at once', async () => {
		const world = new FakeWorld();
		const app = openApp(world, {kind: 'menu'});
		await app.type('9');
		await app.type(KEYS.down + KEYS.right + KEYS.right);
		expect(app.text()).toMatch(/Men +‹ letters ›/);
		await app.type(KEYS.left + KEYS.left + KEYS.left);
		expect(app.text()).toMatch(/Men +< ASCII letters >/);
	});

	it.each([
		[90, 30, 2],
		[120, 40, 3],
		[130, 44, 4],
		[200, 60, 6],
		[300, 80, 8],
	])('draws its squares larger in a larger window, at %i×%i', async (columns, rows, height) => {
		const app = openApp(new FakeWorld(), {kind: 'menu'}, {columns, rows});
		await app.type('9');
		const named = app
			.text()
			.split('\n')
			.flatMap((row, at) => (/ [87] [ ░▒]{3}/.test(row) ? [at] : []));
		expect(named[1] - named[0]).toBe(height);
		app.unmount();
	});

	it.each([
		[40, 12, 0],
		[50, 20, 0],
		[50, 23, 3],
		[50, 30, 9],
	])('have as much of it below as there is room for at %i×%i', async (columns, rows, shown) => {
		const app = openApp(new FakeWorld(), {kind: 'menu'}, {columns, rows});
		await app.type('9');
		await app.type(KEYS.right);
		expect(/^ +5 ▒▒ {2}▒▒ .*×░░· ░░/m.test(app.text())).toBe(shown > 0);
		expect(/^ +4 .*'· .* ·/m.test(app.text())).toBe(shown > 0);
		expect(
			app
				.text()
				.split('\n')
				.filter((row) => /^ +[1-8] |^ +a b c d/.test(row)),
		).toHaveLength(shown);
		app.unmount();
	});
});

it('say a line of the theme and of the men, whichever is set', async () => {
	const app = openApp(new FakeWorld(), {kind: 'menu'}, {columns: 80, rows: 24});
	await app.type('9');
	expect(app.text()).toContain('what suits the terminal');
	await app.type(KEYS.down);
	for (const about of [
		'large, where',
		'one sign a man',
		'a letter a man',
		'for terminals without',
	]) {
		expect(app.text()).toContain(about);
		await app.type(KEYS.right);
	}

	app.unmount();
});

describe('a row that is typed into', () => {
	it('has its usual name replaced by the first letter, and keys that erase a word or all', async () => {
		const world = new FakeWorld();
		const app = openApp(world, {kind: 'menu'}, {columns: 80, rows: 24});
		await app.type('2');
		for (let row = 0; row < 3; row++) {
			await app.type(KEYS.down);
		}

		expect(app.text()).toMatch(/White is +White_/);
		expect(app.text()).toMatch(/Enter next row .*Backspace erases/);
		await app.type('Black');
		expect(app.text()).toMatch(/White is +Black_/);
		await app.type('\u0017White');
		expect(app.text()).toMatch(/White is +White_/);
		await app.type('y An');
		expect(app.text()).toMatch(/White is +Whitey An_/);
		await app.type('\u0017');
		expect(app.text()).toMatch(/White is +Whitey _/);
		await app.type('\u0015Ann');
		expect(app.text()).toMatch(/White is +Ann_/);
		await app.type(KEYS.enter);
		await app.type(KEYS.backspace);
		expect(app.text()).toMatch(/Black is +Blac_/);
		await app.type('ky');
		expect(app.text()).toMatch(/Black is +Blacky_/);
		app.unmount();
	});

	it('offers help by a key that is no text, which takes the keys from the name until it is closed', async () => {
		const app = openApp(new FakeWorld(), {kind: 'menu'});
		await app.type('9');
		expect(app.text()).toMatch(/ \? help$/m);
		await app.type(KEYS.end);
		expect(app.text()).not.toMatch(/ \? help$/m);
		await clickWords(app, 'Ctrl+P');
		await app.type(`help${KEYS.enter}`);
		expect(app.text()).not.toContain('Your name        You');
		await app.type(`x${KEYS.escape}`);
		expect(app.text()).toMatch(/▸ Your name +You_/);
		app.unmount();
	});

	it('says so where it is one that takes no letters', async () => {
		const world = new FakeWorld();
		world.appSettings = {...DEFAULT_SETTINGS, usePin: true};
		const app = openApp(world, {kind: 'menu'}, {columns: 80, rows: 24});
		await app.type('2');
		await app.type(KEYS.end);
		await app.type('b');
		expect(app.text()).toContain('b does nothing now');
		await app.type('1');
		expect(app.text()).not.toContain('does nothing');
		app.unmount();
	});
});

describe('the theme', () => {
	const open = async (
		world: FakeWorld,
		columns: number,
		ask?: (tell: (ground: 'day') => void) => void,
	) => {
		const app = openApp(
			world,
			{kind: 'menu'},
			{columns, rows: 24},
			{
				view: ScreenView,
				colors: 3,
				...(ask === undefined ? {} : {askGround: ask}),
			},
		);
		await app.type('9');
		return app;
	};

	it('is automatic at first, and so again behind the last one and before the first', async () => {
		const world = new FakeWorld();
		const app = await open(world, 80);
		expect(app.text()).toContain('‹ automatic (Night now) ›');
		for (const {title} of Object.values(THEMES)) {
			await app.type(KEYS.right);
			expect(app.text()).toContain(`‹ ${title} ›`);
		}

		await app.type(KEYS.right);
		expect(app.text()).toContain('‹ automatic (Night now) ›');
		expect(world.appSettings.theme).toBe(DEFAULT_SETTINGS.theme);
		await app.type(KEYS.left);
		expect(world.appSettings.theme).toBe('mono');
		app.unmount();
	});

	it('asks the terminal for its background where a theme is chosen, too', async () => {
		const world = new FakeWorld();
		world.appSettings = {...DEFAULT_SETTINGS, theme: 'night'};
		const asked: string[] = [];
		const app = await open(world, 80, (tell) => {
			asked.push('asked');
			tell('day');
		});
		await app.type(KEYS.left);
		expect(asked).toEqual(['asked']);
		expect(app.text()).toContain('‹ automatic (Day now) ›');
		app.unmount();
	});

	it('says what it is now below the rows where they are narrow', async () => {
		const app = await open(new FakeWorld(), 40);
		expect(app.text()).toMatch(/‹ automatic ›[^]*\n +Night now/);
		app.unmount();
	});
});
