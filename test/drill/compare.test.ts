import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {advise, scoreDrill} from '../../source/drill/coach.js';
import {compareWithOptimum} from '../../source/drill/compare.js';
import {knownStart} from '../../source/drill/knowledge.js';
import {drillReply, settleBeforeMove} from '../../source/drill/opponent.js';
import {startDrill} from '../../source/drill/start.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KQvK', 'KRvK');

/** Plays a drill against the phantom for some plies; each third move of White's is drawn at random, the others are best. */
function play(ending: string, seed: number, plies: number): Match {
	const settings = {
		ending,
		role: 'attacker',
		opponent: 'phantom',
		strategy: 'table',
		blind: false,
		seed,
	} as const;
	const random = createRandom(seed);
	let match = transition(unwrap(startDrill(settings, tables, 'You', 0)), {
		type: 'handedOver',
		at: 0,
	}).match;
	for (let ply = 0; ply < plies && match.outcome === undefined; ply++) {
		if (ply % 2 === 0) {
			const {history, moves} = seatReport(match, 'white');
			const [best] = advise(history, tables, knownStart(match.settings)).best;
			const move = makeUci(ply % 6 === 4 || best === undefined ? pick(random, moves) : best.move);
			match = transition(settleBeforeMove(match, tables, move), {
				type: 'moveChosen',
				seat: 'white',
				move,
				at: 0,
			}).match;
		} else {
			const {match: before, move} = drillReply(match, tables);
			match = transition(before, {type: 'moveChosen', seat: 'black', move, at: 0}).match;
		}
	}

	return match;
}

describe('a drill beside the optimum', () => {
	it.each([
		['KQvK', 1],
		['KQvK', 2],
		['KRvK', 3],
		['KRvK', 4],
	])('has what each move needed, cost and left: %s, seed %i', (ending, seed) => {
		const match = play(ending, seed, 30);
		const {history} = seatReport(match, 'white');
		const start = knownStart(match.settings);
		const steps = compareWithOptimum(history, tables, start);
		expect(steps).toHaveLength(history.plies.length + 1);
		const score = scoreDrill(history, tables, start);
		expect(steps[0].needed).toBe(score.par);
		expect(steps[0].move).toBeUndefined();

		let lost = 0;
		for (const [ply, step] of steps.entries()) {
			const {move, belief, needed} = step;
			expect(move === undefined).toBe(ply % 2 === 0);
			// What the coach said at that moment.
			const then = advise({...history, plies: history.plies.slice(0, ply)}, tables, start);
			expect(belief.equals(then.belief)).toBe(true);
			if (move === undefined) {
				expect(needed).toBe(then.needed);
				continue;
			}

			const before = advise({...history, plies: history.plies.slice(0, ply - 1)}, tables, start);
			expect(move.needed).toBe(before.needed);
			expect(move.best).toEqual(before.best);
			expect(move.before.equals(before.belief)).toBe(true);
			if (move.needed !== undefined && needed !== undefined) {
				const cost = needed + 1 - move.needed;
				expect(cost).toBeGreaterThanOrEqual(0);
				expect(cost === 0).toBe(move.best.some((one) => makeUci(one.move) === move.move));
				lost += cost;
			}

			expect(needed === undefined).toBe(
				move.verdict.kind === 'throws' || move.verdict.kind === 'not-won',
			);
		}

		expect(lost).toBe(score.lost);
	});

	it('is all of White’s knowledge: a start without moves too', () => {
		const match = play('KQvK', 5, 0);
		const start = knownStart(match.settings);
		const [only, ...rest] = compareWithOptimum(seatReport(match, 'white').history, tables, start);
		expect(rest).toEqual([]);
		expect(only.belief.size).toBe(1);
	});
});
