import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {AGAINST_BOT, BOTS, HOTSEAT, play, TAKE} from '../../helpers/matches.js';
import {IMPORTS} from '../../../source/text/cannot-do.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {allSaid, readHelp, saidBeside} from '../read-app.js';
import {archiveWorld} from './archive-world.js';

const ON = '2026-11-25T10:00:00.000Z';
const WON = play(AGAINST_BOT, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8').match;
const RESIGNED = play(HOTSEAT, TAKE, {type: 'resigned', side: 'white'}).match;
const WATCHED = play(BOTS, 'd2d4', {type: 'resigned', side: 'black'}).match;
const RUNNING = play(AGAINST_BOT, 'd2d4').match;

const SIZES = [
	{columns: 80, rows: 24},
	{columns: 40, rows: 12},
	{columns: 120, rows: 40},
] as const;

/** Opens the list of three games that are over, one of them from elsewhere; a fourth one runs. */
async function openGames(size: {readonly columns: number; readonly rows: number} = SIZES[0]) {
	const made = archiveWorld(
		['won', WON],
		['resigned', RESIGNED],
		['watched', WATCHED, {on: ON, from: 'games.pgn'}],
		['running', RUNNING],
	);
	const app = openApp(made.world, undefined, size);
	await app.type('7');
	return {...made, app};
}

const rowsOf = ({text}: {readonly text: () => string}): string[] =>
	text()
		.split('\n')
		.filter((line) => /\d\d \w{3} \d\d /.test(line));

describe.each(SIZES)('the list of games, $columns×$rows', (size) => {
	it('has those that are over, and no other', async () => {
		const {app} = await openGames(size);
		expect(app.text()).toContain('3 games');
		if (size.columns >= 80) {
			expect(app.text()).toMatch(/ s stat/);
		}

		const rows = rowsOf(app);
		expect(rows).toHaveLength(3);
		expect(rows[0]).toMatch(/▸ 25 Nov 26 Ada – Robo +won/);
		expect(rows[1]).toMatch(/Ada – Bo .*Black won/);
		expect(rows[2]).toMatch(/Hal – Robo .*White won/);
		await app.type(KEYS.end);
		expect(allSaid(app)).toMatch(/imported/);
		expect(app.text().split('\n').length).toBeLessThanOrEqual(size.rows);
		expect(app.faults).toEqual([]);
	});

	it('is narrowed by typing, and goes through the game that is found', async () => {
		const {app} = await openGames(size);
		await app.type('/hal?');
		expect(app.text()).toMatch(/No game fits “hal\?”\. Esc shows all\s+games\./);
		await app.type(KEYS.enter);
		// There is nothing to be done with.
		expect(app.text()).not.toMatch(/Enter review|analyse|PGN/);
		await app.type('/');
		await app.type(KEYS.backspace);
		expect(app.text()).toContain('/hal_');
		expect(app.text()).toContain('1 of 3 fit');
		expect(rowsOf(app)).toHaveLength(1);
		await app.type(KEYS.enter);
		expect(allSaid(app)).toMatch(/\/hal . .*not analysed/);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('1 of 1 half-moves');
		await app.type(KEYS.escape);
		// It is as it was left.
		expect(app.text()).toContain('/hal');
		expect(rowsOf(app)).toHaveLength(1);
		await app.type(KEYS.escape);
		expect(rowsOf(app)).toHaveLength(3);
		expect(rowsOf(app)[2]).toMatch(/▸ .*Hal/);
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(/chess with hidden information|you see only where you can go/);
	});

	it('has its commands in a list, and a review has its own', async () => {
		const {app} = await openGames(size);
		await app.type(`${KEYS.end}:xyz`);
		expect(app.text()).toContain('No command fits.');
		await app.type(`${KEYS.backspace.repeat(3)}import`);
		expect(app.text()).toContain('fogchess import FILE');
		await app.type(KEYS.enter + KEYS.backspace.repeat(6));
		expect(app.text()).toMatch(/:_  Enter: (?:go through|review)/);
		await app.type(`PGN${KEYS.enter}`);
		expect(app.text()).not.toContain(':PGN');
		expect(allSaid(app)).toMatch(/written to/i);
		await app.type(`:go through${KEYS.enter}`);
		expect(app.text()).toContain('1 of 1 half-moves');
		await app.type(`:start${KEYS.enter}`);
		expect(app.text()).toContain('0 of 1 half-moves');
		// Its keys are letters of the search.
		await app.type(':leave');
		expect(app.text()).toContain(':leave_  Enter: leave it');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('0 of 1 half-moves');
		await app.type(`:leave${KEYS.enter}`);
		expect(rowsOf(app)[2]).toMatch(/▸ /);
		await app.type(`:delete${KEYS.enter}`);
		await app.type('y');
		expect(rowsOf(app)).toHaveLength(2);
		expect(app.faults).toEqual([]);
	});

	it('deletes with a word, and brings back', async () => {
		const {app} = await openGames(size);
		await app.type(KEYS.down + 'd');
		expect(allSaid(app)).toContain('Delete it? Ada – Bo. Afterwards z brings it back.');
		await app.type(KEYS.enter);
		expect(rowsOf(app)).toHaveLength(3);
		await app.type('d');
		await app.type('y');
		expect(allSaid(app)).toContain('Deleted: Ada – Bo. z brings it back.');
		expect(rowsOf(app)).toHaveLength(2);
		await app.type(KEYS.escape);
		await app.type('7');
		await app.type('z');
		expect(allSaid(app)).toContain('Back again: Ada – Bo.');
		expect(rowsOf(app)[1]).toMatch(/▸ .*Ada – Bo/);
		await app.type('z');
		expect(allSaid(app)).toContain('Nothing was deleted');
	});
});

describe('the list of games', () => {
	it('keeps its columns where they are while it is narrowed', async () => {
		const {app} = await openGames();
		const head = () =>
			app
				.text()
				.split('\n')
				.find((line) => line.includes('White, Black'));
		const before = head();
		await app.type('/hal');
		expect(rowsOf(app)).toHaveLength(1);
		expect(head()).toBe(before);
	});

	it('offers help and the way back to all games while it is narrowed, at every width', async () => {
		const {app} = await openGames();
		await app.type(`/won${KEYS.enter}`);
		for (const columns of [40, 60, 72, 80, 100, 160]) {
			// oxlint-disable-next-line no-await-in-loop -- One size comes after the other.
			await app.resize(columns, 24);
			expect(app.text()).toMatch(/Esc all games +(?:: more +)?\?(?: help)? *$/m);
		}
	});

	it('offers no analysis of what cannot be analysed, and says why', async () => {
		const drill = play(
			{
				...AGAINST_BOT,
				variant: 'fog-ending',
				fen: '8/8/8/8/3k4/8/8/KQ6 w - - 0 1',
				seats: {...AGAINST_BOT.seats, black: {kind: 'bot', name: 'it', bot: 'drill phantom'}},
			},
			'b1b3',
			{type: 'resigned', side: 'white'},
		).match;
		const {world} = archiveWorld(['drill', drill], ['won', WON]);
		const app = openApp(world, undefined, {columns: 120, rows: 30});
		await app.type('7');
		const why = 'Not analysed: the exact table judges the moves of a drill';
		expect(app.text()).not.toContain('analyse');
		await app.type('x');
		expect(app.text()).toContain(why);
		expect(app.text()).toContain('2 games');
		await app.type(KEYS.enter);
		expect(allSaid(app)).toContain('1 of 1 half-moves');
		expect(allSaid(app)).toContain(why.replace(' tables', ''));
		expect(app.text()).not.toContain('x analyse');
		await app.type(KEYS.escape);
		await app.type(KEYS.down);
		expect(app.text()).toContain('not analysed');
		expect(app.text()).toContain('x analyse');
	});

	it('writes a game as PGN and says where', async () => {
		const {app, target} = await openGames({columns: 120, rows: 30});
		await app.type('e');
		expect(allSaid(app).replaceAll(' ', '')).toContain(`Writtento${target}/won.pgn`);
		expect(readdirSync(target)).toEqual(['won.pgn']);
	});

	it('has a game analysed in its review, and says so from then on', async () => {
		const {app} = await openGames();
		expect(rowsOf(app)[0]).not.toContain('analysed');
		await app.type('x');
		await settle();
		expect(app.text()).toContain('5 of 5 half-moves');
		// The faults stand below the board, and all of it has room.
		expect(saidBeside(app)).toContain(' were to be expected: the fog was kind.');
		expect(app.text()).not.toContain('PgDn');
		await app.type(KEYS.escape);
		expect(rowsOf(app)[0]).toContain('analysed');
		expect(rowsOf(app)[1]).not.toContain('analysed');
	});

	it('tells how to come to games where there is none', async () => {
		const app = openApp(new FakeWorld());
		expect(app.text()).toMatch(/Games +none is over yet/);
		await app.type('7');
		expect(allSaid(app)).toContain('`fogchess play`');
		expect(allSaid(app)).toContain('`fogchess import FILE`');
		await app.type('/a');
		await app.type('dxz');
		expect(allSaid(app)).toContain('`fogchess import FILE`');
		expect(app.faults).toEqual([]);
	});

	it('tells in its help how games come in from elsewhere', async () => {
		const {app} = await openGames();
		expect(await readHelp(app)).toContain(IMPORTS);
		expect(app.faults).toEqual([]);
	});

	it('leads to the record against bots, which scrolls where there is more of it', async () => {
		const {app: large} = await openGames();
		await large.type('s');
		expect(large.text()).not.toContain('PgDn');
		const {app} = await openGames({columns: 40, rows: 12});
		await app.type('s');
		expect(allSaid(app)).toContain('Against bots, 1 game: 1 won');
		expect(app.text()).toMatch(/rows 1–\d+ of \d+ {2}PgDn/);
		await app.type(KEYS.end);
		expect(allSaid(app)).toContain('x in the list of games');
		expect(app.text()).toContain('PgUp');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('3 games');
	});
});

describe('the menu', () => {
	it('tells how many games there are to go on with, and to go through', async () => {
		const {app} = await openGames();
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(/Resume +one game to go on with/);
		expect(app.text()).toMatch(/Games +3 to go through, and statistics/);
		await app.type('6');
		expect(app.text()).toContain('1 game');
		expect(app.text()).not.toContain('Hal');
	});
});
