import {describe, expect, it} from 'vitest';
import {parseFen} from '../../source/core/fen.js';
import {createRandom, randomInteger} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {parseSquare, type Square} from '../../source/core/square.js';
import {SquareSet} from '../../source/core/square-set.js';
import {parseUci} from '../../source/core/uci.js';
import {hiddenSquares, levelToMove} from '../../source/endgame/levels.js';
import {Position} from '../../source/rules/position.js';
import {fog} from '../../source/rules/variants/fog.js';
import {parseMaterial} from '../../source/solver/material.js';
import {attackedBy} from '../../source/solver/reach.js';
import {BeliefSearch} from '../../source/solver/search/belief-search.js';
import {composeProblem} from '../../source/solver/search/compose.js';
import {type Member, memberOf} from '../../source/solver/search/member.js';
import {positionWith} from '../../source/solver/verify-step.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KQvK', 'KRvK', 'KRRvK');

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

const solve = (belief: readonly Member[], within: number, using = new Map()) =>
	new BeliefSearch(using).solve(belief, {within, budget: 100_000});

describe('the search over beliefs', () => {
	it.each([
		['KQvK', 2, 150],
		['KRvK', 2, 150],
		['KRRvK', 2, 150],
		['KQvK', 3, 20],
		['KRvK', 3, 40],
		['KRRvK', 3, 30],
	])('agrees with the table of %s within %i, without looking into it', (ending, within, count) => {
		const random = createRandom(`${ending} ${within}`);
		const material = unwrap(parseMaterial(ending));
		let forced = 0;
		for (let done = 0; done < count;) {
			const draw = Array.from({length: material.length + 2}, () => randomInteger(random, 64));
			const [king, ...squares] = draw;
			const placement = {material, squares};
			if (new Set(draw).size < draw.length || attackedBy(placement).has(king)) {
				continue;
			}

			done++;
			const hidden = [...hiddenSquares(placement)];
			const others = Array.from(
				{length: randomInteger(random, 3)},
				() => hidden[randomInteger(random, hidden.length)],
			);
			const belief = SquareSet.from([king, ...others]);
			const level = levelToMove(tables, placement, belief);
			const solution = solve(
				Array.from(belief, (square) => memberOf(positionWith(placement, square))),
				within,
			);
			expect(solution.result).toBe(level <= within ? 'forced' : 'refuted');
			expect(solution.within).toBe(Math.min(level, within));
			forced += solution.result === 'forced' ? 1 : 0;
		}

		expect(forced).toBeGreaterThanOrEqual(ending === 'KRRvK' ? 1 : 0);
	});

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

	it('settles queen against pawn within 3, tables at its leaves', () => {
		const random = createRandom('queen against pawn');
		const results = new Set<string>();
		for (let done = 0; done < 60;) {
			const men = [6, 5, 14, 9];
			const squares = men.map((man) =>
				man === 9 ? 16 + randomInteger(random, 40) : randomInteger(random, 64),
			);
			if (new Set(squares).size < 4) {
				continue;
			}

			const position = new Position(fog.moves);
			for (const [index, man] of men.entries()) {
				position.put(squares[index], man);
			}

			done++;
			results.add(solve([memberOf(position)], 3, new Map(tables)).result);
		}

		expect(results.has('unsettled')).toBe(false);
		expect(results).toEqual(new Set(['forced', 'refuted']));
	});

	it('says when the budget did not last', () => {
		const solution = new BeliefSearch().solve(beliefOf('6Q1/8/8/8/3k4/8/8/K7 w - - 0 1'), {
			within: 9,
			budget: 500,
		});
		expect(solution).toMatchObject({result: 'unsettled', within: 2});
	});
});

describe('composeProblem', () => {
	it.each([1, 2, 3, 4, 5])('makes problems with one quiet key, and none sooner (%i)', (seed) => {
		const problem = composeProblem(createRandom(`problem ${seed}`), 2);
		const belief = beliefOf(
			problem.fen,
			...problem.kingOn.map((square) => 'abcdefgh'[square & 7] + String((square >> 3) + 1)),
		);
		expect(solve(belief, 2)).toMatchObject({result: 'forced', within: 2, keys: [problem.key]});
		expect(composeProblem(createRandom(`problem ${seed}`), 2)).toEqual(problem);
	});
});
