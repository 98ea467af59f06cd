import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {advise} from '../../source/drill/coach.js';
import {drillOf, knownStart} from '../../source/drill/knowledge.js';
import {drillReply, settleBeforeMove} from '../../source/drill/opponent.js';
import {type DrillSettings, PAPER_KING} from '../../source/drill/settings.js';
import {startDrill} from '../../source/drill/start.js';
import {SAFE_SPACE} from '../../source/theory/paper/lone-king-sets.js';
import {tableAttack} from '../../source/endings/fog/table-attacker.js';
import {currentView} from '../../source/rules/history.js';
import {trackLoneKing} from '../../source/knowledge/lone-king-belief.js';
import {countPlies, movesOf} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {readPlacement} from '../../source/solver/material.js';
import {fullViews} from '../helpers/king-paths.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KRvK', 'KQvK');

const drill = (settings: Partial<DrillSettings>) =>
	startDrill(
		{
			ending: 'KRvK',
			role: 'attacker',
			opponent: PAPER_KING,
			strategy: 'table',
			blind: false,
			seed: 1,
			...settings,
		},
		tables,
		'Ann',
		0,
	);

const begin = (settings: Partial<DrillSettings>): Match =>
	transition(unwrap(drill(settings)), {type: 'handedOver', at: 0}).match;

/** Plays a move of White's and the king's answer; the settled match before the move is checked to show White the same. */
function play(match: Match, chosen: string): Match {
	const settled = settleBeforeMove(match, tables, chosen);
	expect(fullViews(settled)).toEqual(fullViews(match));
	const now = transition(settled, {type: 'moveChosen', seat: 'white', move: chosen, at: 0}).match;
	expect(movesOf(now)).toHaveLength(countPlies(match) + 1);
	if (now.outcome !== undefined) {
		return now;
	}

	const reply = drillReply(now, tables);
	expect(fullViews(reply.match)).toEqual(fullViews(now));
	const {match: after} = transition(reply.match, {
		type: 'moveChosen',
		seat: 'black',
		move: reply.move,
		at: 0,
	});
	expect(movesOf(after)).toHaveLength(countPlies(now) + 1);
	return after;
}

const attackers = {
	/** The table player, who plays on where nothing is forced. */
	table(match: Match): string {
		const {history} = seatReport(match, 'white');
		const belief = trackLoneKing(history, 0, knownStart(match.settings)).at(-1)!;
		const {placement} = unwrap(readPlacement(currentView(history).cells));
		const random = createRandom(countPlies(match));
		return makeUci(unwrap(tableAttack(tables, placement, belief, random)).move);
	},
	random: (match: Match): string =>
		makeUci(
			pick(
				createRandom(`${match.settings.seed} ${countPlies(match)}`),
				seatReport(match, 'white').moves,
			),
		),
	/** Drives him with the king beside him and the rook at random. */
	mixed: (match: Match): string =>
		countPlies(match) % 4 === 0 ? attackers.random(match) : attackers.table(match),
};

describe('the paper’s lone king against king and rook', () => {
	it('begins in the safe space, in sight of nobody', () => {
		for (let seed = 1; seed <= 20; seed++) {
			const match = begin({seed});
			const start = knownStart(match.settings)!;
			expect(start.isSubsetOf(SAFE_SPACE)).toBe(true);
			const {needed} = advise(seatReport(match, 'white').history, tables, start);
			expect(needed).toBeUndefined();
			expect(drillOf(match.settings)).toMatchObject({role: 'attacker', opponent: PAPER_KING});
		}
	});

	it.each(['table', 'random', 'mixed'] as const)(
		'is not taken within the host’s fifty moves (%s)',
		(name) => {
			const reasons = new Set<string>();
			for (let seed = 1; seed <= 4; seed++) {
				let match = begin({seed});
				while (match.outcome === undefined) {
					match = play(match, attackers[name](match));
				}

				reasons.add(match.outcome.reason);
				expect(match.outcome.winner).not.toBe('white');
			}

			expect(reasons.size).toBeGreaterThan(0);
		},
	);

	it('lasts as long as he can from a start that is won, and is not caught once a slip lets him in', () => {
		const fen = '8/8/1R6/K7/8/8/8/4k3 w - - 0 1';
		let match = begin({fen});
		const best = (now: Match) =>
			advise(seatReport(now, 'white').history, tables, knownStart(now.settings));
		let moves = 0;
		while (match.outcome === undefined) {
			match = play(match, makeUci(best(match).best[0].move));
			moves++;
		}

		expect(match.outcome.winner).toBe('white');
		expect(moves).toBe(11);

		let slipped = play(begin({fen}), 'a5a4');
		expect(best(slipped).needed).toBeUndefined();
		while (slipped.outcome === undefined) {
			slipped = play(slipped, attackers.table(slipped));
		}

		expect(slipped.outcome.winner).not.toBe('white');
	});

	it('plays nothing else', () => {
		const refusal = (settings: Partial<DrillSettings>): string => {
			const started = drill(settings);
			return started.ok ? '' : started.error;
		};
		expect(refusal({})).toBe('');
		expect(refusal({ending: 'KQvK'})).toContain('plays KRvK, not KQvK');
		expect(refusal({blind: true})).toContain('know where its lone king starts');
	});
});
