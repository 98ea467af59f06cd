import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {PUZZLES, setupOf, type Puzzle} from '../../source/drill/puzzles.js';
import {solvedMatch} from '../../source/drill/puzzle-game.js';
import {BeliefSearch} from '../../source/solver/search/belief-search.js';
import {readBelief} from '../../source/solver/search/play.js';
import {FILE_SYMMETRIES, SYMMETRIC_SQUARES, SYMMETRIES} from '../../source/solver/symmetry.js';
import {movesOf} from '../../source/match/acts.js';

/** Returns a text that is equal for puzzles which a turn or mirror of the board makes equal; pawns only let the files be mirrored. */
function shapeOf(puzzle: Puzzle): string {
	const {cells} = setupOf(puzzle);
	const hasPawns = cells.some((code) => (code & 7) === 1);
	const images = Array.from({length: hasPawns ? FILE_SYMMETRIES : SYMMETRIES}, (_, symmetry) => {
		const image = (square: number): number => SYMMETRIC_SQUARES[symmetry * 64 + square];
		const turned = new Uint8Array(64);
		for (const [square, code] of cells.entries()) {
			turned[image(square)] = code === 14 ? 0 : code;
		}

		return `${turned.join()} ${puzzle.kingOn
			.map(image)
			.sort((a, b) => a - b)
			.join()}`;
	});
	return images.sort()[0];
}

describe('the fog puzzles', () => {
	it('are fifty, each under a name of its own and no two alike', () => {
		expect(PUZZLES).toHaveLength(50);
		expect(new Set(PUZZLES.map(shapeOf)).size).toBe(50);
		expect(new Set(PUZZLES.map(({id}) => id)).size).toBe(50);
	});

	it('are of many kinds', () => {
		const count = (isSo: (puzzle: Puzzle) => boolean): number => PUZZLES.filter(isSo).length;
		expect(count(({within}) => within === 3)).toBeGreaterThanOrEqual(20);
		// What White does not know matters in most.
		expect(count(({kingOn}) => kingOn.length > 1)).toBeGreaterThanOrEqual(25);
		expect(count(({fen}) => /[a-jl-z]/.test(fen.split(' ')[0]))).toBeGreaterThanOrEqual(15);
		const men = new Set(
			PUZZLES.map(({fen}) =>
				fen
					.split(' ')[0]
					.replaceAll(/[^A-Z]/g, '')
					.split('')
					.sort()
					.join(''),
			),
		);
		expect(men.size).toBeGreaterThanOrEqual(12);
	});

	it.each(PUZZLES)(
		'$id is forced within its moves and not sooner, by its key and no other',
		(puzzle) => {
			const {kingOn, within, key, line} = puzzle;
			const belief = unwrap(readBelief(setupOf(puzzle), kingOn));
			const solution = new BeliefSearch().solve(belief, {within, budget: 200_000});
			expect(solution).toMatchObject({result: 'forced', within, keys: [key]});
			expect(line).toHaveLength(2 * within - 1);
			const match = solvedMatch(puzzle);
			expect(movesOf(match)).toEqual(line);
			expect(match.outcome).toEqual({winner: 'white', reason: 'king-captured'});
		},
	);
});
