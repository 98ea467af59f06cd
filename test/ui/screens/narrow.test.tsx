import {describe, expect, it, vi} from 'vitest';
import {KEYS} from '../../helpers/render-screen.js';
import {begin, FakeWorld, HOTSEAT} from '../fake-world.js';
import {openApp} from '../open-app.js';

const SMALL = {columns: 40, rows: 12};

describe('in the smallest window', () => {
	it('every entry of the menu says in whole what it is', () => {
		const app = openApp(new FakeWorld(), undefined, SMALL);
		expect(app.text()).toContain('start here: rules');
		expect(app.text()).toContain('you see only where you can go');
		expect(app.text()).not.toContain('…');
		expect(app.faults).toEqual([]);
	});

	it('the menu shows the key of every entry', () => {
		const app = openApp(new FakeWorld(), undefined, SMALL);
		const keys = [...app.text().matchAll(/^ [▸ ] ([1-9q]) [A-Z]/gm)].map(([, key]) => key);
		expect(keys.join('')).toBe('123456789q');
		expect(app.text()).toMatch(/\? help *$/m);
	});

	it('the games to go on with keep who plays and when, and the help line cuts no key', async () => {
		const world = new FakeWorld();
		world.saved.push({id: 'one', match: begin(HOTSEAT, 0)});
		const app = openApp(world, undefined, SMALL);
		await app.type('6');
		expect(app.text()).toMatch(/▸ 1 {2}Anna – Ben .*\d\d Nov \d\d:\d\d *$/m);
		expect(app.text()).toContain('Fog of War');
		expect(app.text()).not.toContain('…');
		expect(app.text()).toMatch(/^ ↑↓ {2}Enter open {2}d delete {2}Esc back {2}\? *$/m);
	});

	it('how a turn is handed over is told in whole', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat'}, SMALL);
		await app.type(' ');
		await app.type(`e4${KEYS.enter}`);
		expect(app.text()).toContain('Enter, then hand over to Black.');
	});

	it('how several moves are planned is told in whole in the first turn, and then in a row', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat', variant: 'tripod'}, SMALL);
		for (const moves of ['e4 Nf3 a3', 'e5 Nf6 a6']) {
			await app.type(' ');
			expect(app.text()).toContain(' Plan your moves one by one …');
			await app.type(`${moves}${KEYS.enter}`);
			await app.type(KEYS.enter);
		}

		await app.type(' ');
		expect(app.text()).toContain(' Plan 3 moves.');
		expect(app.text()).toContain('Your moves: e4 yes,');
		expect(app.text()).not.toContain(' more (');
		app.unmount();
	});

	it('the help line of a set-up that can end has all its keys', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat', variant: 'schrodinger'}, SMALL);
		await app.type(' ');
		await app.type('1');
		await vi.waitFor(() => expect(app.text()).toContain('2 ready'));
		expect(app.text()).toMatch(/^ 1 random {2}2 ready .* \? *$/m);
		expect(app.text()).not.toContain('…');
		app.unmount();
	});

	it('both answers to a move that was put back are in sight, and what was tried in whole', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat', variant: 'kriegspiel-take-back'}, SMALL);
		for (const move of ['e4', 'a6', 'Bb5']) {
			await app.type(' ');
			await app.type(`${move}${KEYS.enter}`);
			if (app.text().includes('Try')) {
				await app.type(KEYS.enter);
			}

			if (move !== 'Bb5') {
				await app.type(KEYS.enter);
			}
		}

		const last = () => app.text().split('\n').at(-1);
		expect(last()).toMatch(/1 take back {2}2 stand/);
		await app.type('1');
		expect(app.text()).toContain('Tried: Bb5 back');
	});

	it('the menu marks that it scrolls, where a note takes rows of it', () => {
		const world = new FakeWorld();
		const warnings = ['The saved game 1 cannot be read: it is damaged.'];
		Object.assign(world.games, {list: () => ({games: [], warnings})});
		const rows = () => app.text().split('\n');
		const app = openApp(world, undefined, SMALL);
		expect(app.text()).not.toContain('…');
		expect(rows().some((row) => row.trimEnd().endsWith('↓'))).toBe(true);
		expect(rows().some((row) => row.trimEnd().endsWith('↑'))).toBe(false);
	});

	it('a form marks that it scrolls, and says of a row in whole what it is', async () => {
		const app = openApp(new FakeWorld(), undefined, SMALL);
		await app.type('9');
		expect(app.text()).toMatch(/↓\s*$/m);
		expect(app.text()).not.toMatch(/↑\s*$/m);
		await app.type(KEYS.end);
		expect(app.text()).toMatch(/↑\s*$/m);
		expect(app.text().replaceAll(/\s+/g, ' ')).toContain(
			'your progress in lessons is kept under it',
		);
	});
});

it('hints name the arrow keys where only ASCII is safe', async () => {
	const world = new FakeWorld();
	world.appSettings = {...world.appSettings, men: 'ascii'};
	const app = openApp(world);
	expect(app.text()).toMatch(/^ Up Down choose  Enter or 1.9 open/m);
	await app.type('8');
	expect(app.text()).toMatch(/^ Left Right games {2}Enter list {2}Up Down scroll/m);
});
