import {describe, expect, it} from 'vitest';
import {DEFAULT_SETTINGS} from '../../../source/storage/settings-file.js';
import type {BotChoice, BotTerms, UiServices} from '../../../source/session/services.js';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

const CHOICES: readonly BotChoice[] = [
	{id: 'level-1', title: 'First', about: 'is weak', level: 1},
	{id: 'level-2', title: 'Second', about: 'is usual', level: 2},
	{id: 'level-3', title: 'Third', about: 'is strong', level: 3, isTimed: true},
];
const OTHER: BotChoice = {id: 'greedy', title: 'Greedy', about: 'takes'};

/** A world with three levels and a bot that is not offered. */
class LevelsWorld extends FakeWorld {
	readonly terms: BotTerms[] = [];
	override readonly bots: UiServices['bots'] = {
		choices: CHOICES,
		usual: 'level-2',
		first: 'level-2',
		describe: (id) => [...CHOICES, OTHER].find((choice) => choice.id === id),
		find: (id, terms = {}) => {
			this.terms.push(terms);
			return this.bots.describe(id) === undefined ? undefined : {move: async () => 'e7e5'};
		},
	};
}

/** Opens the form of a game against the bot, with the cursor on its level. */
async function openForm(world: FakeWorld, size = {columns: 80, rows: 24}) {
	const app = openApp(world, {kind: 'menu'}, size);
	await app.type('3');
	await app.type(KEYS.down + KEYS.down);
	return app;
}

const lineOf = (app: ReturnType<typeof openApp>, label: string): string =>
	app
		.text()
		.split('\n')
		.find((line) => line.includes(label)) ?? '';

describe('the choice of a level', () => {
	it.each([
		[80, 24],
		[40, 12],
	])('begins with the usual one and goes through all by name at %i×%i', async (columns, rows) => {
		const app = await openForm(new LevelsWorld(), {columns, rows});
		expect(lineOf(app, 'Level')).toContain('2 Second');
		await app.type(KEYS.right);
		expect(lineOf(app, 'Level')).toContain('3 Third');
		await app.type(KEYS.right);
		expect(lineOf(app, 'Level')).toContain('1 First');
	});

	it('keeps the cursor where it is when a row comes or goes', async () => {
		const app = await openForm(new LevelsWorld());
		expect(app.text()).not.toContain('It thinks');
		for (const key of [KEYS.right, KEYS.left, KEYS.right]) {
			await app.type(key);
			expect(lineOf(app, '▸')).toContain('Level');
		}

		expect(lineOf(app, 'It thinks')).toContain('as it likes');
	});

	it('is kept, with the time for the one that can be given a time', async () => {
		const world = new LevelsWorld();
		const app = await openForm(world);
		await app.type(KEYS.right + KEYS.down + KEYS.right + KEYS.right);
		expect(lineOf(app, 'It thinks')).toContain('1 s a move');
		await app.type(KEYS.up + KEYS.up + KEYS.up + KEYS.enter);
		expect(app.text()).toContain('against Third');
		expect(world.terms.at(-1)).toMatchObject({ms: 1000});
		expect(world.appSettings).toMatchObject({botMs: 1000, last: {bot: 'level-3'}});
		const next = await openForm(world);
		expect(lineOf(next, 'Level')).toContain('3 Third');
		expect(lineOf(next, 'It thinks')).toContain('1 s a move');
	});

	it('gives no time to a level that does not go by the clock', async () => {
		const world = new LevelsWorld();
		world.appSettings = {...DEFAULT_SETTINGS, botMs: 5000};
		const app = await openForm(world);
		await app.type(KEYS.up + KEYS.up + KEYS.enter);
		expect(app.text()).toContain('against Second');
		expect(world.terms.at(-1)?.ms).toBeUndefined();
	});

	it('is the usual one when the bot of last time is not offered any more', async () => {
		const world = new LevelsWorld();
		world.appSettings = {
			...DEFAULT_SETTINGS,
			last: {...DEFAULT_SETTINGS.last, bot: 'greedy'},
		};
		expect(lineOf(await openForm(world), 'Level')).toContain('2 Second');
	});
});

describe('a bot by name', () => {
	it('plays although it is not offered, and is told the start that was agreed', () => {
		const world = new LevelsWorld();
		const fen = '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1';
		const app = openApp(world, {kind: 'play', bot: 'greedy', fen});
		expect(app.text()).toContain('against Greedy');
		expect(world.terms).toEqual([{fen, ms: undefined}]);
	});
});
