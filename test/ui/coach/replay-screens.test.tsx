import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {advise} from '../../../source/drill/coach.js';
import {knownStart} from '../../../source/drill/knowledge.js';
import {startDrill} from '../../../source/drill/start.js';
import type {Match} from '../../../source/match/match.js';
import {seatReport} from '../../../source/match/seat-report.js';
import type {UiRequest} from '../../../source/session/request.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {buildTables} from '../../helpers/tables.js';
import {openApp} from '../open-app.js';
import {saidBeside} from '../read-app.js';
import {DrillWorld} from './drill-world.js';

const tables = buildTables('KRvK');
const SETTINGS = {
	ending: 'KRvK',
	role: 'attacker',
	opponent: 'phantom',
	strategy: 'table',
	blind: false,
	fen: '8/8/8/8/5K2/1R6/7k/8 w - - 0 1',
	seed: 5,
} as const;
const {role: as, ...WISH} = SETTINGS;
const REQUEST: UiRequest = {kind: 'drill', as, ...WISH};

/** Plays a drill to its end on the screen: the moves that `choose` names, else the coach's best. */
async function playOut(choose: (match: Match, move: number) => string | undefined) {
	const world = new DrillWorld(tables);
	const app = {world, ...openApp(world, REQUEST)};
	await settle();
	let match = unwrap(startDrill(SETTINGS, tables, 'You', 0));
	for (let move = 1; match.outcome === undefined; move++) {
		const {history} = seatReport(match, 'white');
		const [best] = advise(history, tables, knownStart(match.settings)).best;
		await app.type((choose(match, move) ?? makeUci(best.move)) + KEYS.enter);
		await app.pass(1000);
		match = world.lastMatch;
	}

	await app.type(KEYS.enter);
	return app;
}

/** Plays the second move so that it gives some moves away, but not the win. */
const slip = (match: Match, move: number): string | undefined => {
	if (move !== 2) {
		return undefined;
	}

	const {history, moves} = seatReport(match, 'white');
	const start = knownStart(match.settings);
	const {best} = advise(history, tables, start);
	const worse = moves
		.map((one) => makeUci(one))
		.filter((one) => !best.some((other) => makeUci(other.move) === one));
	// The first that still wins, by the coach's own word.
	return worse.find((one) => {
		const plies = [
			...history.plies,
			{
				by: 'white' as const,
				move: one,
				view: history.plies.at(-1)?.view ?? history.start,
				heard: [],
			},
		];
		return advise({...history, plies}, tables, start).judged.at(-1)?.verdict.kind === 'costs';
	});
};

describe('a drill gone through with the optimum beside it', () => {
	it('begins at the first slip, marks it in the list, and names what was best', async () => {
		const app = await playOut(slip);
		expect(app.text()).toContain('Review');
		expect(app.text()).not.toContain('analyse');
		expect(app.text()).toContain('[White’s view]');
		expect(app.text()).toContain('3 of');
		expect(saidBeside(app)).toMatch(/costs \d+ moves?: at most \d+ moves? more\./);
		expect(saidBeside(app)).toMatch(/Best, at most \d+ moves: \S+/);
		expect(saidBeside(app)).toMatch(/Moves needed: \d+ before, \d+ after it\./);
		expect(saidBeside(app)).toMatch(/\[\w+\]\+\d/);
		expect(saidBeside(app)).toMatch(/He could be on \d+ squares\.|He had to be on \w\d\./);
		expect(app.text()).toMatch(/k/);

		await app.type(KEYS.home);
		expect(saidBeside(app)).toContain('Par 5: the table needs at most 5 moves from here.');
		await app.type(KEYS.right);
		expect(saidBeside(app)).toContain('is optimal');
		expect(saidBeside(app)).toContain('Moves needed: 5 before, 4 after it.');
		await app.type(KEYS.right);
		expect(saidBeside(app)).toMatch(/At most 4 moves more were needed\./);
		await app.type('n');
		expect(saidBeside(app)).toContain('costs');
		await app.type(KEYS.end);
		expect(saidBeside(app)).toContain('is optimal.');
		await app.type('b');
		expect(saidBeside(app)).toContain('costs');
		expect(app.faults).toEqual([]);
		await app.type(KEYS.escape);
		expect(app.text()).toContain('Drill KRvK');
	});

	it('begins at the start when nothing was given away, in any window', async () => {
		const app = await playOut(() => undefined);
		expect(app.text()).toContain('0 of 9');
		expect(app.text()).not.toMatch(/\+\d/);
		for (const [columns, rows] of [
			[80, 24],
			[40, 12],
			[120, 40],
		] as const) {
			await app.resize(columns, rows);
			await app.type(KEYS.home);
			expect(app.text()).toContain('Par 5');
			for (let step = 1; step <= 3; step++) {
				await app.type(KEYS.right);
				expect(app.text()).toContain(`${step} of 9`);
			}

			await app.type(KEYS.end);
			expect(app.text()).toContain('9 of 9');
		}

		expect(app.faults).toEqual([]);
	});

	it('shows the truth and the king’s own view without White’s marks over it', async () => {
		const app = await playOut(slip);
		const marked = app.text();
		await app.type('v');
		expect(app.text()).toContain('[Black’s view]');
		await app.type('v');
		expect(app.text()).toContain('[Truth]');
		expect(app.text()).toMatch(/[♚k]/);
		await app.type('v');
		expect(app.text()).toBe(marked);
	});
});
