import {countPlies} from '../../source/match/acts.js';
import {describe, expect, it} from 'vitest';
import {BLACK_MAN, isMan, KING, manRole} from '../../source/core/man.js';
import {createRandom, pick} from '../../source/core/random.js';
import {makeUci} from '../../source/core/uci.js';
import {scoreDrill} from '../../source/drill/coach.js';
import {demonstrateDrill} from '../../source/drill/demonstrate.js';
import {tablesFor} from '../../source/drill/game.js';
import {gradeDefence} from '../../source/drill/grading.js';
import {drillOf, knownStart} from '../../source/drill/knowledge.js';
import {judgeKingMoves, loneKingSteps} from '../../source/drill/hindsight.js';
import {startKnownWhite} from '../../source/drill/known-white.js';
import {programMove} from '../../source/drill/program.js';
import {drillReply} from '../../source/drill/opponent.js';
import type {DrillStrategy} from '../../source/drill/settings.js';
import {parseShareCode, shareCode} from '../../source/drill/share-code.js';
import {startDrill} from '../../source/drill/start.js';
import {trackKing} from '../../source/endings/belief-game.js';
import {kriegspielGame} from '../../source/endings/kriegspiel/kriegspiel-game.js';
import {TableHunt} from '../../source/endings/kriegspiel/table-hunt.js';
import {currentView} from '../../source/rules/history.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {unwrap} from '../../source/core/result.js';
import {readPlacement} from '../../source/solver/material.js';
import {startKriegspiel, kriegspielTables} from '../helpers/kriegspiel-drills.js';

const tables = kriegspielTables('KPvK');

const defend = (request: Parameters<typeof startKriegspiel>[1]): Match =>
	startKriegspiel(tables, {role: 'defender', ...request});

/** Plays a drill on: White by the program, the king by `king`, which is asked for a try. Tells of each of his turns. */
function* play(start: Match, king: (match: Match) => string): Generator<Match, Match> {
	let match = transition(start, {type: 'handedOver', at: 0}).match;
	for (let step = 0; step < 200 && match.phase.name === 'turn'; step++) {
		const side = match.phase.seat;
		if (side === 'black') {
			yield match;
		}

		const move = side === 'white' ? drillReply(match, tables).move : king(match);
		match = transition(match, {type: 'moveChosen', seat: side, move, at: 0}).match;
	}

	return match;
}

function playOut(start: Match, king: (match: Match) => string): Match {
	const turns = play(start, king);
	for (;;) {
		const {done, value} = turns.next();
		if (done === true) {
			return value;
		}
	}
}

/** Returns a king who tries what his own men could do, at random, never twice in a turn. */
function randomKing(seed: number): (match: Match) => string {
	const random = createRandom(seed);
	return (match) => {
		const {moves, history} = seatReport(match, 'black');
		const tried = new Set((history.tries ?? []).map(({text}) => text));
		return pick(
			random,
			moves.map((move) => makeUci(move)).filter((move) => !tried.has(move)),
		);
	};
}

/** Returns the king who sees everything and lasts as long as he can. */
function stubbornKing(): (match: Match) => string {
	const hunt = new TableHunt(tablesFor(tables, kriegspielGame));
	return (match) => {
		const {history} = seatReport(match, 'white');
		const {placement} = unwrap(readPlacement(currentView(history).cells));
		const belief = trackKing(kriegspielGame, history, knownStart(match.settings)).at(-1)!;
		const own = currentView(seatReport(match, 'black').history);
		const king = own.cells.indexOf(KING | BLACK_MAN);
		const steps = hunt.steps({placement, belief}, king);
		const longest = steps.reduce((best, step) => (step.left > best.left ? step : best));
		return makeUci({from: king, to: longest.to});
	};
}

describe('a drill of Kriegspiel with the lone king', () => {
	it('begins with a start that White wins for sure, and long rather than short', () => {
		for (const [ending, blind] of [
			['KRvK', false],
			['KRvK', true],
			['KPvK', true],
		] as const) {
			const match = defend({ending, blind, seed: 1});
			expect(match.settings.seats).toMatchObject({
				white: {kind: 'bot', name: 'the table'},
				black: {kind: 'person'},
			});
			expect(drillOf(match.settings)).toMatchObject({role: 'defender', ending, blind});
			const {history} = seatReport(match, 'white');
			const {par} = scoreDrill(history, tables, knownStart(match.settings));
			expect(par).toBeGreaterThan(ending === 'KPvK' ? 10 : 18);
		}
	});

	it('is held for all that the table needs by a king who knows all, and no longer', () => {
		const start = defend({ending: 'KQvK', seed: 1, fen: '8/4k3/8/8/8/1K6/8/2Q5 w - - 0 1'});
		const match = playOut(start, stubbornKing());
		expect(match.outcome).toEqual({winner: 'white', reason: 'checkmate'});
		const {history} = seatReport(match, 'white');
		const score = scoreDrill(history, tables, knownStart(match.settings));
		expect(score).toEqual({par: 10, moves: 10, lost: 0, thrown: 0});
		expect(gradeDefence(score.moves, score.par, true)).toBe('easy');
		const judged = judgeKingMoves(match, tables);
		expect(judged).toHaveLength(9);
		expect(judged.every(({left, most}) => left === most)).toBe(true);
		expect(judged.at(-1)).toMatchObject({left: 1});
	});

	it.each([
		['KRvK', 'table', false],
		['KPvK', 'table', false],
		['KQvK', 'divide-and-conquer', true],
	] as const)(
		'of %s against %s (blind: %s) ends in mate, and the king may reckon with what is true',
		(ending, plan, blind) => {
			const turns = play(defend({ending, strategy: plan, blind, seed: 3}), randomKing(5));
			const known = startKnownWhite(ending);
			let last: Match;
			for (;;) {
				const {done, value: match} = turns.next();
				last = match;
				if (done === true) {
					break;
				}

				const {history} = seatReport(match, 'black');
				const board = known.board(history);
				if (countPlies(match) === 7) {
					expect(board).toEqual(startKnownWhite(ending).board(history));
				}

				for (const {kind, men, empty} of board.squares) {
					// Certain is what stands there in every case, impossible what stands there in none.
					const all = men.reduce((sum, {count}) => sum + count, empty);
					const isCertain = men.some(({count}) => count === board.size);
					expect(all).toBe(board.size);
					expect(kind).toBe(
						isCertain ? 'certain' : empty === board.size ? 'impossible' : 'possible',
					);
				}

				for (const [square, man] of currentView(
					seatReport(match, 'white').history,
				).cells.entries()) {
					const here = board.squares.find((one) => one.square === square);
					const roles = here?.men.map(({role}) => role) ?? [];
					expect(isMan(man) ? roles.includes(manRole(man)) : here?.kind !== 'certain').toBe(true);
				}

				expect(judgeKingMoves(match, tables)).toEqual([]);
			}

			expect(last.outcome).toEqual({winner: 'white', reason: 'checkmate'});
			const judged = judgeKingMoves(last, tables);
			expect(judged).toHaveLength(Math.floor(countPlies(last) / 2));
			expect(judged.every(({left = 0, most = 0}) => most >= left && left > 0)).toBe(true);
			// He who goes anywhere gives something away.
			expect(judged.some(({left, most}) => left !== most)).toBe(true);
			expect(judgeKingMoves(last, new Map())).toEqual([]);
			expect(loneKingSteps(last)).toEqual([]);
		},
	);

	it('has no move for White where the king is to move', () => {
		const match = transition(defend({ending: 'KQvK'}), {type: 'handedOver', at: 0}).match;
		const moveIn = (one: Match) =>
			programMove(seatReport(one, 'white').history, undefined, tables, 'table', () => 0);
		const move = makeUci(unwrap(moveIn(match)));
		const after = transition(match, {type: 'moveChosen', seat: 'white', move, at: 0}).match;
		expect(moveIn(after)).toEqual({ok: false, error: 'White is not to move'});
	});

	it('goes on by the table where a plan goes round in circles', () => {
		let match = defend({ending: 'KQvK', blind: true, fen: 'k7/8/8/8/8/8/8/3Q3K w - - 0 1'});
		match = transition(match, {type: 'handedOver', at: 0}).match;
		const tries = (plan: DrillStrategy) =>
			unwrap(programMove(seatReport(match, 'white').history, undefined, tables, plan, () => 0));
		// White knows as much as before, and where the plan does not do what the table does it shows.
		const differs: boolean[] = [];
		for (const move of Array.from({length: 5}, () => ['h1h2', 'a8a7', 'h2h1', 'a7a8']).flat()) {
			const side = countPlies(match) % 2 === 0 ? 'white' : 'black';
			if (side === 'white') {
				differs.push(makeUci(tries('divide-and-conquer')) !== makeUci(tries('table')));
			}

			match = transition(match, {type: 'moveChosen', seat: side, move, at: 0}).match;
		}

		expect(differs.slice(0, 2)).toContain(true);
		expect(differs.slice(-4)).toEqual([false, false, false, false]);
	});

	it('has a code, which is read back, and shows how it is won', () => {
		for (const blind of [false, true]) {
			const {settings} = defend({ending: 'KQvK', strategy: 'divide-and-conquer', blind, seed: 2});
			const code = shareCode(settings) ?? '';
			const read = unwrap(parseShareCode(code));
			expect(read).toMatchObject({role: 'defender', strategy: 'divide-and-conquer', blind});
			const shared = unwrap(startDrill(read, tables, 'You', 0));
			expect(shared.settings).toMatchObject({seats: settings.seats, fen: settings.fen});
		}

		const drill = defend({ending: 'KQvK', seed: 2});
		expect(demonstrateDrill(drill, tables)?.outcome?.reason).toBe('checkmate');
	});
});
