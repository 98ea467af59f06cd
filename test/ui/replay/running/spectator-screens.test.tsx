import {describe, expect, it} from 'vitest';
import type {UiRequest} from '../../../../source/session/request.js';
import {GAME_PACES as PACES} from '../../../../source/ui/replay/playback.js';
import {KEYS, settle} from '../../../helpers/render-screen.js';
import {openApp} from '../../open-app.js';
import {allSaid, readHelp} from '../../read-app.js';
import {SHORT_GAME, SpectatorWorld} from './spectator-world.js';
import {movesOf} from '../../../../source/match/acts.js';

const SCRIPTED: UiRequest = {
	kind: 'spectate',
	bots: {white: 'script', black: 'script'},
	variant: 'fog',
	seed: 1,
};
const REAL: UiRequest = {...SCRIPTED, bots: {white: 'greedy', black: 'random'}};
const WIDE = {columns: 120, rows: 40};
const PACE = PACES[3];

async function open(request: UiRequest = SCRIPTED, size: {columns?: number; rows?: number} = {}) {
	const world = new SpectatorWorld();
	world.script = SHORT_GAME;
	const app = openApp(world, request, size);
	await settle();
	return {world, ...app};
}

/** The files' names, from either side. */
const FILES = /a +b +c +d +e +f +g +h|h +g +f +e +d +c +b +a/;

/** The rows in which files are named: one for all boards that stand side by side. */
const fileRows = ({text}: {readonly text: () => string}): readonly string[] =>
	text()
		.split('\n')
		.filter((row) => FILES.test(row));

const boardsIn = (app: {readonly text: () => string}): number =>
	fileRows(app).at(-1)?.match(new RegExp(FILES, 'g'))?.length ?? 0;

describe('watching two bots', () => {
	it('shows both views and the truth, the moves and what each side is told', async () => {
		const app = await open(SCRIPTED, WIDE);
		expect(boardsIn(app)).toBe(3);
		expect(allSaid(app)).toContain('▸ White · Script sees 32 squares');
		expect(allSaid(app)).toContain('The truth');
		expect(allSaid(app)).toContain('Black · Script sees 32 squares');
		expect(allSaid(app)).toContain('playing, 1.2 s a move');
		app.world.isAnswering = false;
		await app.pass(PACE);
		expect(allSaid(app)).toContain('▸ Black · Script');
		expect(allSaid(app)).toContain('move 1 · Black');
		expect(allSaid(app)).toContain('You played e4.');
		expect(allSaid(app)).toContain('1 e4');
		await app.pass(PACE);
		expect(allSaid(app)).toContain('▸ Black · Script thinks');
		expect(allSaid(app)).toContain('playing, 1.2 s a move Black thinks …');
	});

	it.each([
		['short', 'random', 80, 'sees 32 squares'],
		['long', 'forgetful-random', 80, '32 squares'],
		['long, in a large window', 'forgetful-random', 200, 'sees 32 squares'],
	])(
		'says alike of both sides what they see, one’s name is %s',
		async (_, black, columns, sees) => {
			const app = await open(
				{...SCRIPTED, bots: {white: 'script', black}},
				{columns, rows: columns === 80 ? 24 : 60},
			);
			expect(app.text().match(/(?:sees )?\d+ sq(?:uares|\.)/g)).toEqual([sees, sees]);
		},
	);

	it('says who won, to each side what it heard', async () => {
		const app = await open(SCRIPTED, WIDE);
		await app.pass(2 * PACE);
		expect(allSaid(app)).toContain('1 e4 f6');
		expect(app.text().indexOf('You played e4.')).toBeLessThan(app.text().indexOf('Black moved.'));
		expect(allSaid(app)).toMatch(/White is told: .*Black is told: /);
		await app.pass(2 * PACE);
		await app.pass(PACE);
		expect(allSaid(app)).toContain('White took Black’s king. White wins.');
		expect(allSaid(app)).toContain('king. You win.');
		expect(allSaid(app)).toContain('king. You lose.');
		expect(allSaid(app)).toContain('over · 3 moves');
		expect(app.faults).toEqual([]);
	});

	it('stops, steps and looks back; what is told goes back too', async () => {
		const app = await open(SCRIPTED, WIDE);
		await app.type(KEYS.space);
		expect(allSaid(app)).toContain('stopped: Space goes on');
		await app.pass(9 * PACE);
		await app.type(KEYS.right + KEYS.right);
		expect(allSaid(app)).toContain('1 e4 f6');
		const before = app.lastFrame();
		await app.type(KEYS.left + KEYS.left);
		expect(allSaid(app)).toContain('0 of 2 half-moves');
		expect(allSaid(app)).toContain('stopped after 0 of 2 half-moves: Space goes on');
		expect(allSaid(app)).not.toContain('You played e4.');
		await app.type(KEYS.end);
		expect(app.lastFrame()).toBe(before);
		await app.type(`${KEYS.home}+`);
		await app.type(KEYS.space);
		expect(allSaid(app)).toContain('playing, 0.7 s a move');
		await app.pass(PACES[4]);
		expect(allSaid(app)).toContain('1 of 2 half-moves');
	});

	it('tells all under two boards: what does not fit is scrolled, once it stands still', async () => {
		const world = new SpectatorWorld();
		world.texts = ['batch:e2e4,g1f3,f1c4', 'batch:e7e5,b8c6,d7d5'];
		const app = openApp(world, {...SCRIPTED, variant: 'tripod'}, {});
		await settle();
		expect(boardsIn(app)).toBe(2);
		// Own men and nothing else is what a side sees.
		expect(allSaid(app)).toContain('16 men');
		expect(app.text()).not.toContain('scroll');
		await app.type(KEYS.space + KEYS.right + KEYS.right);
		expect(app.text()).toMatch(/White is told: +PgDn/);
		expect(app.text()).toContain('PgDn scroll');
		/** What is told to White alone, in the first of three columns. */
		const told = (): readonly string[] =>
			app
				.text()
				.split('\n')
				.slice(-4, -2)
				.map((row) => row.slice(0, 26).trim());
		const all = [...told()];
		while (/White is told: .*PgDn {2}/.test(app.text()) && all.length < 20) {
			await app.type(KEYS.pageDown);
			all.push(told()[1]);
		}

		expect(all.join(' ')).toBe(
			'1… Your moves: e4 yes, Nf3 yes, Bc4 yes. Enemies near pawns and knights: d5 and e5. Black moved: pawn, knight and pawn.',
		);
		expect(app.text()).toMatch(/White is told: +PgUp /);
	});

	it('changes eyes: all boards, then one, large', async () => {
		const app = await open(SCRIPTED, WIDE);
		await app.type(KEYS.space);
		const all = app.lastFrame();
		for (const eyes of ['White’s view', 'The truth', 'Black’s view']) {
			await app.type('v');
			expect(boardsIn(app)).toBe(1);
			expect(allSaid(app)).toContain(`fogchess ${eyes} · Script – Script`);
			expect(/[░▒]/.test(app.text())).toBe(eyes !== 'The truth');
			expect(allSaid(app)).toContain('is told: The game begins.');
		}

		await app.type('v');
		expect(app.lastFrame()).toBe(all);
	});

	it('lets the truth tell what both sides were told', async () => {
		const app = await open(SCRIPTED, {columns: 100, rows: 40});
		await app.type(' vv');
		await app.type(KEYS.right);
		expect(allSaid(app)).toContain('White is told: You played e4.');
		expect(allSaid(app)).toContain('Black is told: White moved.');
	});

	it.each([
		[{columns: 80, rows: 24}, 2],
		[{columns: 40, rows: 12}, 1],
		[{columns: 24, rows: 13}, 1],
		[{columns: 200, rows: 60}, 3],
	] as const)(
		'never leaves a window of %o, and the boards stay where they are',
		async (size, count) => {
			const app = await open(REAL, size);
			expect(boardsIn(app)).toBe(count);
			for (let step = 0; step < 8; step++) {
				await app.type(step % 4 === 3 ? 't' : KEYS.right);
				const rows = app.text().split('\n');
				expect(rows.length).toBeLessThanOrEqual(size.rows);
				expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(size.columns);
				expect(boardsIn(app)).toBe(count);
			}

			for (const key of ['v', 'v', 'v', '?']) {
				await app.type(key);
				const rows = app.text().split('\n');
				expect(rows.length).toBeLessThanOrEqual(size.rows);
				expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(size.columns);
			}

			expect(app.faults).toEqual([]);
		},
	);

	it('goes on being watched when the window changes', async () => {
		const app = await open(SCRIPTED, WIDE);
		await app.resize(80, 24);
		expect(boardsIn(app)).toBe(2);
		await app.resize(40, 12);
		expect(boardsIn(app)).toBe(1);
		await app.resize(10, 5);
		expect(allSaid(app)).toContain('fogchess needs');
		await app.resize(120, 40);
		expect(boardsIn(app)).toBe(3);
		await app.pass(PACE);
		expect(allSaid(app)).toContain('1 e4');
	});

	it.each([WIDE, {columns: 80, rows: 24}, {columns: 40, rows: 12}])(
		'lists its keys in %o',
		async (size) => {
			const app = await open(SCRIPTED, size);
			await app.type(KEYS.space);
			const before = app.lastFrame();
			expect(await readHelp(app)).toContain('stop the game, or let it go on');
			expect(app.lastFrame()).toBe(before);
		},
	);

	it('plays again with colours swapped', async () => {
		const app = await open(REAL, WIDE);
		expect(allSaid(app)).toContain('White · Greedy');
		await app.type(KEYS.space);
		await app.type('vn');
		expect(allSaid(app)).toContain('Random – Greedy');
		await app.pass(PACE);
		expect(allSaid(app)).toContain('1 ');
		expect(app.world.questions.at(-1)?.bot).toBe('greedy');
		expect(app.faults).toEqual([]);
	});

	it('leads to the review when it is over, and back', async () => {
		const app = await open();
		await app.type('r');
		expect(allSaid(app)).toContain('The review opens when the game is over.');
		await app.type('l');
		expect(allSaid(app)).not.toContain('The review opens');
		await app.pass(10 * PACE);
		for (let ply = 0; ply < 5; ply++) {
			await app.type(KEYS.right);
		}

		const keys = app.text().split('\n').at(-1);
		expect(keys).toContain('Space again');
		expect(keys).toContain('r review');
		expect(keys).not.toContain('faster');
		await app.type('r');
		expect(allSaid(app)).toContain('Review');
		expect(allSaid(app)).toContain('5 of 5 half-moves');
		await app.type(KEYS.escape);
		expect(boardsIn(app)).toBe(2);
		expect(allSaid(app)).toContain('White took Black’s king.');
	});

	it('saves nothing unless it is asked to, and then a game that is over', async () => {
		const app = await open();
		await app.type(' s');
		expect(allSaid(app)).toContain('A game can be saved when it is over.');
		for (let ply = 0; ply < 5; ply++) {
			await app.type(KEYS.right);
		}

		expect(app.world.saved).toEqual([]);
		await app.type('s');
		expect(allSaid(app)).toContain('The game is saved as game-1.');
		expect(app.world.saved).toHaveLength(1);
		const {match} = app.world.saved[0];
		expect(movesOf(match)).toEqual(SHORT_GAME);
		expect(match.outcome).toMatchObject({winner: 'white'});
		expect(app.world.closedGames).toEqual(['game-1']);
		await app.type('s');
		expect(allSaid(app)).toContain('saved already, as game-1');
		expect(app.world.saved).toHaveLength(1);
		const resumed = openApp(app.world, {kind: 'resume', game: 'game-1'});
		expect(resumed.text()).toContain('5 of 5 half-moves');
	});

	it('stops thinking when it is left', async () => {
		const app = await open();
		app.world.isAnswering = false;
		await app.pass(PACE);
		expect(allSaid(app)).toContain('thinks');
		await app.type('q');
		expect(app.world.calledOff).toBeGreaterThan(0);
		expect(app.world.waiting).toBe(0);
	});
});

describe('watching two bots behind an umpire', () => {
	it('shows own men alone, and tells each side of the tries what it hears', async () => {
		const world = new SpectatorWorld();
		world.texts = ['e2e4', 'd7d5', 'any?', 'e4f5', 'e4d5', 'd8d2', 'd8d5'];
		const app = openApp(world, {...SCRIPTED, variant: 'kriegspiel-eastern'}, WIDE);
		await settle();
		expect(allSaid(app)).toContain('Watch · Kriegspiel, Eastern');
		expect(allSaid(app)).toContain('▸ White · Script 16 men');
		await app.type(KEYS.space);
		for (let ply = 0; ply < 4; ply++) {
			await app.type(KEYS.right);
			await settle();
		}

		expect(allSaid(app)).toContain('White · Script 15 men');
		expect(allSaid(app)).toContain('2. You asked. Any? Try.');
		expect(allSaid(app)).toContain('2… You tried Qd2: no.');
		await app.type('vv');
		expect(allSaid(app)).toContain('Black tried Qd2: no.');
		await app.type(KEYS.left);
		expect(allSaid(app)).toContain('White asked. Any? Try.');
		expect(allSaid(app)).toContain('White tried exf5: no.');
		await app.type(KEYS.right + KEYS.right);
		await settle();
		expect(allSaid(app)).toContain('White thinks');
		expect(app.faults).toEqual([]);
	});
});

describe('the choice of what to watch', () => {
	it('is in the menu, and begins a game of the two bots that are chosen', async () => {
		const app = await open({kind: 'menu'}, WIDE);
		await app.type('5');
		expect(allSaid(app)).toContain('White is Greedy');
		await app.type(KEYS.down.repeat(3) + KEYS.right);
		expect(allSaid(app)).toContain('Black is ‹ Random ›');
		await app.type(KEYS.home + KEYS.enter);
		expect(allSaid(app)).toContain('White · Greedy');
		expect(allSaid(app)).toContain('Black · Random');
		await app.type(KEYS.escape);
		expect(allSaid(app)).toContain('Black is Random');
		expect(app.faults).toEqual([]);
	});

	it('asks for a time where a bot goes by the clock', async () => {
		const app = await open({kind: 'watch-choice'});
		expect(allSaid(app)).not.toContain('Time a move');
		await app.type(KEYS.down.repeat(2) + KEYS.left);
		expect(allSaid(app)).toContain('White is ‹ Script ›');
		await app.type(KEYS.down.repeat(2) + KEYS.right);
		expect(allSaid(app)).toContain('Time a move ‹ 0.5 s a move ›');
		await app.type(KEYS.home + KEYS.enter);
		expect(app.world.terms.map(({ms}) => ms)).toEqual([500, 500]);
		expect(app.world.appSettings).toMatchObject({
			botMs: 500,
			last: {watch: 'game script greedy KQvK'},
		});
	});

	it('offers an ending by a plan', async () => {
		const app = await open({kind: 'watch-choice'});
		await app.type(KEYS.down + KEYS.right);
		expect(allSaid(app)).toContain('an ending, explained');
		expect(allSaid(app)).toContain('Ending KQvK');
		await app.type(KEYS.down.repeat(2) + KEYS.right);
		expect(allSaid(app)).toContain('the paper, improved');
		await app.type(KEYS.up + KEYS.right);
		expect(allSaid(app)).not.toContain('Ending ‹ KQvK');
		expect(allSaid(app)).toContain('Played by the table');
	});
});

describe('a watched game with a secret set-up', () => {
	it('tells each side of its own acts, and of what all were told', async () => {
		const world = new SpectatorWorld();
		world.texts = [
			'random',
			'ready',
			'N@a1',
			'random',
			'ready',
			'e2e4',
			'd7d5',
			'e4d5',
			'reveal:c1',
		];
		const app = openApp(world, {...SCRIPTED, variant: 'reverse-schrodinger'}, WIDE);
		await settle();
		for (let ply = 1; ply <= 3; ply++) {
			// oxlint-disable-next-line no-await-in-loop -- One ply comes after the other.
			await app.pass(PACE);
		}

		expect(allSaid(app)).toContain(' You put a knight on a1.');
		expect(allSaid(app)).toContain('▸ Black · Script');
		expect(allSaid(app)).toContain(' You are ready.');
		for (let ply = 4; ply <= 9; ply++) {
			// oxlint-disable-next-line no-await-in-loop -- One ply comes after the other.
			await app.pass(PACE);
		}

		expect(allSaid(app)).toContain('2. White reveals c1: a ');
		expect(allSaid(app)).toContain('2. You reveal c1: a ');
		expect(app.faults).toEqual([]);
		for (let ply = 0; ply < 9; ply++) {
			// oxlint-disable-next-line no-await-in-loop -- One ply comes after the other.
			await app.type(KEYS.left);
		}

		expect(app.faults).toEqual([]);
		expect(await readHelp(app)).toContain('concealed men of White and of Black');
	});
});
