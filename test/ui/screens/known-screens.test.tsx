import {describe, expect, it} from 'vitest';
import {fail, type Result} from '../../../source/core/result.js';
import type {KnownBoard} from '../../../source/knowledge/known-board.js';
import {matchTasks} from '../../../source/match/worker-tasks.js';
import type {UiRequest} from '../../../source/session/request.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {readHelp, saidBeside} from '../read-app.js';

type App = ReturnType<typeof openApp>;

const LETTERS = {men: 'letters'} as const;

function open(request: UiRequest = {kind: 'hotseat'}, size?: {columns: number; rows: number}) {
	const world = new FakeWorld();
	world.appSettings = {...world.appSettings, ...LETTERS};
	return {world, ...openApp(world, request, size)};
}

/** Plays moves in turn, handing over after each, and takes the keyboard for the next. */
async function play(app: App, ...moves: readonly string[]): Promise<void> {
	await app.type(' ');
	for (const move of moves) {
		await app.type(`${move}${KEYS.enter}`);
		await app.type(KEYS.enter);
		await app.type(' ');
	}
}

const row = (app: App, rank: number): string => app.text().split('\n')[3 + 2 * (8 - rank)];
describe('what may stand on the squares that a player does not see', () => {
	it('is marked when it is asked for, told in words under the cursor, and hidden again', async () => {
		const app = open();
		await play(app, 'e4', 'Nc6');
		const before = app.text();
		await app.type('w');
		expect(saidBeside(app)).toContain(
			'13 positions fit all that you saw. Numbers per cent, ! certain, – nobody.',
		);
		// The knight may have moved to c6 by all that White knows; the king has not.
		expect(row(app, 8)).toContain('n92');
		expect(row(app, 8)).toContain('k!');
		await app.type(`${KEYS.up.repeat(4)}${KEYS.left.repeat(3)}`);
		expect(saidBeside(app)).toContain('b8: knight 92 %, empty 8 % (of 13 positions).');
		await app.type(`${KEYS.down.repeat(4)}${KEYS.right.repeat(3)}w`);
		expect(app.text()).toBe(before);
		app.unmount();
	});

	it.each(sampleSize(['reverse-schrodinger'], ['schrodinger', 'reverse-schrodinger']))(
		'says where the numbers are of men that are equally likely and leave no room for one: %s',
		async (variant) => {
			const app = open({kind: 'hotseat', variant});
			// All arrangements, of which a sample is uneven.
			const tasks = matchTasks({members: 4000, candidates: 40_000});
			app.world.knowledge.know = async (question) =>
				tasks.knownBoard(question, new Map()) as Result<KnownBoard>;
			for (const key of [' ', '1', '2', KEYS.enter, ' ', '1', '2', KEYS.enter, ' ', 'w']) {
				// oxlint-disable-next-line no-await-in-loop -- One key comes after the other.
				await app.type(key);
			}

			await settle();
			expect(saidBeside(app)).toContain('630 positions fit');
			expect(saidBeside(app)).not.toContain('Numbers per cent');
			expect(saidBeside(app)).toContain('Move the cursor onto a man for its numbers.');
			app.unmount();
		},
	);

	it('is told in the free rows of the list of moves, which stays where it is while the cursor moves', async () => {
		const app = open();
		await play(app, 'e4', 'd5', 'exd5', 'Qxd5');
		const listAt = (): number =>
			app
				.text()
				.split('\n')
				.findIndex((line) => line.includes('1 e4'));
		const before = listAt();
		await app.type('w');
		const shown = listAt();
		expect(shown).toBeGreaterThan(before);
		expect(saidBeside(app)).toContain('was taken');
		expect(saidBeside(app)).not.toMatch(/PgUp|PgDn/);
		for (const key of [KEYS.up, KEYS.up, KEYS.left, KEYS.up]) {
			await app.type(key);
			expect(listAt()).toBe(shown);
		}

		app.unmount();
	});

	it('keeps in sight how many positions fit while the cursor moves, in a window of 40×12', async () => {
		const app = open({kind: 'hotseat'}, {columns: 40, rows: 12});
		await play(app, 'e4', 'd5', 'exd5', 'Qxd5');
		await app.type('w');
		for (const key of [KEYS.up, KEYS.up, KEYS.left, KEYS.up]) {
			await app.type(key);
			expect(app.text()).toContain('Only one position');
		}

		app.unmount();
	});

	it('is gone with the hand-off, and not there at the next turn of either', async () => {
		const app = open();
		await play(app, 'e4', 'Nc6');
		await app.type('w');
		expect(row(app, 8)).toContain('k!');
		await app.type(`d4${KEYS.enter}`);
		// What is known is worked out anew when the own move has shown more.
		expect(row(app, 8)).toContain('k!');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('B L A C K');
		expect(app.text()).not.toMatch(/!|positions/);
		const handedOver = app.frames.length;
		await app.type(' ');
		await app.type(`a6${KEYS.enter}`);
		await app.type(KEYS.enter);
		await app.type(' ');
		for (const frame of app.frames.slice(handedOver)) {
			expect(frame).not.toMatch(/positions fit|k!|K!/);
		}

		app.unmount();
	});

	it('stays on against a bot until it is hidden', async () => {
		const world = new FakeWorld();
		world.appSettings = {...world.appSettings, ...LETTERS};
		world.players.test = {move: async () => 'b8c6'};
		const app = openApp(world, {kind: 'play', as: 'white', bot: 'test'});
		await app.type('w');
		expect(saidBeside(app)).toContain('Only one position fits');
		await app.type(`e4${KEYS.enter}`);
		await app.pass(1000);
		await settle();
		expect(saidBeside(app)).toContain('13 positions fit');
		expect(row(app, 8)).toContain('n92');
		app.unmount();
	});

	it('says that it is being worked out, and nobody waits', async () => {
		const {world, ...app} = open();
		let tell: (() => void) | undefined;
		world.knowledge.know = async () =>
			new Promise((resolve) => {
				tell = () => {
					resolve(fail('the positions of this game cannot be followed'));
				};
			});
		await app.type(' ');
		await app.type('w');
		expect(saidBeside(app)).toContain('Working out what may stand where …');
		await app.type(KEYS.left);
		expect(row(app, 2)).toContain('[P]');
		tell?.();
		await settle();
		expect(saidBeside(app)).toContain('The positions of this game cannot be followed.');
		app.unmount();
	});

	it.each([
		[40, 12],
		[120, 40],
	])('is marked in a window of %i×%i too', async (columns, rows) => {
		const app = open({kind: 'hotseat'}, {columns, rows});
		await play(app, 'e4', 'Nc6');
		await app.type(`w${KEYS.up.repeat(4)}${KEYS.left.repeat(3)}`);
		const text = app.text().replaceAll(/\s+/g, ' ');
		expect(text).toContain('k!');
		expect(text).toMatch(/b8: knight 92 %|b8 · knight 92 %, empty 8 % · fog/);
		expect(app.faults).toEqual([]);
		app.unmount();
	});

	it('is hidden again by Esc, and another one leaves', async () => {
		const app = open({kind: 'hotseat'}, {columns: 80, rows: 24});
		await play(app, 'e4', 'Nc6');
		await app.type('w');
		expect(saidBeside(app)).toMatch(/positions? fit/);
		await app.type(KEYS.escape);
		expect(saidBeside(app)).not.toMatch(/positions? fit|Leave/);
		await app.type(KEYS.escape);
		expect(saidBeside(app)).toContain('Leave');
		app.unmount();
	});

	it.each([
		[{columns: 60, rows: 15}, '? may be there, + this man or another, ! certain, – nobody.'],
		[{columns: 38, rows: 11}, '? maybe + several ! sure – nobody'],
	])('has its signs told in the smallest squares where rows are free: %o', async (size, said) => {
		const app = open({kind: 'hotseat'}, size);
		await play(app, 'e4', 'Nc6');
		await app.type('w');
		const beside = app
			.text()
			.split('\n')
			.map((line) => line.slice(20).trim());
		expect(beside.join(' ')).toContain(said);
		app.unmount();
	});

	it('is among the keys that are listed', async () => {
		const app = open({kind: 'hotseat'}, {columns: 120, rows: 40});
		await play(app);
		expect(await readHelp(app)).toContain('w what you know');
		app.unmount();
	});
});

describe('the men last seen', () => {
	it('are without the only queen once she is seen elsewhere', async () => {
		const world = new FakeWorld();
		world.players.test = {move: async () => 'd8d4'};
		const fen = '3qk3/4p3/8/8/8/8/7P/R2QK3 w - - 0 1';
		const app = openApp(world, {kind: 'play', as: 'white', bot: 'test', fen});
		await app.type(`Qa4${KEYS.enter}`);
		await app.type('p');
		expect(saidBeside(app)).toMatch(/Ghosts . . d8/);
		await app.type(KEYS.escape);
		await app.pass(1000);
		await settle();
		await app.type('p');
		expect(saidBeside(app)).toMatch(/sight • \S+ d4 +• \S+ e8 +Ghosts +• none/);
	});
});
