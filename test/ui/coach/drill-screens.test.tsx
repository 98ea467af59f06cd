import {describe, expect, it} from 'vitest';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {advise} from '../../../source/drill/coach.js';
import {rewriteKing} from '../../../source/drill/opponent.js';
import {LESSONS} from '../../../source/drill/lessons.js';
import {startDrill} from '../../../source/drill/start.js';
import type {Match} from '../../../source/match/match.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {transition} from '../../../source/match/transition.js';
import {COUNTED_ANEW} from '../../../source/text/drill.js';
import {TRUTH_SHOWN} from '../../../source/text/hindsight.js';
import type {UiRequest} from '../../../source/session/request.js';
import {bestMove, playByCoach} from '../../helpers/play-drill.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {buildTables} from '../../helpers/tables.js';
import {openApp} from '../open-app.js';
import {saidBeside, squaresWith} from '../read-app.js';
import {DrillWorld} from './drill-world.js';

const tables = buildTables('KQvK', 'KRvK');
const KQ = {
	kind: 'drill',
	ending: 'KQvK',
	as: 'attacker',
	opponent: 'phantom',
	seed: 5,
} as const satisfies UiRequest;

const PHANTOM = {
	role: 'attacker',
	opponent: 'phantom',
	strategy: 'table',
	blind: false,
	seed: 5,
} as const;

async function open(request: UiRequest = KQ, world = new DrillWorld(tables)) {
	// Signs are read here, one a man.
	world.appSettings = {...world.appSettings, men: 'symbols'};
	const app = openApp(world, request);
	await settle();
	return {world, ...app};
}

type Opened = Awaited<ReturnType<typeof open>>;

const best = (match: Match): string => bestMove(match, tables);

/** The match on the screen: drawn from its settings before the first move, then as it was saved. */
function shownMatch({world}: Opened, request = KQ): Match {
	if (world.saved.length > 0) {
		return world.lastMatch;
	}

	const ending = request.kind === 'drill' ? (request.ending ?? 'KQvK') : 'KQvK';
	return unwrap(startDrill({...PHANTOM, ending}, tables, 'You', 0));
}

/** Plays the coach's moves on the screen until the drill is over; returns how many there were. */
async function playBest(app: Opened): Promise<number> {
	for (let moves = 0; moves < 40; moves++) {
		const match = shownMatch(app);
		if (match.outcome !== undefined) {
			return moves;
		}

		await app.type(best(match) + KEYS.enter);
		await app.pass(1000);
	}

	throw new Error('it does not end');
}

describe('a drill for the attacker', () => {
	it('is played to the capture on par, with a verdict on each move and the sum at the end', async () => {
		const app = await open();
		expect(app.text()).toContain('Drill KQvK · attacker · phantom');
		expect(app.text()).toContain('par 16 · you 0 · on par');
		expect(saidBeside(app)).toContain('Take the king in 16 moves. He is on e6.');
		// Where he stands now is known.
		expect(saidBeside(app)).toContain('He is a phantom: he has not decided where he goes');

		await app.type(best(shownMatch(app)));
		await app.type(KEYS.enter);
		expect(saidBeside(app)).toContain('is optimal: at most 15 moves more.');
		await app.pass(1000);
		expect(app.text()).toContain('par 16 · you 1 · on par');

		const moves = 1 + (await playBest(app));
		expect(moves).toBe(16);
		expect(app.text()).toContain('won · par 16 · you 16');
		expect(saidBeside(app)).toContain('You made 16 moves; the table needs at most 16.');
		expect(app.text()).toContain('Every move of yours was optimal.');
		expect(app.faults).toEqual([]);
		await app.resize(40, 12);
		expect(app.text().split('\n')[0]).toMatch(/^ Drill KQvK +won · par 16 · you 16 *$/);
		await app.resize(80, 24);

		// The table's own hunt is as long; then the same start once more, and another one.
		await app.type('v');
		expect(app.text()).toContain('0 of 31 half-moves');
		expect(app.text().split('\n')[0]).toMatch(/^ Solution /);
		await app.type(KEYS.escape);
		await app.type('a');
		expect(app.text()).toContain('par 16 · you 0 · on par');
		expect(saidBeside(app)).toContain('He is on e6');
		// The king that is told is drawn.
		expect(app.text()).toContain('♚!');
	});

	it('has the optimum beside it from the list of games too', async () => {
		const world = new DrillWorld(tables);
		const match = unwrap(startDrill({...PHANTOM, ending: 'KQvK'}, tables, 'You', 0));
		const over = transition(match, {type: 'resigned', side: 'white', at: 0}).match;
		world.saved.push({id: 'drill', match: over});
		const app = openApp(world, {kind: 'review', game: 'drill'});
		await settle();
		expect(saidBeside(app)).toContain('Par 16: the table needs at most 16 moves from here.');
		expect(world.opened.map(({ending}) => ending)).toEqual(['KQvK']);
	});

	it('lets its words be read through while a refused text stands', async () => {
		const app = await open({...KQ, fen: '8/8/8/8/5k2/8/8/K6Q w - - 0 1'});
		await app.resize(40, 12);
		await app.type('Qxa8' + KEYS.enter);
		const before = () => Number(/(\d+) before \(PgUp\)/.exec(app.text())?.[1] ?? 0);
		const places = [before()];
		for (const key of [KEYS.pageDown, KEYS.pageUp]) {
			// oxlint-disable-next-line no-await-in-loop -- One key after the other.
			await app.type(key);
			expect(app.text()).toContain('Qxa8');
			places.push(before());
		}

		expect(places[1]).toBeGreaterThan(places[0]);
		expect(places[2]).toBeLessThan(places[1]);
		await app.type(KEYS.escape);
		expect(app.text()).not.toContain('Qxa8');
		expect(before()).toBe(0);
	});

	it('tells at once what a move gave away, unless verdicts are off, and sums it up', async () => {
		const app = await open({...KQ, fen: '8/8/8/8/5k2/8/8/K6Q w - - 0 1'});
		// The queen can be taken where she goes.
		await app.type('h1e4' + KEYS.enter);
		expect(saidBeside(app)).toContain('Qe4 lets him escape: nothing is forced any more.');
		await app.pass(1000);
		expect(app.text()).toMatch(/draw · par \d+ · you 1 *$/m);
		expect(saidBeside(app)).not.toContain('takes it back');
		// The result comes first, and there is nothing to compare with the table.
		expect(saidBeside(app)).toMatch(/Your queen was taken: he escaped\. It is a draw/);
		expect(saidBeside(app)).not.toContain('the table needs');
		expect(saidBeside(app)).toContain('† Your queen on e4 was taken.');

		const quiet = await open();
		await quiet.type('v');
		expect(saidBeside(quiet)).toContain('Moves are judged at the end.');
		await quiet.type(best(shownMatch(quiet)));
		await quiet.type(KEYS.enter);
		expect(quiet.text()).not.toContain('optimal');
	});

	it('shows where the king can be again at the same start, and at another only when asked', async () => {
		const app = await open();
		const {world} = app;
		await app.type('s');
		expect(app.text()).toContain('+   +');
		const again = await open(KQ, world);
		expect(again.text()).toContain('+   +');
		const other = await open({...KQ, fen: '8/8/8/8/5k2/8/8/K6Q w - - 0 1'}, world);
		expect(other.text()).not.toContain('+   +');
	});

	it('hints by degrees: the man, the square, the move, the reason', async () => {
		const app = await open();
		await app.type('+');
		expect(app.text()).toContain('Hint: move the king on b7.');
		expect(app.text()).not.toContain('It goes to');
		await app.type('+');
		expect(app.text()).toContain('It goes to c6.');
		await app.type('+');
		expect(app.text()).toContain('Kc6 needs at most 16 moves');
		await app.type('+');
		expect(saidBeside(app)).toContain(
			'If you do not see him then, one square is left for him, until he moves.',
		);
	});

	it('leaves a hint there until a move is made, above what is asked after it', async () => {
		const app = await open();
		await app.type('+');
		await app.type('+');
		expect(app.text()).toMatch(/\(.\)/);
		await app.type('s');
		expect(saidBeside(app)).toContain('It goes to c6.');
		expect(app.text()).toMatch(/\(.\)/);
		await app.type('w');
		expect(saidBeside(app)).toMatch(/It goes to c6\. .*It is the square under the cursor/);
		await app.type('p');
		expect(saidBeside(app)).toMatch(/It goes to c6\. .*Plan: /);
		await app.type(best(shownMatch(app)));
		await app.type(KEYS.enter);
		expect(saidBeside(app)).not.toContain('Hint: ');
	});

	it('shows where the king can be, and why he cannot be on a square', async () => {
		const app = await open();
		await app.type('s');
		expect(app.text()).toContain('He is on e6.');
		expect(app.text()).toMatch(/6 .*!/);
		await app.type('w');
		expect(saidBeside(app)).toMatch(
			/Your \w+ stands on \w\d\. It is the square under the cursor that is asked about\./,
		);
		expect(squaresWith(app, '+')).not.toEqual([]);
		await app.type('s');
		expect(squaresWith(app, '+')).toEqual([]);
		expect(saidBeside(app)).toContain('Hidden; s shows it.');
		await app.type('s');
		expect(squaresWith(app, '+')).not.toEqual([]);
		expect(app.text()).toContain('He is on e6.');
		expect(saidBeside(app)).not.toContain('Hidden');
	});

	it('tells the next step of the paper by its lemma, and where it leaves the king', async () => {
		const app = await open();
		await app.type('p');
		expect(saidBeside(app)).toMatch(/Lemma \d+: the (?:queen|king) [^.]+\./);
		expect(app.text()).toMatch(/\(.\)/);
		expect(saidBeside(app)).toMatch(
			/The table is faster: 16 moves, \+ is a hint\. Plan: [QK]\w\d\. .*Lemma \d+: .* Gehnen and Stannat’s plan can take \d+ moves, /,
		);
		expect(app.text()).not.toMatch(/\d more|\d before/);
		// Esc puts away what was asked before it leaves.
		await app.type(KEYS.escape);
		expect(saidBeside(app)).not.toContain('Plan:');
		await app.type('+');
		expect(saidBeside(app)).toContain('Hint: ');
		expect(app.text()).toContain('Esc put away');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('Esc leave');
		expect(saidBeside(app)).not.toContain('Hint: ');
		expect(app.text()).toContain('Drill KQvK');
		const rook = await open({...KQ, ending: 'KRvK'});
		await rook.type('p');
		expect(saidBeside(rook)).toContain('The paper has no plan for these men.');
	});

	it('says when the paper’s plan begins to who knows nothing of the king yet, below the task', async () => {
		const app = await open({...KQ, seed: 3, blind: true});
		await app.type('p');
		const said = saidBeside(app);
		expect(said).toMatch(/Take the king in \d+ moves\. Nothing is known of where he stands\./);
		expect(said).toContain(
			'The paper’s plan begins when you know his square; until then + is the table’s hint.',
		);
	});

	it('names the key that takes back a move which gave something away', async () => {
		const app = await open({...KQ, fen: '8/8/8/8/5k2/8/8/K6Q w - - 0 1'});
		await app.type(`a1b1${KEYS.enter}`);
		await app.pass(1000);
		expect(saidBeside(app)).toMatch(/Kb1 costs \d+ moves?: .* more\. u takes Kb1 back\./);
	});

	it('takes a move back as often as it is asked to', async () => {
		const world = new DrillWorld(tables);
		const match = playByCoach({ending: 'KQvK', seed: KQ.seed}, tables, 14);
		world.saves.save('game', match);
		const app = await open({kind: 'resume', game: 'game'}, world);
		await app.type(best(match) + KEYS.enter);
		await app.pass(1000);
		await app.type('u');
		await app.pass(1000);
		expect(app.text()).toContain('par 16 · you 14 · on par · 1 taken back');
		await app.resize(40, 12);
		expect(app.text()).toMatch(/^ Drill KQvK +par 16 · you 14 · on par *$/m);
		await app.resize(80, 24);
		await playBest(app);
		expect(saidBeside(app)).toContain('Every move that stood was optimal; 1 taken back.');
	});

	it('says why the squares of the king are more than what a takeback says that was seen', async () => {
		const app = await open();
		const play = async () => {
			await app.type(best(shownMatch(app)));
			await app.type(KEYS.enter);
			await app.pass(1000);
		};
		for (let move = 0; move < 12 && !app.text().includes('stays known to you'); move++) {
			await play();
			await app.type('u');
			await app.pass(1000);
			if (!app.text().includes('stays known to you')) {
				await play();
			}
		}

		expect(saidBeside(app)).not.toContain(COUNTED_ANEW);
		await app.type('s');
		expect(saidBeside(app)).toContain(COUNTED_ANEW);
		await play();
		expect(saidBeside(app)).not.toContain(COUNTED_ANEW);
	});

	it('no longer answers why after a takeback', async () => {
		const app = await open();
		const enter = async (text: string) => {
			await app.type(text + KEYS.enter);
			await app.pass(1000);
		};
		const [first, second] = seatReport(shownMatch(app), 'white').moves.map((move) => makeUci(move));
		await enter(first);
		await app.type('w');
		expect(saidBeside(app)).toMatch(/stands on|not there|can be|hidden/);
		await app.type('u');
		await app.pass(1000);
		await enter(second);
		expect(saidBeside(app)).not.toMatch(/stands on|not there|can be|hidden/);
	});

	it('draws the same whatever the king did in the fog', async () => {
		// As far as White knows the king is on one of several squares: each of them is another truth.
		const match = playByCoach(
			{ending: 'KQvK', opponent: 'clairvoyant', blind: true, seed: 3},
			tables,
			3,
		);

		const {belief} = advise(seatReport(match, 'white').history, tables, undefined);
		expect(belief.size).toBeGreaterThan(2);
		const frames = new Set<string>();
		for (const king of [...belief].slice(0, 6)) {
			const world = new DrillWorld(tables);
			world.saves.save('game', rewriteKing(match, king, createRandom(king)));
			const app = openApp(world, {kind: 'resume', game: 'game'});
			await settle();
			const shown: string[] = [app.lastFrame()];
			for (const key of [
				's',
				'w',
				'p',
				'+',
				'+',
				'+',
				'+',
				':',
				KEYS.escape,
				'?',
				KEYS.escape,
				'u',
			]) {
				await app.type(key);
				shown.push(app.lastFrame());
			}

			frames.add(shown.join('\n'));
		}

		expect(frames.size).toBe(1);
		expect([...frames][0]).toContain('Where can he be?');
	});
});

describe('a drill for the lone king', () => {
	it('tells what White knows of the start, counts his moves, and hides White', async () => {
		const app = await open({kind: 'drill', ending: 'KRvK', as: 'defender', seed: 3});
		expect(app.text()).toContain('Drill KRvK · defender');
		expect(saidBeside(app)).toContain(
			'Lost from 29.0 % of the starts, in at most 16 moves. Hold out as long as you can, or get away. White was told where you start.',
		);
		await app.pass(1000);
		expect(app.text()).toContain('p plan');
		await app.type('s');
		expect(app.text()).toContain('No ghosts yet.');
		const match = app.world.lastMatch;
		await app.type(makeUci(seatReport(match, 'black').moves[0]));
		await app.type(KEYS.enter);
		await app.pass(1000);
		expect(app.text()).toMatch(/held 1 move\b/);
		expect(app.text()).not.toMatch(/optimal|par \d/);
	});

	it('closes a page that lies over the board when a move is typed, and goes on with that', async () => {
		const app = await open({kind: 'drill', ending: 'KRvK', as: 'defender', seed: 3});
		await app.pass(1000);
		await app.type('i');
		expect(app.text()).toContain('What you see');
		const [move] = seatReport(app.world.lastMatch, 'black').moves;
		await app.type(makeUci(move));
		expect(app.text()).toContain(makeUci(move));
		expect(app.text()).not.toContain('What you see');
		await app.type(KEYS.enter);
		await app.pass(1000);
		expect(app.text()).toMatch(/held 1 move\b/);
	});

	it('shows where White’s men may stand, what each move risks, and what one risked', async () => {
		const app = await open({kind: 'drill', ending: 'KQvK', as: 'defender', seed: 3});
		await app.pass(1000);
		await app.type('w');
		expect(saidBeside(app)).toMatch(/\d positions fit all that you saw\./);
		await app.type('w+');
		expect(saidBeside(app)).toMatch(/[Yy]ou could be taken at once on \w\d/);
		expect(saidBeside(app)).not.toContain('The safest');
		await app.type('+');
		const [, square] = /The safest for this move: ([a-h]\d)/.exec(saidBeside(app))!;
		await app.type(`K${square}${KEYS.enter}`);
		await app.pass(1000);
		expect(saidBeside(app)).toMatch(
			new RegExp(
				`K${square} was as safe as any: taken in (?:none|\\d+ %) of [\\d,]+\\s+placements\\.`,
			),
		);
		await app.type('v');
		expect(saidBeside(app)).not.toContain('as safe as any');
		expect(app.faults).toEqual([]);
	});

	it.each(['attacker', 'defender'] as const)(
		'is left unasked by the %s who has done nothing',
		async (as) => {
			const app = await open({kind: 'drill', ending: 'KRvK', as, seed: 3});
			await app.pass(1000);
			await app.type(KEYS.escape);
			expect(app.text()).toBe('');
			// What the other side has done is kept.
			expect(app.world.saved.length > 0).toBe(as === 'defender');
		},
	);

	it('tells the limit when it is over', async () => {
		const app = await open({kind: 'drill', ending: 'KQvK', as: 'defender', seed: 4});
		for (let move = 0; move < 40; move++) {
			await app.pass(1000);
			if (app.world.lastMatch.outcome !== undefined) {
				break;
			}

			await app.type(makeUci(seatReport(app.world.lastMatch, 'black').moves[0]));
			await app.type(KEYS.enter);
		}

		expect(app.text().split('\n')[0]).toMatch(/(?:lost|won|draw) · held \d+ moves? *$/);
		expect(saidBeside(app)).toContain(TRUTH_SHOWN);
		expect(app.text()).toMatch(/White made \d+ moves?\./);
		expect(saidBeside(app)).toMatch(/The table needs at most \d+ moves/);
		// The board has every square.
		expect(saidBeside(app)).not.toContain('Lost sight');
		await app.type('u');
		expect(app.text()).toContain('nothing is taken back: a is the same start again, n another.');
	});

	it('tells the move after which White could force it, where he could not from the start', async () => {
		const app = await open({kind: 'drill', ending: 'KRvK', as: 'defender', seed: 3});
		for (let move = 0; move < 60; move++) {
			// oxlint-disable-next-line no-await-in-loop -- One move after the other.
			await app.pass(1000);
			if (app.world.lastMatch.outcome !== undefined) {
				break;
			}

			await app.type(makeUci(seatReport(app.world.lastMatch, 'black').moves[0]));
			await app.type(KEYS.enter);
		}

		expect(saidBeside(app)).toMatch(
			/The table cannot force anything from this start\. K\w\d \(move \d+\): from there White could force it\./,
		);
	});

	it('states the task by what holds for every start, and offers no advice where there is none', async () => {
		const app = await open({kind: 'drill', ending: 'KQvK', as: 'defender', seed: 2});
		expect(saidBeside(app)).toContain(
			'Always lost, in at most 23 moves; how long can you hold out? White was told where you start.',
		);
		expect(app.text()).not.toContain('p plan');
	});

	it('says nothing of marks once it is over and they are gone', async () => {
		const app = await open({...KQ, seed: 3});
		await app.type('s');
		expect(saidBeside(app)).toContain('he cannot be here');
		await app.type(':');
		await app.type('resign' + KEYS.enter);
		await app.type('y');
		expect(app.text()).toContain('a again');
		expect(saidBeside(app)).not.toContain('he cannot be here');
	});

	it('offers no plan of the paper at its end where White knew nothing of the start', async () => {
		const resigned = async (blind: boolean) => {
			const app = await open({...KQ, seed: 3, blind});
			await app.type(':');
			await app.type('resign' + KEYS.enter);
			await app.type('y');
			return app.text();
		};

		expect(await resigned(false)).toContain('p plan');
		const blind = await resigned(true);
		expect(blind).toContain('a again');
		expect(blind).not.toContain('p plan');
	});
});

describe('the list of drills', () => {
	it('starts what is chosen, and remembers it', async () => {
		const world = new DrillWorld(tables);
		const app = openApp(world);
		await app.type('4');
		expect(app.text()).toContain('queen: take him in 3 · new');
		await app.type(KEYS.down + KEYS.down);
		expect(app.text()).toContain('Always won when you know where he starts');
		await app.type(KEYS.down + KEYS.down);
		// The endings by difficulty, KRvK among those that are won now and then.
		for (let step = 0; step < 20 && !app.text().includes('‹ KRvK ›'); step++) {
			await app.type(KEYS.right);
		}

		expect(app.text()).toContain('‹ KRvK ›');
		expect(app.text()).not.toContain('You know');
		await app.type(KEYS.up + KEYS.up + KEYS.enter);
		expect(world.opened.map(({ending}) => ending)).toEqual(['KRvK']);
		expect(app.text()).toContain('Drill KRvK · attacker · phantom');
		expect(world.appSettings.last.drill).toBe('KRvK attacker phantom known');
		await app.type(KEYS.escape);
		await app.type('y');
		expect(app.text()).toContain('Drills');
	});
});

describe('each row of the list of drills', () => {
	it('has a sentence while the cursor is on it', async () => {
		const app = openApp(new DrillWorld(tables));
		await app.type('4');
		for (const said of [
			'What is due to be repeated',
			'Every start, by difficulty',
			'Always won when you know',
			'You see where your men can go',
			'v is “against”',
			'You hunt a king that you seldom see.',
			'He has not decided where he stands',
			'At the start the square of the king is known.',
			'A published proof played out',
			'Positions with one right move',
		]) {
			expect(app.text().replaceAll(/\s+/g, ' ')).toContain(said);
			await app.type(KEYS.down);
		}
	});
});

describe('the paper in the list of drills', () => {
	/** Opens the list with an ending and a side, as it was the last time. */
	async function openList(last: string) {
		const world = new DrillWorld(tables);
		world.appSettings = {...world.appSettings, last: {...world.appSettings.last, drill: last}};
		const app = {world, ...openApp(world)};
		await app.type('4');
		return app;
	}

	/** Goes down to a row and through its values until one is shown. */
	async function choose(app: Awaited<ReturnType<typeof openList>>, row: string, value: string) {
		for (let step = 0; step < 8 && !new RegExp(`${row} +‹`).test(app.text()); step++) {
			await app.type(KEYS.down);
		}

		for (let step = 0; step < 8 && !app.text().includes(`‹ ${value} ›`); step++) {
			await app.type(KEYS.right);
		}
	}

	it('plays the lone king in KRvK, from the safe space, and nowhere else', async () => {
		const app = await openList('KRvK attacker phantom known');
		await choose(app, 'Black’s king is', 'the paper’s');
		expect(app.text()).toContain('Lemmas 13 to 17');
		await app.type(KEYS.up + KEYS.up + KEYS.up + KEYS.up);
		expect(app.text()).toMatch(/by Corollary 18 nothing is\s+forced/);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Drill KRvK · attacker · paper-king');
		expect(saidBeside(app)).toContain('by Corollary 18 his capture cannot be forced.');
		expect(app.text()).toContain('not won');
		expect(app.world.appSettings.last.drill).toBe('KRvK attacker paper-king known');

		const other = await openList('KQvK attacker paper-king known');
		expect(other.text()).toContain('a phantom');
	});

	it.each(['', ' kriegspiel'])('ask who White is before what he knows: %s', async (game) => {
		const app = await openList(`KQvK defender table known${game}`);
		expect(app.text()).toMatch(/White is [^]*White knows /);
	});

	it('says what the fifty-move rule does to its plan for KQvK', async () => {
		const app = await openList('KQvK defender phantom known');
		await choose(app, 'White is', 'the paper');
		expect(app.text()).toMatch(/113 moves at worst, and after\s+fifty it is a draw/);
		await app.type(KEYS.right);
		expect(app.text()).toContain('at most 45 moves');
		await app.type(KEYS.left + KEYS.up + KEYS.up + KEYS.up + KEYS.up + KEYS.enter);
		expect(saidBeside(app)).toContain('White’s plan as printed can take 113 moves');
		expect(saidBeside(app)).toContain('Improved (paper+) it takes at most 45.');
	});
});

describe('the wait for tables', () => {
	it('shows how far it is and the time left, and goes on by itself', async () => {
		const world = new DrillWorld(tables, true);
		const app = openApp(world, KQ);
		await settle();
		expect(app.text()).toContain('Opening the table of KQvK');
		world.listener?.progressed?.({ending: 'KQvK', fraction: 0.1});
		await app.pass(3000);
		world.listener?.progressed?.({ending: 'KQvK', fraction: 0.5});
		await settle();
		expect(app.text()).toContain('50 %');
		expect(app.text()).toContain('about 3 s left');
		world.listener?.progressed?.({ending: 'KQvK', fraction: 0.999});
		await settle();
		expect(app.text()).toContain(' 99 %');
		world.finish?.();
		await settle();
		expect(app.text()).toContain('Drill KQvK · attacker');
	});

	it('has one bar for all the tables that are built', async () => {
		const world = new DrillWorld(tables, true);
		const app = openApp(world, {...KQ, ending: 'KRPvK'});
		await settle();
		const tell = (ending: string, fraction: number, all: number) => {
			world.listener?.progressed?.({ending, fraction, together: {tables: 13, fraction: all}});
		};
		tell('KRBvK', 0.9, 0.25);
		await app.pass(3000);
		tell('KRNvK', 0.1, 0.5);
		await settle();
		expect(app.text()).toContain('Solving KRPvK and 12 endings that it leads to');
		expect(app.text()).toContain('50 %');
		expect(app.text()).toContain('about 3 s left');
	});

	it('says over it whether it is for a drill or to be watched', async () => {
		const drill = openApp(new DrillWorld(tables, true), KQ);
		await settle();
		expect(drill.text()).toMatch(/^ Drill /);
		const watch = openApp(new DrillWorld(tables, true), {
			kind: 'watch',
			ending: 'KQvK',
			strategy: 'paper',
		});
		await settle();
		expect(watch.text()).toMatch(/^ Watch /);
	});

	it('can be left with Esc, and says when there will be no table', async () => {
		const world = new DrillWorld(tables, true);
		const app = openApp(world);
		await app.type('4');
		await app.type(KEYS.enter);
		await app.type(KEYS.escape);
		expect(world.opened[0].signal.aborted).toBe(true);
		expect(app.text()).toContain('Ending');

		await app.type(KEYS.enter);
		world.fail?.();
		await settle();
		expect(app.text()).toContain('cannot be built');
	});

	it('lets go of a saved drill that is not waited for', async () => {
		const world = new DrillWorld(tables);
		const app = openApp(world, KQ);
		await settle();
		await app.type(best(shownMatch({world, ...app})));
		await app.type(KEYS.enter);
		const later = new DrillWorld(tables, true);
		later.saves.save('game', world.lastMatch);
		const again = openApp(later, {kind: 'resume', game: 'game'});
		await settle();
		expect(again.text()).toContain('Opening the table of KQvK');
		await again.type(KEYS.escape);
		expect(later.closedGames).toEqual(['game']);
	});
});

describe('a lesson', () => {
	/** Plays the first lesson by the coach's moves, after what `before` does. */
	async function doFirst(
		before: (app: Opened) => Promise<void> = async () => {},
		isResumed = false,
	) {
		const world = new DrillWorld(tables);
		let app = {world, ...openApp(world)};
		await app.type('4');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('par 3 · you 0 · on par');
		await before(app);
		if (isResumed) {
			await app.type(KEYS.escape);
			app = {world, ...openApp(world, {kind: 'resume'})};
			await app.pass(0);
		}

		const {fen} = LESSONS[0];
		const start = unwrap(startDrill({...LESSONS[0], seed: 7, fen}, tables, 'You', world.now()));
		let match = world.saved.at(-1)?.match ?? start;
		while (match.outcome === undefined) {
			await app.type(best(match) + KEYS.enter);
			await app.pass(1000);
			match = world.lastMatch;
		}

		return app;
	}

	it('is graded when it is over, kept once, and followed by the next', async () => {
		const app = await doFirst();
		expect(saidBeside(app)).toMatch(/Perfect\. This lesson comes back in \d+ days?\./);
		const record = app.world.learnt.get('You')?.[LESSONS[0].id];
		expect(record).toMatchObject({reps: 1, streak: 1, isPar: true});
		await app.type('s');
		await app.type(KEYS.escape);
		expect(app.world.learnt.get('You')?.[LESSONS[0].id]).toBe(record);
		expect(saidBeside(app)).toMatch(/This lesson comes back in \d+ days?\./);
		await app.type('n');
		expect(app.world.opened.map(({ending}) => ending)).toEqual([
			LESSONS[0].ending,
			LESSONS[1].ending,
		]);
	});

	it('leaves what was chosen for free practice as it was', async () => {
		const app = openApp(new DrillWorld(tables));
		await app.type('4');
		for (let row = 0; row < 12 && !/▸ *Black’s king is/.test(app.text()); row++) {
			await app.type(KEYS.down);
		}

		const before = /Black’s king is +‹ (.*?) ›/.exec(app.text())?.[1];
		await app.type(KEYS.right);
		const chosen = /Black’s king is +‹ (.*?) ›/.exec(app.text())?.[1] ?? '';
		expect(chosen).not.toBe(before);
		await app.type(KEYS.home + KEYS.enter);
		expect(app.text()).toContain('par 3');
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(new RegExp(`Black’s king is +${chosen}`));
		// What is said of the drill that was left is gone with the next key.
		expect(app.text()).toContain('nothing is kept');
		await app.type(KEYS.down);
		expect(app.text()).not.toContain('nothing is kept');
	});

	it('of the first steps marks where the king can be unasked, until it is told not to, which is no help', async () => {
		const app = await doFirst(async (shown) => {
			// Of the other squares nothing is said: that he is not there is what the coach is asked for.
			expect(shown.text()).toMatch(/♚!|k/);
			expect(shown.text()).not.toContain('+   +');
			await shown.type('Kb2' + KEYS.enter);
			await shown.pass(1000);
			expect(saidBeside(shown)).toMatch(/Where can he be\? \d squares/);
			expect(squaresWith(shown, 'k').length).toBeGreaterThan(1);
			// More is shown first, and nothing last.
			const few = squaresWith(shown, '+').length;
			await shown.type('s');
			expect(squaresWith(shown, 'k').length).toBeGreaterThan(1);
			expect(squaresWith(shown, '+').length).toBeGreaterThan(few);
			expect(saidBeside(shown)).toContain('k he can be here, + seen, – he cannot be here');
			await shown.type('s');
			expect(squaresWith(shown, 'k')).toEqual([]);
			expect(saidBeside(shown)).toContain('Hidden; s shows it.');
		});
		expect(saidBeside(app)).not.toContain('with help');
	});

	it('remembers no king where he cannot be, as it says itself', async () => {
		await doFirst(async (shown) => {
			await shown.type('Qb5' + KEYS.enter);
			await shown.pass(1000);
			expect(saidBeside(shown)).toContain('He is on a8.');
			expect(shown.text()).not.toMatch(/Ghosts|You (?:took|lost):/);
			expect(shown.text()).not.toContain('♚');
		});
	});

	it('leaves the squares marked where a plan that is asked for has no step', async () => {
		await doFirst(async (shown) => {
			await shown.type('Qd7' + KEYS.enter);
			await shown.pass(1000);
			const marked = squaresWith(shown, 'k');
			expect(marked.length).toBeGreaterThan(1);
			await shown.type('p');
			expect(saidBeside(shown)).toContain('You have left the plan of the paper.');
			expect(squaresWith(shown, 'k')).toEqual(marked);
		});
	});

	it('counts hints and takebacks as help', async () => {
		const app = await doFirst(async ({type}) => type('+'));
		expect(saidBeside(app)).toContain('Done, with help.');
		expect(app.world.learnt.get('You')?.[LESSONS[0].id]).toMatchObject({streak: 0, isPar: false});
	});

	it('has had help too that was taken before it was left and resumed', async () => {
		const app = await doFirst(async (shown) => {
			await shown.type('Qb5' + KEYS.enter);
			await shown.pass(1000);
			await shown.type('+');
		}, true);
		expect(saidBeside(app)).toContain('Done, with help.');
		expect(saidBeside(app)).toContain('was optimal, with help.');
	});

	it('stands in a list with the others', async () => {
		const app = await doFirst();
		await app.type(KEYS.escape);
		await app.type(KEYS.down + KEYS.enter);
		expect(app.text()).toContain(
			`1 of ${LESSONS.length} begun · 1 on par without help · 0 due today`,
		);
		expect(app.text()).toMatch(/KRRvK: 0 of \d+ begun, 0 on par/);
		await app.type(KEYS.up);
		expect(app.text()).toMatch(/KQvK: 1 of \d+ begun, 1 on par, 0 moves lost in all/);
		await app.type(KEYS.down);
		expect(app.text()).toMatch(/1 {2}queen: take him in 3 +in \d+ days? · on par/);
		await app.type(KEYS.enter);
		expect(app.world.opened.at(-1)?.ending).toBe(LESSONS[1].ending);
	});
});
