import {describe, expect, it} from 'vitest';
import {analyseGame} from '../../../source/analysis/analyse-game.js';
import {finishedGame} from '../../../source/analysis/finished-game.js';
import {unwrap} from '../../../source/core/result.js';
import {findScene} from '../../../source/drill/learn/scenes.js';
import {readBelief} from '../../../source/solver/search/play.js';
import {BeliefSearch} from '../../../source/solver/search/belief-search.js';
import {setupOf} from '../../../source/drill/puzzles.js';
import {LEARN_TEXTS} from '../../../source/text/learn-scenes.js';
import {BOTS, play} from '../../helpers/matches.js';

/** Goes through a line that ends with a king taken, as White knew it, and returns what is told of his last move but `back`. */
function judge(moves: string, back: number) {
	const {match} = play(BOTS, ...moves.split(' '));
	const game = unwrap(finishedGame(match, 'white'));
	const steps = analyseGame(game, {nodes: 20_000});
	for (;;) {
		const {done, value} = steps.next();
		if (done === true) {
			const {knowledge, act} = unwrap(value).moves.at(-1 - back)!;
			return {...knowledge, played: act};
		}
	}
}

/** Enough to settle so small an ending. */
const BUDGET = 100_000;

describe('what the scenes claim of strategy', () => {
	it('look: Nf3 leaves the king in 5 % of the positions that fit, and Nc3 costs nothing', () => {
		const {moves} = findScene('look')!;
		const {king, best, played} = judge(`${moves} g1f3 a5e1`, 0);
		expect(played).toBe('g1f3');
		expect(Math.round(king.risk * 100)).toBe(5);
		expect(king.least).toBe(0);
		expect([king.safest, best.act]).toEqual(['b1c3', 'b1c3']);
		expect(LEARN_TEXTS['look'].done).toContain('in 5 % of the positions that fit');
	});

	it('f7: to take is the best move by what is known, and fails in a quarter of the positions', () => {
		const {moves} = findScene('f7')!;
		const {best, played, risk} = judge(`${moves} d1f3 c7c6 f3f7 e8f7 c4f7`, 1);
		expect(played).toBe('f3f7');
		expect(best.act).toBe('f3f7');
		expect(risk).toBeGreaterThan(0.2);
		expect(risk).toBeLessThan(0.35);
		expect(LEARN_TEXTS['f7'].done).toContain('a quarter');
	});

	it('hunt: the king is forced in three moves, by the two moves that the hint names', () => {
		const hunt = findScene('hunt')!.hunt!;
		const belief = unwrap(readBelief(setupOf(hunt), hunt.kingOn));
		const solution = new BeliefSearch().solve(belief, {within: 3, budget: BUDGET});
		expect(solution).toMatchObject({result: 'forced', within: 3});
		expect(solution.result === 'forced' && [...solution.keys].sort()).toEqual(['a7d7', 'a7f7']);
		expect(new BeliefSearch().solve(belief, {within: 2, budget: BUDGET}).result).toBe('refuted');
	});
});
