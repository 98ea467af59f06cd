import {describe, expect, it} from 'vitest';
import {squareName} from '../../../source/core/square.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {advise} from '../../../source/drill/coach.js';
import {knownStart} from '../../../source/drill/knowledge.js';
import {LESSONS} from '../../../source/drill/lessons.js';
import {parseShareCode} from '../../../source/drill/share-code.js';
import {startDrill} from '../../../source/drill/start.js';
import {seatReport} from '../../../source/match/seat-report.js';
import type {UiRequest} from '../../../source/session/request.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {buildTables} from '../../helpers/tables.js';
import {openApp} from '../open-app.js';
import {clickSquares, placeOf, saidBeside, squaresWith} from '../read-app.js';
import {DrillWorld} from './drill-world.js';

const tables = buildTables('KQvK', 'KRvK');
/** White does not see d4 or e4 here, and is told that the king is on e5. */
const FEN = '8/8/8/4k3/8/8/8/K6R w - - 0 1';
const KR: UiRequest = {
	kind: 'drill',
	ending: 'KRvK',
	as: 'attacker',
	opponent: 'clairvoyant',
	fen: FEN,
	seed: 5,
};

async function open(
	request: UiRequest = KR,
	world = new DrillWorld(tables),
	size?: {readonly columns: number; readonly rows: number},
) {
	// Signs are read here, one a man.
	if (world.appSettings.men === 'unicode') {
		world.appSettings = {...world.appSettings, men: 'symbols'};
	}

	const app = openApp(world, request, size);
	await settle();
	return {world, ...app};
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Plays a move and waits for the king's. */
async function playMove(app: Opened, move: string): Promise<void> {
	await app.type(move + KEYS.enter);
	await app.pass(1000);
}

const beliefOf = ({world}: Opened): string[] => {
	const match = world.lastMatch;
	const {history} = seatReport(match, 'white');
	return [...advise(history, tables, knownStart(match.settings)).belief].map((one) =>
		squareName(one),
	);
};

describe('the own guess', () => {
	it('is marked by cursor and by mouse, drawn with its own sign, and stays over the plies', async () => {
		const app = await open();
		await app.type('y');
		expect(saidBeside(app)).toContain('Your guess: 0 squares.');
		expect(app.text()).toContain('Space');
		await clickSquares(app, 'e5', 'd5', 'c3');
		expect(new Set(squaresWith(app, '◊'))).toEqual(new Set(['c3', 'd5', 'e5']));
		await clickSquares(app, 'c3');
		await app.type(KEYS.right + KEYS.space);
		expect(new Set(squaresWith(app, '◊'))).toEqual(new Set(['d3', 'd5', 'e5']));
		expect(saidBeside(app)).toContain('Your guess: 3 squares.');

		await playMove(app, 'h1h4');
		expect(app.text()).toContain('you 1');
		expect(squaresWith(app, '◊')).toEqual(expect.arrayContaining(['d5', 'd3']));
		await app.type('y');
		expect(squaresWith(app, '◊')).toEqual([]);
		await app.type('y');
		expect(squaresWith(app, '◊')).toEqual(expect.arrayContaining(['d5', 'd3']));
		expect(app.faults).toEqual([]);
	});

	it('is put away by Esc, which is one step back, and only the next one leaves', async () => {
		const app = await open();
		await app.type('y');
		await clickSquares(app, 'd5');
		await app.type(KEYS.escape);
		expect(squaresWith(app, '◊')).toEqual([]);
		expect(app.text()).not.toContain('Leave the drill?');
		expect(app.text()).toContain('s where');
		// What was marked is not in a save before a move is made.
		await app.type(KEYS.escape);
		expect(saidBeside(app)).toContain(
			'Leave the drill? Nothing has been played yet, so your marks are not kept.',
		);
	});

	it('is told of a square that is seen empty when it is marked, and not when it is taken out', async () => {
		const app = await open();
		await app.type('y');
		await clickSquares(app, 'h8');
		expect(saidBeside(app)).toContain('You see h8 empty: he cannot be there.');
		expect(squaresWith(app, '◊')).toEqual(['h8']);
		await clickSquares(app, 'h8');
		expect(saidBeside(app)).not.toContain('You see h8 empty');
		expect(squaresWith(app, '◊')).toEqual([]);
	});

	it('takes keys that come in one piece one after the other', async () => {
		const app = await open();
		// From the king's square up the file: twice on a4.
		const up = KEYS.up + KEYS.space;
		await app.type(`y${KEYS.space}${up}${up}${up}${KEYS.space}`);
		expect(squaresWith(app, '◊')).toEqual(['a2', 'a3']);
		expect(saidBeside(app)).toContain('Your guess: 2 squares.');
	});

	it('is told what it overlooked and what cannot be, until it is changed; an exact one is praised', async () => {
		const app = await open();
		await app.type('y');
		await playMove(app, 'h1h2');
		const belief = beliefOf(app);
		expect(belief.length).toBeGreaterThan(4);
		await clickSquares(app, belief[0], 'h8', 'b1');
		await app.type('.');
		expect(saidBeside(app)).toMatch(/You overlooked \w\d, \w\d, \w\d and \d+ more\./);
		expect(saidBeside(app)).toMatch(/Out: b1 \(you see it empty\) and h8 \(you see it empty\)\./);
		expect(squaresWith(app, 'k')).toEqual(belief.slice(1));
		// What is lit has brackets.
		const {x, y} = placeOf(belief[1]);
		const row = app.text().split('\n')[y];
		expect(row.slice(x - 1, x + 2)).toBe('(k)');

		await clickSquares(app, 'h8', 'b1');
		expect(saidBeside(app)).not.toContain('overlooked');
		expect(squaresWith(app, 'k')).toEqual([]);
		await clickSquares(app, ...belief.slice(1));
		await app.type('.');
		expect(saidBeside(app)).toContain(
			`Exactly right: those ${belief.length} squares and no other.`,
		);
	});

	it('is shown without the coach’s squares, and they without it', async () => {
		const app = await open();
		await playMove(app, 'h1h2');
		await app.type('s');
		expect(squaresWith(app, 'k').length).toBeGreaterThan(4);
		await app.type('y');
		expect(squaresWith(app, 'k')).toEqual([]);
		await clickSquares(app, 'd6');
		await app.type('s');
		expect(squaresWith(app, 'k').length).toBeGreaterThan(4);
		expect(squaresWith(app, '◊')).toEqual([]);
	});

	it('lets moves be made as ever: by click, by cursor, by typing', async () => {
		const app = await open();
		await app.type('y');
		await clickSquares(app, 'h1', 'h5');
		expect(app.text()).toContain('you 1');
		expect(squaresWith(app, '◊')).toEqual([]);
	});

	it('lies in the save, and comes back when the drill is resumed', async () => {
		const app = await open();
		await app.type('y');
		await clickSquares(app, 'e5', 'd6');
		await playMove(app, 'h1h2');
		// Nothing is saved once the game is closed: that would be without the marks.
		const closed: number[] = [];
		const {close} = app.world.games;
		app.world.games.close = (id) => {
			closed.push(app.world.saved.length);
			close(id);
		};
		await app.type(KEYS.escape);
		await app.type(KEYS.escape);
		await app.type('y');
		expect(closed).toEqual([app.world.saved.length]);

		const again = await open({kind: 'resume', game: app.world.saved[0].id}, app.world);
		expect(squaresWith(again, '◊')).toEqual(expect.arrayContaining(['d6']));
		expect(saidBeside(again)).toContain('Your guess: 2 squares.');
	});

	it('is drawn in plain ASCII too, and in a small window', async () => {
		const world = new DrillWorld(tables);
		world.appSettings = {...world.appSettings, men: 'ascii'};
		const app = await open(KR, world, {columns: 40, rows: 12});
		await app.type(`y${KEYS.up}${KEYS.up}${KEYS.space}`);
		expect(app.text()).toContain('3[@]');
		expect(app.text()).toContain('Your guess: 1');
		expect(app.text()).toMatch(/^[\n\u0020-\u007E]*$/);
	});
});

describe('a guess in a lesson', () => {
	/** Plays the first lesson by the coach's moves, after what `before` does. */
	async function doFirst(before: (app: Opened) => Promise<void>) {
		const world = new DrillWorld(tables);
		const app = {world, ...openApp(world)};
		await app.type('4');
		await app.type(KEYS.enter);
		await before(app);
		let match = unwrap(startDrill({...LESSONS[0], seed: 7}, tables, 'You', world.now()));
		while (match.outcome === undefined) {
			const {history} = seatReport(match, 'white');
			const [{move}] = advise(history, tables, knownStart(match.settings)).best;
			await playMove(app, makeUci(move));
			match = world.lastMatch;
		}

		return app;
	}

	it('is no help when it is exact', async () => {
		const app = await doFirst(async (opened) => {
			const start = unwrap(startDrill({...LESSONS[0], seed: 7}, tables, 'You', 0));
			const [king] = knownStart(start.settings) ?? [];
			await opened.type('y');
			await clickSquares(opened, squareName(king));
			await opened.type('.');
			expect(saidBeside(opened)).toContain('Exactly right: that square and no other.');
			await opened.type('#');
		});
		expect(saidBeside(app)).toMatch(/Perfect\. This lesson comes back/);
	});

	it('is help when something was put right', async () => {
		const app = await doFirst(async (opened) => {
			await opened.type('y.');
			expect(saidBeside(opened)).toContain('You overlooked');
		});
		expect(saidBeside(app)).toContain('Done, with help.');
	});
});

describe('the code of a drill', () => {
	it('is shown on the board and at the end, and opens the same drill', async () => {
		const app = await open();
		await app.type('#');
		const [, code] = /code of this drill: (\S+)\./.exec(saidBeside(app)) ?? [];
		expect(unwrap(parseShareCode(code ?? ''))).toMatchObject({fen: FEN, opponent: 'clairvoyant'});

		const {role, ...wish} = unwrap(parseShareCode(code ?? ''));
		const shared = await open({kind: 'drill', as: role, ...wish});
		expect(shared.text()).toContain('Drill KRvK · attacker · clairvoyant');
		expect(saidBeside(shared)).toContain('He is on e5');
		await shared.type(':');
		await shared.type(KEYS.escape);
		await shared.type('#');
		expect(saidBeside(shared)).toContain(code);
	});

	it('is told to the lone king when the drill is over, for it holds where the men started', async () => {
		const app = await open({kind: 'drill', ending: 'KRvK', as: 'defender', seed: 3});
		await app.pass(1000);
		await app.type('#');
		expect(app.text()).not.toMatch(/\w{5}-\w{5}/);
		expect(saidBeside(app)).toContain('it is told when the drill is over');
		await app.type(':');
		const list = app.text().split('\n');
		const at = (text: string) => list.findIndex((line) => line.includes(text));
		await app.type(KEYS.down.repeat(at('give the drill up') - at('▸')) + KEYS.enter);
		await app.type('y');
		await app.type('#');
		expect(saidBeside(app)).toMatch(/fogchess drill \w{5}-\w{5}/);
	});
});
