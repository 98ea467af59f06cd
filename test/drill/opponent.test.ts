import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {advise, scoreDrill} from '../../source/drill/coach.js';
import {knownStart} from '../../source/drill/knowledge.js';
import {drillReply, settleBeforeMove} from '../../source/drill/opponent.js';
import type {DrillSettings} from '../../source/drill/settings.js';
import {startDrill} from '../../source/drill/start.js';
import {kingReplies} from '../../source/endings/fog/king-replies.js';
import {levelToMove} from '../../source/endings/levels.js';
import {tableAttack} from '../../source/endings/fog/table-attacker.js';
import {SquareSet} from '../../source/core/square-set.js';
import {currentView} from '../../source/rules/history.js';
import {trackLoneKing} from '../../source/knowledge/lone-king-belief.js';
import {countPlies, movesOf} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {readPlacement} from '../../source/solver/material.js';
import {NEVER} from '../../source/solver/levels.js';
import {afterMove, attackedBy, whiteMoves} from '../../source/solver/reach.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KQvK', 'KRvK');

const drill = (settings: Partial<DrillSettings>): DrillSettings => ({
	ending: 'KQvK',
	role: 'attacker',
	opponent: 'phantom',
	strategy: 'table',
	blind: false,
	seed: 1,
	...settings,
});

const start = (settings: Partial<DrillSettings>): Match =>
	unwrap(startDrill(drill(settings), tables, 'Ann', 0));

function move(match: Match, side: 'white' | 'black', text: string): Match {
	const {match: moved, effects} = transition(match, {
		type: 'moveChosen',
		seat: side,
		move: text,
		at: 0,
	});
	expect(effects).not.toContainEqual(expect.objectContaining({type: 'refused'}));
	return moved;
}

/** Plays a drill to its end: the attacker by `attack`, the king as the settings have it. */
function playOut(match: Match, attack: (match: Match) => string, most = 200): Match {
	let now = match;
	for (let ply = 0; ply < most && now.outcome === undefined; ply++) {
		if (seatReport(now, 'white').moves.length > 0) {
			const chosen = attack(now);
			now = move(settleBeforeMove(now, tables, chosen), 'white', chosen);
		} else {
			const reply = drillReply(now, tables);
			now = move(reply.match, 'black', reply.move);
		}
	}

	return now;
}

/** The attack that the coach calls best. */
const bestMove = (match: Match): string => {
	const {history} = seatReport(match, 'white');
	return makeUci(advise(history, tables, knownStart(match.settings)).best[0].move);
};

/** The attack of the table player, who plays on where nothing can be forced. */
const attackByTable = (match: Match): string => {
	const {history} = seatReport(match, 'white');
	const belief = trackLoneKing(history, 0, knownStart(match.settings)).at(-1)!;
	const {placement} = unwrap(readPlacement(currentView(history).cells));
	const random = createRandom(countPlies(match));
	return makeUci(unwrap(tableAttack(tables, placement, belief, random)).move);
};

describe('the phantom', () => {
	it.each([false, true])('makes the best attack need its par, to the move (blind: %s)', (blind) => {
		for (let seed = 1; seed <= 12; seed++) {
			const match = start({seed, blind});
			const end = playOut(match, bestMove);
			const score = scoreDrill(seatReport(end, 'white').history, tables, knownStart(end.settings));
			expect(end.outcome).toEqual({winner: 'white', reason: 'king-captured'});
			expect(score.moves).toBe(score.par);
			expect(score).toMatchObject({lost: 0, thrown: 0});
		}
	});

	it('changes nothing of what White has seen', () => {
		const random = createRandom('phantom');
		let rewritten = 0;
		for (let seed = 1; seed <= 12; seed++) {
			let match = start({seed, blind: seed % 6 === 1, ending: seed % 3 === 0 ? 'KRvK' : 'KQvK'});
			for (let ply = 0; ply < 24 && match.outcome === undefined; ply++) {
				const before = seatReport(match, 'white').history;
				let next: Match;
				if (seatReport(match, 'white').moves.length > 0) {
					const chosen = makeUci(pick(random, seatReport(match, 'white').moves));
					const settled = settleBeforeMove(match, tables, chosen);
					next = move(settled, 'white', chosen);
				} else {
					const reply = drillReply(match, tables);
					next = move(reply.match, 'black', reply.move);
				}

				rewritten += movesOf(match).some((text, index) => text !== movesOf(next)[index]) ? 1 : 0;
				const after = seatReport(next, 'white').history;
				expect(after.start).toEqual(before.start);
				expect(after.plies.slice(0, before.plies.length)).toEqual(before.plies);
				match = next;
			}
		}

		expect(rewritten).toBeGreaterThan(20);
	});
});

describe('the clairvoyant and the fogged king', () => {
	it.each(['clairvoyant', 'fogged'] as const)(
		'%s: the best attack never needs more than its par',
		(opponent) => {
			for (let seed = 1; seed <= 10; seed++) {
				const end = playOut(start({seed, opponent}), bestMove);
				const {history} = seatReport(end, 'white');
				const score = scoreDrill(history, tables, knownStart(end.settings));
				expect(end.outcome?.winner).toBe('white');
				expect(score.moves).toBeLessThanOrEqual(score.par ?? 0);
			}
		},
	);
});

describe('the lone king in KRvK', () => {
	it('always has a reply that stays outside the won sets when it is outside', () => {
		const random = createRandom('outside');
		let checked = 0;
		for (let seed = 1; checked < 3000; seed++) {
			const match = start({ending: 'KRvK', role: 'defender', seed});
			let {placement} = unwrap(readPlacement(seatReport(match, 'white').history.start.cells));
			let belief = knownStart(match.settings)!;
			expect(levelToMove(tables, placement, belief)).toBe(NEVER);
			for (let turn = 0; turn < 40; turn++) {
				const after = afterMove(placement, pick(random, whiteMoves(placement)));
				// Some branch of every move of White's stays outside; the phantom would show that one.
				const table = tables.get('KRvK')!;
				const attacked = attackedBy(after);
				const branches = [
					belief.minus(attacked),
					...[...belief.intersect(attacked)].map((king) => SquareSet.from([king])),
				].filter((branch) => !branch.isEmpty);
				const open = branches.filter((branch) => table.levelOf(after.squares, branch) === NEVER);
				expect(open.length).toBeGreaterThan(0);
				const [reply] = kingReplies(tables, after, pick(random, open));
				expect(reply.level).toBe(NEVER);
				checked++;
				if (reply.kind !== 'hides') {
					break;
				}

				({placement, belief} = reply);
			}
		}
	});

	it('is not caught in 100 plies from a start outside, the clairvoyant against chance or the table', () => {
		const random = createRandom('caught');
		let caught = 0;
		for (let seed = 1; seed <= 12; seed++) {
			const held = start({ending: 'KRvK', role: 'defender', seed});
			const [{fen}] = [held.settings];
			const match = start({ending: 'KRvK', opponent: 'clairvoyant', seed, fen: fen!});
			const end = playOut(
				match,
				(now) =>
					seed % 2 === 0
						? makeUci(pick(random, seatReport(now, 'white').moves))
						: attackByTable(now),
				100,
			);
			caught += end.outcome?.winner === 'white' ? 1 : 0;
		}

		expect(caught).toBe(0);
	});
});

describe('drills with the person as the lone king', () => {
	it('have the table player take him within the bound, whatever he does', () => {
		const random = createRandom('defender');
		for (let seed = 1; seed <= 10; seed++) {
			let match = start({role: 'defender', seed});
			const [belief] = trackLoneKing(
				seatReport(match, 'white').history,
				0,
				knownStart(match.settings),
			);
			const {placement} = unwrap(readPlacement(seatReport(match, 'white').history.start.cells));
			const par = levelToMove(tables, placement, belief);
			while (match.outcome === undefined) {
				const {moves} = seatReport(match, 'black');
				match =
					moves.length > 0
						? move(match, 'black', makeUci(pick(random, moves)))
						: move(match, 'white', drillReply(match, tables).move);
			}

			expect(match.outcome.winner).toBe('white');
			expect(Math.ceil(countPlies(match) / 2)).toBeLessThanOrEqual(par);
		}
	});
});

describe('starts', () => {
	it('can be given as a FEN', () => {
		const fen = '8/8/8/3k4/8/8/8/KQ6 w - - 0 1';
		expect(start({fen}).settings.fen).toBe(fen);
	});

	it.each([
		['rubbish', 'the FEN cannot be read'],
		['8/8/8/3k4/8/8/8/KQ6 b - - 0 1', 'White to move'],
		['8/8/8/1k6/8/8/8/KQ6 w - - 0 1', 'White could take the king on b5 at once'],
		['8/8/3p4/3k4/8/8/8/KQ6 w - - 0 1', 'lone king'],
		['8/8/8/8/8/8/8/KQ6 w - - 0 1', 'needs a black king'],
		['8/8/8/3k4/8/8/8/K7 w - - 0 1', 'White needs a man beside the king'],
		['8/8/8/3k4/7B/7B/7B/KB6 w - - 0 1', 'has 4 men beside the king'],
		['8/8/8/3k4/8/8/8/KN6 w - - 0 1', 'there is no table for KNvK'],
	])('of %s is refused', (fen, reason) => {
		const refused = startDrill(drill({fen}), tables, 'Ann', 0);
		expect(refused.ok ? '' : refused.error).toContain(reason);
	});

	it('say when a blind ending is never won', () => {
		const refused = startDrill(drill({ending: 'KRvK', blind: true}), tables, 'Ann', 0);
		expect(refused.ok ? '' : refused.error).toContain('never won');
	});
});
