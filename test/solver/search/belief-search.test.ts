import {describe, expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {parseSquare, type Square} from '../../../source/core/square.js';
import {parseUci} from '../../../source/core/uci.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';
import type {MatchSettings} from '../../../source/match/settings.js';
import {startMatch} from '../../../source/match/start-match.js';
import {transition} from '../../../source/match/transition.js';
import {BeliefSearch} from '../../../source/solver/search/belief-search.js';
import {composeProblem} from '../../../source/solver/search/compose.js';
import {type Member, memberOf} from '../../../source/solver/search/member.js';
import {readBelief} from '../../../source/solver/search/play.js';

/** A game in which moves can be made one after the other. */
const ONE_GAME: MatchSettings = {
	variant: 'fog-ending',
	seats: {
		white: {kind: 'bot', name: 'White', bot: 'test'},
		black: {kind: 'bot', name: 'Black', bot: 'test'},
	},
	clock: {kind: 'none'},
	seed: 1,
};

/** Returns a FEN's position with the black king on each of some squares. */
function beliefOf(fen: string, ...squares: readonly string[]): Member[] {
	const setup = unwrap(parseFen(fen));
	const king = setup.cells.indexOf(14);
	const places: Square[] =
		squares.length === 0 ? [king] : squares.map((name) => parseSquare(name)!);
	return places.map((square) => {
		const cells = setup.cells.slice();
		cells[king] = 0;
		cells[square] = 14;
		return memberOf(Position.fromSetupUnchecked({...setup, cells}, fog.moves));
	});
}

const solve = (belief: readonly Member[], within: number) =>
	new BeliefSearch().solve(belief, {within, budget: 100_000});

describe('the search over beliefs', () => {
	it('gives all first moves, and a line that is legal and as long as it says', () => {
		const start = beliefOf('4Q3/k7/8/8/8/8/8/2K5 w - - 0 1');
		const solution = solve(start, 4);
		expect(solution).toMatchObject({result: 'forced', within: 3, keys: ['e8b5']});
		expect(solution.result === 'forced' && solution.line).toHaveLength(5);
		expect(solution.result === 'forced' && solution.line.every((move) => parseUci(move))).toBe(
			true,
		);
	});

	it('takes a king that can be taken, and counts that as one move', () => {
		expect(solve(beliefOf('8/8/4p3/8/8/k7/8/1KQ5 w - - 0 1'), 3)).toMatchObject({
			result: 'forced',
			within: 1,
			keys: ['c1a3'],
		});
	});

	it('knows that its own king may be taken', () => {
		// The king cannot get out of the rooks' way, and nothing takes the other one at once.
		expect(solve(beliefOf('k7/8/8/8/8/8/1r5r/K6N w - - 0 1'), 3).result).toBe('refuted');
	});

	it('needs more where it knows less', () => {
		const fen = '8/Q7/4P3/5R2/2K5/8/8/3k4 w - - 0 1';
		const one = solve(beliefOf(fen), 3);
		const two = solve(beliefOf(fen, 'd1', 'd2'), 3);
		expect(two).toMatchObject({result: 'forced', within: 3, keys: ['f5f1']});
		expect(one.result).toBe('forced');
		expect(one.within).toBeLessThanOrEqual(two.within);
	});

	it('says when the budget did not last', () => {
		const solution = new BeliefSearch().solve(beliefOf('6Q1/8/8/8/3k4/8/8/K7 w - - 0 1'), {
			within: 9,
			budget: 500,
		});
		expect(solution).toMatchObject({result: 'unsettled', within: 2});
	});
});

describe('with Black to move', () => {
	const answers = (belief: readonly Member[], within: number) =>
		new BeliefSearch().solveAnswers(belief, {within, budget: 100_000});

	it('asks for as many moves after the worst answer as were left after the key', () => {
		// After Qb5, the key of a problem in 3; first the king where he was, then two squares that look alike.
		const one = answers(beliefOf('8/k7/8/1Q6/8/8/8/2K5 b - - 0 1'), 5);
		expect(one).toMatchObject({
			result: 'forced',
			within: 2,
			keys: [],
			line: ['a7a8', 'b5b6', 'a8b8', 'b6b8'],
		});
		const more = answers(beliefOf('8/k7/8/1Q6/8/8/8/2K5 b - - 0 1', 'a7', 'h7'), 3);
		expect(more).toMatchObject({result: 'refuted', within: 3});
	});

	it('lets Black take the king, and draw by having no move at all', () => {
		expect(answers(beliefOf('k7/8/8/8/8/8/8/K6r b - - 0 1'), 2).result).toBe('refuted');
		// The king has no way, his pawn is blocked, and White could take him next.
		const stuck = beliefOf('kn6/pp6/P1P5/1P6/8/8/8/KR6 b - - 0 1');
		expect(answers(stuck, 3).result).not.toBe('unsettled');
		const none = answers(beliefOf('kb6/pp6/PPP5/8/8/8/8/K7 b - - 0 1'), 2);
		expect(none.result).toBe('refuted');
	});

	it('begins the line with an answer that begins where the line says', () => {
		const belief = beliefOf('4Q3/8/1P6/8/8/K7/5R2/7k b - - 0 1', 'h1', 'b1', 'd1');
		const solution = answers(belief, 3);
		expect(solution).toMatchObject({result: 'forced', within: 2});
		if (solution.result === 'forced') {
			const king = belief[solution.origin].board.indexOf(14);
			expect(parseUci(solution.line[0])?.from).toBe(king);
			expect(solution.line).toHaveLength(4);
		}
	});
});

describe('composeProblem', () => {
	it.each([
		[1, 2],
		[2, 2],
		[3, 2],
		[4, 2],
		[5, 2],
		[2, 3],
	])(
		'makes problems that are settled: one quiet key, and none sooner (%i, in %i)',
		(seed, within) => {
			const problem = composeProblem(createRandom(`problem ${seed}`), within);
			const setup = unwrap(parseFen(problem.fen));
			const belief = unwrap(readBelief(setup, problem.kingOn));
			const solution = new BeliefSearch().solve(belief, {within, budget: 100_000});
			expect(solution).toMatchObject({result: 'forced', within, keys: [problem.key]});
			expect(setup.cells[parseUci(problem.key)!.to]).toBe(0);
			// The line is a game from the first of the squares.
			let match = unwrap(startMatch({...ONE_GAME, fen: problem.fen}, 0));
			for (const [ply, move] of problem.line.entries()) {
				const side = ply % 2 === 0 ? 'white' : 'black';
				match = transition(match, {type: 'moveChosen', seat: side, move, at: 0}).match;
			}

			expect(match.outcome).toEqual({winner: 'white', reason: 'king-captured'});
			if (seed === 1) {
				expect(composeProblem(createRandom(`problem ${seed}`), within)).toEqual(problem);
			}
		},
	);
});
