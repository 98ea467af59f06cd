import {copySequence} from '../../../source/ui/shell/use-copy.js';
import {describe, expect, it} from 'vitest';
import {createRandom} from '../../../source/core/random.js';
import {makeUci} from '../../../source/core/uci.js';
import {advise} from '../../../source/drill/coach.js';
import {knownStart} from '../../../source/drill/knowledge.js';
import {LESSONS} from '../../../source/drill/lessons.js';
import {drillReply, rewriteKing, settleBeforeMove} from '../../../source/drill/opponent.js';
import {countPlies, movesOf} from '../../../source/match/acts.js';
import {trackKing} from '../../../source/endings/belief-game.js';
import {kriegspielGame} from '../../../source/endings/kriegspiel/kriegspiel-game.js';
import type {Match} from '../../../source/match/match.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {transition} from '../../../source/match/transition.js';
import type {UiRequest} from '../../../source/session/request.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {startKriegspiel, kriegspielTables} from '../../helpers/kriegspiel-drills.js';
import {openApp} from '../open-app.js';
import {saidBeside} from '../read-app.js';
import {DrillWorld} from './drill-world.js';

const tables = kriegspielTables('KRvK');
const KR: UiRequest = {kind: 'drill', game: 'kriegspiel', ending: 'KRvK', blind: true, seed: 2};

const whiteOf = (match: Match) => seatReport(match, 'white').history;

const best = (match: Match): string =>
	makeUci(advise(whiteOf(match), tables, knownStart(match.settings)).best[0].move);

/** Returns a match after one of White's tries and the reply to it. */
function after(match: Match, move: string): Match {
	const settled = settleBeforeMove(match, tables, move);
	const made = transition(settled, {type: 'moveChosen', seat: 'white', move, at: 0}).match;
	if (made.phase.name !== 'turn' || made.phase.seat === 'white') {
		return made;
	}

	const reply = drillReply(made, tables);
	return transition(reply.match, {
		type: 'moveChosen',
		seat: 'black',
		move: reply.move,
		at: 0,
	}).match;
}

describe('a drill of Kriegspiel', () => {
	it('is played to mate on par, try by try, with a verdict on each and the sum at the end', async () => {
		const {fen} = LESSONS.find(({id}) => id === 'KRvK-attacker-known-5-kriegspiel')!;
		const world = new DrillWorld(tables);
		const app = openApp(world, {...KR, blind: false, fen});
		await settle();
		let match = startKriegspiel(tables, {fen, seed: 2});
		expect(app.text()).toContain('Drill KRvK · Kriegspiel · phantom');
		expect(app.text()).toContain('par 5 · you 0 · on par');
		expect(saidBeside(app)).toContain('He is on a3.');
		await app.type('w');
		expect(saidBeside(app)).toContain('He is on a3.');
		await app.type('++++');
		expect(saidBeside(app)).toContain('needs at most 5 moves, this one included');
		expect(saidBeside(app)).toMatch(/left for him|something to say/);

		let hasRefusal = false;
		for (let step = 0; step < 12 && match.outcome === undefined; step++) {
			await app.type(best(match) + KEYS.enter);
			await app.pass(1000);
			const before = match;
			match = world.saved.length === 0 ? after(match, best(match)) : world.lastMatch;
			if (countPlies(match) === countPlies(before)) {
				hasRefusal = true;
				expect(saidBeside(app)).toMatch(/You tried .*refused, is optimal/);
			}
		}

		expect(hasRefusal).toBe(true);
		expect(app.text()).toContain('won · par 5 · you 5');
		expect(saidBeside(app)).toContain('Every move of yours was optimal, with help.');
		expect(saidBeside(app)).toContain('This lesson comes back');
		expect(app.faults).toEqual([]);
		await app.type('s');
		expect(app.text()).toContain('0 of 9 half-moves');
	});

	it('is resumed where it was left, what was refused included', async () => {
		let match = startKriegspiel(tables, {blind: true, seed: 2});
		while (match.acts.length === countPlies(match) || countPlies(match) === 0) {
			match = after(match, best(match));
		}

		const world = new DrillWorld(tables);
		world.saves.save('game', match);
		const app = openApp(world, {kind: 'resume', game: 'game'});
		await settle();
		const known = knownStart(match.settings);
		const {needed, belief} = advise(whiteOf(match), tables, known);
		await app.type('w++++');
		expect(saidBeside(app)).toContain(`Where can he be? ${belief.size} squares`);
		expect(saidBeside(app)).toContain(`at most ${needed} moves, this one included`);
	});

	it('says why he cannot be somewhere, and what the plan tries', async () => {
		const fen = '8/8/8/3k4/8/8/8/K5R1 w - - 0 1';
		const app = openApp(new DrillWorld(tables), {...KR, blind: false, fen});
		await settle();
		await app.type('x');
		expect(saidBeside(app)).toMatch(/stands on|You attack|No way leads him/);
		await app.type('p');
		expect(saidBeside(app)).toContain(
			'The program of 2003: the try whose worst answer is worth the most.',
		);
		expect(saidBeside(app)).toContain('He is on d5. – taken from him by the plan');
		expect(app.modes()).not.toContain(']52;');
		await app.type('#');
		const [, code = ''] = /The code of this drill: (\S+)\./.exec(saidBeside(app)) ?? [];
		expect(code).not.toBe('');
		expect(app.modes()).toContain(copySequence(code));
	});
});

describe('a start of Kriegspiel that is not won for sure', () => {
	it('has a hint all the same: what wins from most squares', async () => {
		const fen = '8/8/8/5R2/8/8/1K6/7k w - - 0 1';
		const app = openApp(new DrillWorld(tables), {...KR, fen});
		await settle();
		expect(app.text()).toContain('not won · you 0');
		await app.type('+');
		// The worst placement of all: 36 of 40 squares (docs/kriegspiel-endings.md).
		expect(saidBeside(app)).toMatch(
			/No win is sure\. The table tries .* wins from 36 of\s+his 40 squares/,
		);
	});
});

describe('the secrets of a drill of Kriegspiel', () => {
	it('are kept on every screen: each square that White reckons with gives the same bytes', async () => {
		let match = startKriegspiel(tables, {blind: true, seed: 2});
		while (match.acts.length === countPlies(match) || countPlies(match) < 2) {
			match = after(match, best(match));
		}

		const belief = trackKing(kriegspielGame, whiteOf(match), knownStart(match.settings)).at(-1)!;
		expect(belief.size).toBeGreaterThan(2);
		const seen = new Set<string>();
		for (const king of [...belief].slice(0, 2)) {
			const world = new DrillWorld(tables);
			world.saves.save('game', rewriteKing(match, king, createRandom(king)));
			world.saves.setMarks('game', 'white', {a8: 'k'});
			const app = openApp(world, {kind: 'resume', game: 'game'});
			await settle();
			const frames = [app.lastFrame()];
			for (const deed of ['w', '++++', 'p', 'x', '#', 'v', ':']) {
				await app.type(deed);
				frames.push(app.lastFrame());
			}

			await app.resize(40, 12);
			frames.push(app.lastFrame());
			seen.add(frames.join('\n'));
		}

		expect(seen.size).toBe(1);
	});
});

describe('a drill of Kriegspiel with the lone king', () => {
	const DEFEND: UiRequest = {kind: 'drill', game: 'kriegspiel', ending: 'KRvK', as: 'defender'};

	it('is played to mate, try by try, and gone through with what each move was worth', async () => {
		const {fen} = LESSONS.find(({id}) => id === 'KRvK-attacker-known-5-kriegspiel')!;
		const world = new DrillWorld(tables);
		const app = openApp(world, {...DEFEND, fen, seed: 2});
		await settle();
		await app.pass(1000);
		expect(app.text()).toContain('Drill KRvK · Kriegspiel · defender · table');
		expect(app.text()).toContain('held 0 moves');
		expect(saidBeside(app)).toContain('White was told where you start.');
		expect(app.text()).not.toMatch(/[♖♔]/u);
		await app.type('#');
		expect(saidBeside(app)).toContain('it is told when the drill is over');
		const tried = new Set<string>();
		for (let step = 0; step < 40 && !app.text().includes('solution'); step++) {
			const now = world.lastMatch;
			const {length} = movesOf(now);
			// First what is refused, so that he hears it.
			const isRefused = (move: string): boolean =>
				countPlies(transition(now, {type: 'moveChosen', seat: 'black', move, at: 0}).match) ===
				length;
			const [text] = seatReport(now, 'black')
				.moves.map((move) => makeUci(move))
				.filter((move) => !tried.has(move))
				.sort((a, b) => Number(isRefused(b)) - Number(isRefused(a)));
			tried.add(text);
			await app.type(text + KEYS.enter);
			await app.pass(4000);
			if (countPlies(world.lastMatch) > length) {
				tried.clear();
			}
		}

		expect(world.lastMatch.outcome?.reason).toBe('checkmate');
		const own = seatReport(world.lastMatch, 'black').history.plies.flatMap(({tries = []}) => tries);
		expect(own.some(({by}) => by === 'black')).toBe(true);
		expect(saidBeside(app)).toMatch(/White made \d moves\. The table needs at\s+most 5 moves/);
		await app.type('#');
		expect(saidBeside(app)).toContain('The code of this drill:');
		await app.type(KEYS.enter);
		await app.type(KEYS.right + KEYS.right);
		expect(saidBeside(app)).toMatch(/left White at\s+most \d moves?/);
		expect(app.faults).toEqual([]);
	});

	/** White steps in vain beside the other king, moves his rook, and so again, the king stepping aside. */
	const live = (fen: string, vain: string, moves: readonly string[]): Match => {
		const started = startKriegspiel(tables, {role: 'defender', fen, blind: true});
		const opened = transition(started, {type: 'handedOver', at: 0}).match;
		return [vain, ...moves].reduce((match, move, index) => {
			const side = index % 2 === 0 && index > 0 ? 'black' : 'white';
			return transition(match, {type: 'moveChosen', seat: side, move, at: 0}).match;
		}, opened);
	};

	it('keeps its secrets: two truths of which he has lived the same give the same bytes', async () => {
		const truths = [
			live('8/8/8/4k3/8/4K3/8/R7 w - - 0 1', 'e3e4', ['a1b1', 'e5f6', 'b1b2']),
			live('8/8/8/2K1k3/8/8/8/7R w - - 0 1', 'c5d5', ['h1g1', 'e5f6', 'g1g3']),
		];
		const [one, other] = truths.map((match) => seatReport(match, 'black'));
		expect(one.history.plies).toHaveLength(3);
		expect(one.history.plies[0].tries).toHaveLength(1);
		expect(other).toEqual(one);
		const seen = new Set<string>();
		for (const truth of truths) {
			const world = new DrillWorld(tables);
			world.saves.save('game', truth);
			world.saves.setMarks('game', 'black', {a8: 'r'});
			const app = openApp(world, {kind: 'resume', game: 'game'});
			await settle();
			const frames = [app.lastFrame()];
			expect(app.text()).toContain('held 1 move');
			for (const deed of ['w', '#', ':', KEYS.escape, '?', KEYS.escape]) {
				await app.type(deed);
				frames.push(app.lastFrame());
			}

			expect(saidBeside(app)).toMatch(/positions\s+fit all that you heard/);
			await app.resize(40, 12);
			frames.push(app.lastFrame());
			seen.add(frames.join('\n'));
		}

		expect(seen.size).toBe(1);
	});
});
