import {countPlies, movesOf} from '../../source/match/acts.js';
import {describe, expect, it} from 'vitest';
import {parseFen} from '../../source/core/fen.js';
import {KING} from '../../source/core/man.js';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci, parseUci} from '../../source/core/uci.js';
import {drillsOf} from '../../source/drill/catalogue.js';
import {advise, scoreDrill} from '../../source/drill/coach.js';
import {compareWithOptimum} from '../../source/drill/compare.js';
import {demonstrateDrill, playOut} from '../../source/drill/demonstrate.js';
import {drillOf, knownStart} from '../../source/drill/knowledge.js';
import {lessonOf, LESSONS} from '../../source/drill/lessons.js';
import {drillReply, rewriteKing, settleBeforeMove} from '../../source/drill/opponent.js';
import {parseShareCode, shareCode} from '../../source/drill/share-code.js';
import {startDrill} from '../../source/drill/start.js';
import {trackKing} from '../../source/endings/belief-game.js';
import {kriegspielGame} from '../../source/endings/kriegspiel/kriegspiel-game.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {kriegspielTables, startKriegspiel, tableTries} from '../helpers/kriegspiel-drills.js';

const tables = kriegspielTables('KPvK');

const whiteOf = (match: Match) => seatReport(match, 'white').history;

/** Returns where the king really stands. */
function kingOf(match: Match): number {
	const cells = unwrap(parseFen(match.settings.fen ?? '')).cells;
	return movesOf(match).reduce(
		(king, move) => {
			const {from, to} = parseUci(move)!;
			return from === king ? to : king;
		},
		cells.indexOf(KING | 8),
	);
}

/** Plays tries drawn at random against the drill's king, telling of each moment in which White is to try. */
function* playAtRandom(start: Match, seed: number, most: number): Generator<Match, Match> {
	const random = createRandom(seed);
	let match = start;
	for (let step = 0; step < most && match.outcome === undefined; step++) {
		yield match;
		if (match.phase.name === 'turn' && match.phase.seat === 'black') {
			const {match: settled, move} = drillReply(match, tables);
			match = transition(settled, {type: 'moveChosen', seat: 'black', move, at: 0}).match;
		} else {
			const move = makeUci(pick(random, seatReport(match, 'white').moves));
			const settled = settleBeforeMove(match, tables, move);
			match = transition(settled, {type: 'moveChosen', seat: 'white', move, at: 0}).match;
		}
	}

	return match;
}

describe('a drill of Kriegspiel', () => {
	it.each([
		['KQvK', true],
		['KRvK', false],
		['KRvK', true],
		['KPvK', false],
	])('of %s (blind: %s) is won by the table in as many moves as its par says', (ending, blind) => {
		const started = startKriegspiel(tables, {ending, blind, seed: 1});
		expect(drillOf(started.settings)).toMatchObject({game: 'kriegspiel', ending, blind});
		const known = knownStart(started.settings);
		const {par} = scoreDrill(whiteOf(started), tables, known);
		const won = playOut(started, tables, tableTries(tables));
		expect(won.outcome).toEqual({winner: 'white', reason: 'checkmate'});
		const score = scoreDrill(whiteOf(won), tables, knownStart(won.settings));
		expect(score).toMatchObject({par, lost: 0, thrown: 0, moves: par});
	});

	it('is never longer than its par against the king who stands where he stands', () => {
		for (const seed of [1, 2]) {
			const blind = seed % 2 === 0;
			const started = startKriegspiel(tables, {
				ending: 'KRvK',
				opponent: 'clairvoyant',
				blind,
				seed,
			});
			const won = playOut(started, tables, tableTries(tables));
			const {par, moves, lost} = scoreDrill(whiteOf(won), tables, knownStart(won.settings));
			expect([won.outcome?.reason, lost]).toEqual(['checkmate', 0]);
			expect(moves).toBeLessThanOrEqual(par!);
			// He fights: a king who went anywhere would be mated much sooner.
			expect(moves).toBeGreaterThan(par! / 2);
			expect(won.settings.fen).toBe(started.settings.fen);
		}
	});

	it('keeps the king among the squares where White can reckon with him, whatever is tried', () => {
		for (const opponent of ['phantom', 'clairvoyant'] as const) {
			for (const seed of [1, 2, 3]) {
				const ending = ['KRvK', 'KQvK', 'KPvK'][seed - 1];
				const started = startKriegspiel(tables, {ending, opponent, blind: seed === 1, seed});
				for (const match of playAtRandom(started, seed, 24)) {
					const belief = trackKing(kriegspielGame, whiteOf(match), knownStart(match.settings)).at(
						-1,
					)!;
					expect(belief.has(kingOf(match))).toBe(true);
				}
			}
		}
	});

	it('gives White the same to live wherever of these squares the king turns out to stand', () => {
		for (const seed of [1, 2]) {
			const ending = ['KPvK', 'KRvK'][seed - 1];
			let last: Match | undefined;
			for (const match of playAtRandom(
				startKriegspiel(tables, {ending, blind: true, seed}),
				seed,
				14,
			)) {
				last = match;
			}

			const white = whiteOf(last!);
			const belief = trackKing(kriegspielGame, white, knownStart(last!.settings)).at(-1)!;
			expect(belief.size).toBeGreaterThan(1);
			for (const king of belief) {
				const other = rewriteKing(last!, king, createRandom(king));
				expect(kingOf(other)).toBe(king);
				expect(whiteOf(other)).toEqual(white);
			}
		}
	});

	it('shows how the table wins', () => {
		const lines = [
			{ending: 'KQvK', strategy: 'divide-and-conquer+', seed: 2},
			{ending: 'KRvK', strategy: 'table', seed: 2, opponent: 'clairvoyant'},
		] as const;
		for (const line of lines) {
			const drill = startKriegspiel(tables, line);
			expect(drillOf(drill.settings)?.strategy).toBe(line.strategy);
			expect(demonstrateDrill(drill, tables)?.outcome).toEqual({
				winner: 'white',
				reason: 'checkmate',
			});
		}
	});

	it('says what cannot be', () => {
		const drill = {
			game: 'kriegspiel',
			ending: 'KRvK',
			role: 'attacker',
			opponent: 'phantom',
			strategy: 'table',
			blind: false,
			seed: 1,
		} as const;
		const errors = (
			[
				{ending: 'KRRvK'},
				{role: 'defender', strategy: 'metaposition', ending: 'KQvK'},
				{opponent: 'fogged'},
				{strategy: 'divide-and-conquer'},
				{fen: '8/8/8/4k3/8/8/8/K3R3 w - - 0 1'},
			] as const
		).map((more) => startDrill({...drill, ...more}, tables, 'You', 0));
		expect(errors.map((one) => (one.ok ? '' : one.error))).toEqual([
			'in Kriegspiel there are drills of KRvK, KQvK, KBBvK, KBNvK and KPvK, not of KRRvK',
			'metaposition has no plan for KQvK',
			'in Kriegspiel the lone king is phantom or clairvoyant',
			'divide-and-conquer has no plan for KRvK',
			'the king on e5 would be in check with White to move',
		]);
	});
});

describe('the lessons of Kriegspiel', () => {
	const lessons = LESSONS.filter(({game}) => game === 'kriegspiel');

	it('can be started, need their par, and are known again', () => {
		expect(new Set(lessons.map(({ending}) => ending))).toEqual(
			new Set(drillsOf('kriegspiel').map(({ending}) => ending)),
		);
		for (const lesson of lessons.filter(({ending}) => tables.has(`${ending}.kriegspiel`))) {
			const match = unwrap(startDrill({...lesson, seed: 1}, tables, 'You', 0));
			const {par} = scoreDrill(whiteOf(match), tables, knownStart(match.settings));
			expect([lesson.id, par]).toEqual([lesson.id, lesson.par]);
			expect(lessonOf(match.settings)).toBe(lesson);
		}
	});

	it('are no lessons of the fog', () => {
		const {game: _game, ...fog} = lessons[0];
		const settings = startKriegspiel(tables, {fen: lessons[0].fen}).settings;
		expect(lessonOf(settings)).toBe(lessons[0]);
		expect(lessonOf({...settings, variant: 'fog-ending'})).toBeUndefined();
		expect(LESSONS).not.toContainEqual(fog);
	});

	it('and all drills have codes that are read back', () => {
		for (const [ending, strategy] of [
			['KRvK', 'metaposition'],
			['KQvK', 'divide-and-conquer+'],
		] as const) {
			for (const role of ['attacker', 'defender'] as const) {
				const {settings} = startKriegspiel(tables, {ending, role, strategy, seed: 4});
				const read = unwrap(parseShareCode(shareCode(settings) ?? ''));
				expect(read).toMatchObject({game: 'kriegspiel', ending, role, strategy, blind: false});
			}
		}

		for (const opponent of ['phantom', 'clairvoyant'] as const) {
			for (const blind of [false, true]) {
				const {settings} = startKriegspiel(tables, {opponent, blind, seed: 4});
				const code = shareCode(settings);
				const read = unwrap(parseShareCode(code ?? ''));
				expect(read).toMatchObject({game: 'kriegspiel', ending: 'KRvK', opponent, blind});
				const shared = unwrap(startDrill(read, tables, 'You', 0));
				expect(shareCode(shared.settings)).toBe(code);
			}
		}
	});
});

describe('the coach of Kriegspiel', () => {
	/** Returns a drill after some tries against its king. */
	function after(match: Match, ...tries: readonly string[]): Match {
		return tries.reduce((now, move) => {
			const settled = settleBeforeMove(now, tables, move);
			const made = transition(settled, {type: 'moveChosen', seat: 'white', move, at: 0}).match;
			if (made.phase.name !== 'turn' || made.phase.seat === 'white') {
				return made;
			}

			const {match: replied, move: reply} = drillReply(made, tables);
			return transition(replied, {type: 'moveChosen', seat: 'black', move: reply, at: 0}).match;
		}, match);
	}

	it('judges tries, refused ones too, and learns from refusals', () => {
		const start = startKriegspiel(tables, {fen: '8/8/8/R7/3k4/8/3K4/8 w - - 0 1'});
		const known = knownStart(start.settings);
		const {needed} = advise(whiteOf(start), tables, known);
		// Beside the other king: refused wherever he is, and so nothing is learnt or lost.
		const refused = after(start, 'd2d3');
		const told = advise(whiteOf(refused), tables, known);
		expect(told.judged).toMatchObject([{ply: 0, move: 'd2d3', isRefused: true}]);
		expect(told.needed).toBe(needed);
		// The rook is given away, and the phantom takes it.
		const thrown = after(refused, 'a5e5');
		const {judged} = advise(whiteOf(thrown), tables, known);
		expect(judged.at(-1)).toMatchObject({move: 'a5e5', verdict: {kind: 'throws'}});
		expect(thrown.outcome).toEqual({winner: null, reason: 'insufficient'});
		expect(scoreDrill(whiteOf(thrown), tables, known)).toMatchObject({moves: 1, thrown: 1});
	});

	it('sets every move beside the optimum', () => {
		const started = startKriegspiel(tables, {ending: 'KRvK', blind: true, seed: 5});
		const won = playOut(started, tables, tableTries(tables));
		const known = knownStart(won.settings);
		const steps = compareWithOptimum(whiteOf(won), tables, known);
		expect(steps).toHaveLength(countPlies(won) + 1);
		const moves = steps.flatMap(({move}) => (move === undefined ? [] : [move]));
		expect(moves.every(({verdict}) => verdict.kind === 'keeps')).toBe(true);
		expect(moves.flatMap(({refused}) => refused).length).toBe(won.acts.length - countPlies(won));
		expect(won.acts.length).toBeGreaterThan(countPlies(won));
		const needed = steps.map((step) => step.needed ?? 0);
		expect(needed.toSorted((a, b) => b - a)).toEqual(needed);
	});
});
