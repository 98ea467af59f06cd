import {describe, expect, it} from 'vitest';
import {countPlies} from '../../../../source/match/acts.js';
import type {Match} from '../../../../source/match/match.js';
import {seatReport} from '../../../../source/match/seat-report.js';
import {makeUci} from '../../../../source/core/uci.js';
import {createRandom, pick} from '../../../../source/core/random.js';
import {unwrap} from '../../../../source/core/result.js';
import {drillReply} from '../../../../source/drill/opponent.js';
import {startDrill} from '../../../../source/drill/start.js';
import {transition} from '../../../../source/match/transition.js';
import type {UiRequest} from '../../../../source/session/request.js';
import {KEYS, settle} from '../../../helpers/render-screen.js';
import {buildTables} from '../../../helpers/tables.js';
import {DrillWorld} from '../../coach/drill-world.js';
import {openApp} from '../../open-app.js';
import {allSaid, readHelp, saidBeside} from '../../read-app.js';

const tables = buildTables('KQvK', 'KRvK');
const QUEEN = '7Q/8/3k4/8/8/8/8/4K3 w - - 0 1';
const WATCH: UiRequest = {kind: 'watch', ending: 'KQvK', strategy: 'paper', fen: QUEEN, seed: 1};

async function open(request: UiRequest = WATCH, world = new DrillWorld(tables), size = {}) {
	const app = openApp(world, request, size);
	await settle();
	return {world, ...app};
}

describe('watching the paper', () => {
	it('shows the lemma, the step, the picture and the moves that come, ply by ply', async () => {
		const app = await open();
		expect(allSaid(app)).toContain('Watch KQvK · the paper');
		expect(allSaid(app)).toMatch(/move 0 of \d+ · at most 113/);
		expect(allSaid(app)).toContain('Lemma 5:');
		await app.type(KEYS.right);
		expect(saidBeside(app)).toMatch(/1\. Q\w\d/);
		await app.type(KEYS.right);
		expect(allSaid(app)).toContain('1… unseen');
		await app.type(KEYS.left + KEYS.left);
		expect(allSaid(app)).toContain('move 0 of');
		await app.type(KEYS.end);
		expect(allSaid(app)).toContain('White takes the king');
		expect(allSaid(app)).toContain('By proof: the plan takes at most 113');
		await app.type(KEYS.escape);
		expect(app.faults).toEqual([]);
	});

	it('goes to where the lemma changes, and draws its picture, or where he can be', async () => {
		const app = await open();
		await app.type(KEYS.down + KEYS.down + KEYS.down);
		expect(allSaid(app)).toMatch(/From Lemma \d+ to Lemma 8\./);
		const picture = app.lastFrame();
		expect(allSaid(app)).toContain('left to him by the lemma');
		await app.type('p');
		expect(allSaid(app)).not.toContain('left to him by the lemma');
		await app.type('s');
		expect(allSaid(app)).toContain('he can be here');
		await app.type('sp');
		expect(app.lastFrame()).toBe(picture);
	});

	it('lists the lemmas with what each does where there is room for that', async () => {
		expect(allSaid(await open())).toMatch(
			/Lemma 5: queen to her king \d+.* Lemma 8: to the middle \d+–\d+/,
		);
		const narrow = allSaid(await open(WATCH, undefined, {columns: 50, rows: 20}));
		expect(narrow).toMatch(/Lemma 8 \d+–\d+/);
	});

	it('answers who asks for a picture where a step has none', async () => {
		const app = await open();
		await app.type('p');
		expect(app.text()).toContain('The picture is off.');
		await app.type(KEYS.right);
		expect(app.text()).not.toContain('The picture');
		await app.type('p');
		expect(app.text()).toMatch(
			/The picture is on\. No picture of this step; the next: Lemma 7, move 8\./,
		);
		const byTable = await open({...WATCH, strategy: 'table'});
		expect(byTable.text()).not.toMatch(/p picture|lemma/);
		await byTable.type(KEYS.down);
		expect(byTable.text()).toContain('move 1 of ');
	});

	it('plays by itself, faster and slower, until a key stops it', async () => {
		const app = await open();
		await app.type('a');
		expect(allSaid(app)).toContain('playing, 1.5 s a step');
		await app.pass(1500);
		await app.pass(1500);
		expect(allSaid(app)).toContain('1… unseen');
		await app.type('++');
		expect(allSaid(app)).toContain('playing, 0.4 s a step');
		await app.pass(400);
		expect(allSaid(app)).toContain('2. ');
		await app.type(KEYS.left);
		await app.pass(9000);
		expect(allSaid(app)).toContain('1… unseen');
	});

	it('offers no other plan where there is none, and says so', async () => {
		const world = new DrillWorld(buildTables('KBvK'));
		const app = await open({kind: 'watch', ending: 'KBvK', strategy: 'table', seed: 1}, world);
		expect(app.text()).toContain('Watch KBvK');
		expect(app.text()).not.toContain('v other');
		await app.type('v');
		expect(app.text()).toContain('There is no other plan for KBvK.');
	});

	it('plays the same start by another plan, and another start', async () => {
		const app = await open({...WATCH, fen: '6k1/Q7/1K6/8/8/8/8/8 w - - 0 1'});
		await app.type('v');
		expect(allSaid(app)).toContain('the paper, improved');
		expect(allSaid(app)).toContain('at most 45');
		await app.type('v');
		expect(allSaid(app)).toMatch(/Watch KQvK · the table move 0 of (\d+) · at most \1/);
		expect(allSaid(app)).toContain('he cannot be here');
		await app.type('v');
		expect(saidBeside(app)).toContain('The king stands on g8');
		await app.type('n');
		expect(allSaid(app)).toContain('Watch KQvK · the paper');
	});

	it('lists its keys, and scrolls what does not fit', async () => {
		const app = await open(WATCH, undefined, {columns: 40, rows: 12});
		expect(await readHelp(app)).toContain('one move on');
		expect(allSaid(app)).toContain('Watch KQvK');
		await app.type(KEYS.end);
		expect(allSaid(app)).toMatch(/rows 1–\d+ of \d+ PgDn/);
		expect(app.text()).toContain('← → step  Esc leave  : more  ? help');
		const before = app.lastFrame();
		await app.type(KEYS.pageDown);
		expect(app.lastFrame()).not.toBe(before);
	});

	it.each([
		{columns: 80, rows: 24},
		{columns: 40, rows: 12},
		{columns: 120, rows: 40},
		{columns: 24, rows: 30},
	])('keeps the board where it is, in $columns × $rows', async (size) => {
		const app = await open(WATCH, undefined, size);
		const files = (): number[] => {
			const rows = app.text().split('\n');
			expect(rows.length).toBeLessThanOrEqual(size.rows);
			expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(size.columns);
			return [...rows.keys()].filter((row) => /a +b +c +d +e +f +g +h/.test(rows[row]));
		};
		const first = files();
		expect(first.length).toBeGreaterThan(0);
		for (let step = 0; step < 12; step++) {
			await app.type(step % 5 === 0 ? 's' : KEYS.right);
			expect(files()).toEqual(first);
		}

		await app.type(KEYS.end);
		expect(files()).toEqual(first);
	});

	it('shows the paper’s lone king against the rook', async () => {
		const app = await open({kind: 'watch', ending: 'KRvK', strategy: 'paper', seed: 0});
		expect(saidBeside(app)).toContain('The paper’s king shows that he cannot be caught');
		await app.type(KEYS.right + KEYS.right);
		expect(saidBeside(app)).toContain('Lemma 17: the lone king goes to the safe space');
		await app.type('v');
		expect(saidBeside(app)).toContain('Nothing is forced from here.');
	});

	it('says what is wrong with a start', async () => {
		const app = await open({...WATCH, fen: '8/8/8/8/8/8/8/KQ6 w - - 0 1'});
		expect(allSaid(app)).toContain('There is nothing to watch: the drill needs a black king.');
	});

	it('is found in the list of drills', async () => {
		const app = await open({kind: 'drill'});
		for (let row = 0; row < 12 && !app.text().includes('▸ Watch the plan'); row++) {
			await app.type(KEYS.up);
		}

		await app.type(KEYS.enter);
		expect(allSaid(app)).toContain('Watch KQvK · the paper');
	});
});

/** A defence that is played by lot until it is over, or until the person has moved `most` times. */
function defend(strategy: 'table' | 'paper' | 'paper+', fen: string, most = 99): Match {
	const ending = fen.includes('Q') ? 'KQvK' : 'KRvK';
	let match = unwrap(
		startDrill(
			{ending, role: 'defender', opponent: 'phantom', strategy, blind: false, seed: 1, fen},
			tables,
			'You',
			0,
		),
	);
	match = transition(match, {type: 'handedOver', at: 0}).match;
	const random = createRandom('defence');
	for (let moves = 0; match.outcome === undefined;) {
		const {moves: own} = seatReport(match, 'black');
		if (own.length > 0 && moves === most) {
			break;
		}

		moves += own.length > 0 ? 1 : 0;
		const move = own.length > 0 ? makeUci(pick(random, [...own])) : drillReply(match, tables).move;
		const side = own.length > 0 ? 'black' : 'white';
		match = transition(match, {type: 'moveChosen', seat: side, move, at: 0}).match;
	}

	return match;
}

/** Opens a saved game. */
async function openSaved(match: Match, kind: 'resume' | 'review') {
	const world = new DrillWorld(tables);
	world.saved.push({id: 'game', match});
	return open({kind, game: 'game'}, world);
}

describe('a defence that is over', () => {
	it.each(['paper', 'paper+'] as const)(
		'tells the plan of %s at each of White’s moves',
		async (strategy) => {
			const match = defend(strategy, '6k1/Q7/1K6/8/8/8/8/8 w - - 0 1');
			const app = await openSaved(match, 'review');
			await app.type(KEYS.home + KEYS.right);
			expect(allSaid(app)).toMatch(/Lemma \d+: /);
			expect(allSaid(app)).toContain('p draws the paper’s picture');
			await app.type(KEYS.end);
			expect(allSaid(app)).toContain('The king is seen: White sees the king and takes him.');
			let pictures = 0;
			for (let ply = countPlies(match); ply > 1; ply -= 2) {
				await app.type(KEYS.left + KEYS.left);
				expect(allSaid(app)).toMatch(/Lemma \d+: /);
				const before = app.lastFrame();
				await app.type('p');
				pictures += app.lastFrame() === before ? 0 : 1;
				await app.type('p');
				expect(app.lastFrame()).toBe(before);
			}

			expect(pictures).toBeGreaterThan(0);
			expect(app.faults).toEqual([]);
		},
	);

	it('tells what the paper’s king would have done against king and rook', async () => {
		const app = await openSaved(defend('table', '8/8/8/8/2k5/8/8/K6R w - - 0 1'), 'review');
		await app.type(KEYS.home + KEYS.right + KEYS.right);
		expect(allSaid(app)).toMatch(/The paper’s king goes to .*Lemma 1\d: the lone king/);
	});

	it('says nothing of a plan where the table played', async () => {
		const app = await openSaved(defend('table', QUEEN), 'review');
		await app.type(KEYS.home + KEYS.right);
		expect(allSaid(app)).not.toMatch(/Lemma|picture/);
	});

	it('leads from its end to watching the paper from its start', async () => {
		const app = await openSaved(defend('paper', QUEEN, 1), 'resume');
		await app.type(':');
		for (let step = 0; step < 20 && !/▸ .*give the drill up/.test(app.text()); step++) {
			await app.type(KEYS.down);
		}

		await app.type(KEYS.enter);
		await app.type(KEYS.left + KEYS.enter);
		await app.type('p');
		expect(allSaid(app)).toContain('Watch KQvK · the paper');
		expect(allSaid(app)).toContain('The king stands on d6');
	});
});

describe('the coach of the lone king', () => {
	it('tells what the paper says that he can use, and lights the squares', async () => {
		const app = await openSaved(defend('table', '8/8/8/8/2k5/8/8/K6R w - - 0 1', 0), 'resume');
		const before = app.lastFrame();
		await app.type('p');
		expect(saidBeside(app)).toContain('Lemma 17: stay in the safe space, c3 to f6: ');
		expect(saidBeside(app)).toContain('you cannot see: choose at random.');
		// Off the edge Lemma 13 holds, too, but it is not what he is to go by.
		expect(saidBeside(app)).not.toContain('Lemma 13');
		expect(app.lastFrame()).not.toBe(before);
	});

	it('has none against other men', async () => {
		const app = await openSaved(defend('paper', QUEEN, 0), 'resume');
		expect(app.text()).not.toContain('p plan');
		// The key is that of a game there.
		await app.type('p');
		expect(saidBeside(app)).toContain('Counted');
	});
});

describe('the coach of the attacker', () => {
	it('tells the plan as printed, its limit, and the improved one when asked again', async () => {
		const app = await open({
			kind: 'drill',
			ending: 'KQvK',
			as: 'attacker',
			fen: '6k1/Q7/1K6/8/8/8/8/8 w - - 0 1',
			seed: 1,
		});
		await app.type('p');
		const printed = app.lastFrame();
		expect(saidBeside(app)).toMatch(
			/The table is faster: 3 moves.* can take 113 moves, and after fifty without a capture the game is a draw\. p again/,
		);
		expect(saidBeside(app)).toMatch(/Lemma \d+: the /);
		await app.type('p');
		expect(saidBeside(app)).toContain('The paper’s plan improved: at most 45 moves.');
		expect(saidBeside(app)).toMatch(/Lemma \d+: the /);
		await app.type('p');
		expect(app.lastFrame()).toBe(printed);
	});
});
