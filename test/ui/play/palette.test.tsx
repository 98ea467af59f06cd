import {describe, expect, it} from 'vitest';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

const SIZES = [
	{columns: 80, rows: 24},
	{columns: 40, rows: 12},
] as const;

/** Opens a hotseat game with White at the keyboard. */
async function openGame(size: (typeof SIZES)[number], variant = 'fog') {
	const world = new FakeWorld();
	const app = openApp(world, {kind: 'hotseat', variant}, size);
	await app.type(' ');
	return {world, app};
}

describe.each(SIZES)('the list of commands, $columns×$rows', (size) => {
	it('is narrowed by what is typed, and runs what Enter names', async () => {
		const {app, world} = await openGame(size);
		await app.type('e4');
		await app.type(KEYS.enter);
		await app.type(':draw');
		expect(app.text()).toContain(':draw_  Enter: offer a draw');
		expect(app.text()).not.toContain('resign');
		// The key `w` was not run, nor any other of the four.
		expect(app.text()).not.toContain('what may stand');
		await app.type(KEYS.enter);
		expect(world.saved.at(-1)?.match.request).toEqual({kind: 'draw', by: 'white'});
	});

	it('is not needed by who types one of its names as if it were a move', async () => {
		const {app} = await openGame(size);
		await app.type('resign');
		expect(app.text()).toContain(' resign_  Enter: resign the game');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Play on');
		expect(app.text()).not.toContain('resign_');
		await app.type(KEYS.escape);
		await app.type(`Nzz${KEYS.enter}`);
		expect(app.text()).toContain('Nzz_');
		await app.type(KEYS.escape);
		await app.type(`draw${KEYS.enter}`);
		expect(app.text()).toContain('White offers a draw.');
	});

	it.each(['fog', 'kriegspiel-partnership', 'liar', 'welbeck'])(
		'cuts no row of %s short',
		async (variant) => {
			const {app} = await openGame(size, variant);
			await app.type(':');
			for (let row = 0; row < 12; row++) {
				// oxlint-disable-next-line no-await-in-loop -- One row comes after the other.
				await app.type(KEYS.down);
				const list = app.text().split('\n').slice(1, -2);
				expect(list.filter((line) => line.includes('…'))).toEqual([]);
			}
		},
	);

	it('opens the help by its name', async () => {
		const {app} = await openGame(size);
		await app.type('?');
		const help = app.text();
		await app.type(KEYS.escape);
		await app.type(`:help${KEYS.enter}`);
		expect(app.text()).toBe(help);
	});

	it('opens the settings over the game, which is as it was afterwards but for them', async () => {
		const {app, world} = await openGame(size);
		await app.type(`mx${KEYS.up}${KEYS.up}${KEYS.down}`);
		const before = app.text();
		await app.type(`:settings${KEYS.enter}`);
		expect(app.text()).toContain('Settings');
		expect(app.text()).not.toContain('fogchess  Fog of War');
		// No key gets through to the game.
		await app.type('e4');
		await app.type(KEYS.escape);
		expect(app.text()).toBe(before);
		expect(world.closedGames).toEqual([]);

		await app.type(`:settings${KEYS.enter}`);
		await app.type(KEYS.down + KEYS.right);
		await app.type(KEYS.right);
		await app.type(KEYS.escape);
		expect(world.appSettings.men).toBe('letters');
		expect(app.text()).not.toBe(before);
		await app.type(`e4${KEYS.enter}`);
		expect(app.text()).toContain('hand over');
		expect(app.faults).toEqual([]);
	});

	it('says why nothing is done, and does nothing', async () => {
		const {app, world} = await openGame(size);
		await app.type(':take');
		expect(app.text()).toContain('Not now: you have no move to');
		expect(app.text()).not.toContain('Enter');
		const before = app.lastFrame();
		await app.type(KEYS.enter);
		expect(app.lastFrame()).toBe(before);
		expect(world.saved).toEqual([]);
		await app.type(`${KEYS.backspace.repeat(4)}xyz`);
		expect(app.text()).toContain('No command fits.');
		expect(app.text()).not.toContain('▸');
		await app.type(KEYS.enter + KEYS.down);
		expect(app.text()).toContain(':xyz_');
		await app.type(KEYS.escape);
		expect(app.text()).not.toContain('xyz');
		expect(app.faults).toEqual([]);
	});

	it('finds a command by its key, by any of its words, and by the arrows', async () => {
		const {app} = await openGame(size);
		await app.type(':t');
		expect(app.text()).toContain('Enter: turn the board round');
		await app.type(`${KEYS.backspace}RULES`);
		expect(app.text()).toContain('Enter: the rules of this game');
		await app.type(KEYS.backspace.repeat(5));
		const [first] = /Enter: .*/.exec(app.text()) ?? [];
		await app.type(KEYS.down + KEYS.up + KEYS.down);
		expect(app.text()).not.toContain(first);
		await app.type(KEYS.pageDown.repeat(4));
		expect(app.text()).toContain('Not now: you have no move to');
		await app.type(KEYS.home);
		expect(app.text()).toContain(first);
	});
});

describe('the list of commands of a Kriegspiel game', () => {
	it('asks the umpire, and says when there is nothing left to ask', async () => {
		const {app, world} = await openGame(SIZES[0], 'kriegspiel-eastern');
		await app.type(`:ask${KEYS.enter}`);
		expect(world.saved.at(-1)?.match.acts).toEqual([{seat: 'white', text: 'any?', stands: false}]);
		await app.type(':ask');
		expect(app.text()).toContain('Not now: there is nothing more that');
	});
});

describe('the list of commands while the bot thinks', () => {
	it('has what is about the own move too, with the reason why not now', async () => {
		const world = new FakeWorld();
		world.players.test = {move: async () => new Promise<string>(() => undefined)};
		const app = openApp(world, {kind: 'play', as: 'white', bot: 'test'});
		await app.type(`e4${KEYS.enter}`);
		await app.type(':pencil');
		expect(app.text()).toContain('Not now: it is not your turn.');
		expect(app.text()).toMatch(/▸ m put a pencil mark \(not now\)/);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Not now: it is not your turn.');
	});
});

it('the list of commands stays open when a flag falls on the keyboard of two', async () => {
	const world = new FakeWorld();
	const app = openApp(world, {kind: 'hotseat', clock: {kind: 'timed', base: 60_000, increment: 0}});
	await app.type(' ');
	await app.type(':');
	await app.pass(30_000);
	expect(app.text()).toContain(':_');
	await app.pass(40_000);
	expect(app.text()).toContain(':_');
	expect(app.text()).toContain('rematch, same sides');
	// Enter was for a command that has gone, and runs no other.
	expect(app.text()).toContain('Not now: the game is over.');
	await app.type(KEYS.enter);
	expect(app.text()).toContain(':_');
	await app.type(KEYS.down);
	expect(app.text()).toContain(':_  Enter: ');
});

it('a pencil mark is put on no man of one’s own', async () => {
	const {app, world} = await openGame(SIZES[0]);
	await app.type('m');
	expect(app.text().replaceAll(/\s+/g, ' ')).toContain('Your own man stands there');
	expect(world.saves.marks('game-1', 'white')).toEqual({});
	await app.type(`${KEYS.up.repeat(2)}m`);
	// Any key that is no sign is answered, and the question stays.
	for (const key of ['z', ':', ' ', KEYS.up]) {
		await app.type(key);
		expect(app.text().replaceAll(/\s+/g, ' ')).toContain('A sign is one of p n b r q k ! ? x.');
		expect(world.saves.marks('game-1', 'white')).toEqual({});
	}

	await app.type('N');
	expect(world.saves.marks('game-1', 'white')).toEqual({e4: 'n'});
	expect(app.text()).not.toContain('A sign is one of');

	// Once a man of one's own stands on the square that was marked there is nothing to guess.
	expect(app.text()).toContain('your mark: n');
	const onBoard = () =>
		app
			.text()
			.split('\n')
			.slice(3, 19)
			.map((row) => row.slice(0, 36));
	expect(onBoard().join(' ')).toContain('n');
	await app.type(`e4${KEYS.enter}`);
	expect(app.text()).toContain('You played e4.');
	expect(onBoard().join(' ')).not.toContain('n');
});

describe('what is read while the bot thinks', () => {
	/** Opens a game in which the bot answers when it is told to, and moves. */
	async function openThinking() {
		const world = new FakeWorld();
		let answer: (move: string) => void = () => undefined;
		world.players.test = {
			move: async () =>
				new Promise<string>((resolve) => {
					answer = resolve;
				}),
		};
		const app = openApp(world, {kind: 'play', as: 'white', bot: 'test'});
		await app.type(`e4${KEYS.enter}`);
		return {
			app,
			world,
			reply: async () => {
				answer('e7e5');
				await world.pass(1000);
				await settle();
			},
		};
	}

	it('stays open when the bot has moved, with the cursor on its command, and has the keys', async () => {
		const {app, world, reply} = await openThinking();
		await app.type(`:${KEYS.down}${KEYS.down}`);
		const [here] = /▸ .*/.exec(app.text()) ?? ['none'];
		await reply();
		expect(world.saved.at(-1)?.match.acts).toHaveLength(2);
		expect(app.text()).toContain(':_');
		expect(app.text()).toContain(here.trimEnd());
		await app.type('pencil');
		expect(app.text()).toContain(':pencil_  Enter: put a pencil mark');
		await app.type(KEYS.escape);
		expect(app.text()).not.toContain('pencil_');
		expect(app.faults).toEqual([]);
	});

	it.each([
		['?', 'Fog'],
		[`:rules${KEYS.enter}`, 'What you see'],
	])('a page does so too: %s', async (keys, told) => {
		const {app, reply} = await openThinking();
		await app.type(keys);
		expect(app.text()).toContain(told);
		await reply();
		expect(app.text()).toContain(told);
		await app.type(KEYS.escape);
		await app.type('d4');
		expect(app.text()).toContain('d4_');
	});
});
