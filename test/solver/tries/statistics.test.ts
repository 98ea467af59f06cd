import {describe, expect, it} from 'vitest';
import {hardestStarts} from '../../../scripts/theory/hard-starts.js';
import {tableStatistics} from '../../../source/solver/statistics.js';
import type {TableGameId} from '../../../source/solver/table-game.js';
import {buildTryTables} from '../../helpers/try-tables.js';

const tableOf = (id: TableGameId, ending: string) => buildTryTables(id, ending).get(ending)!;

/** Returns the known starts, how many are won and the longest, and the same of blind ones. */
function counts(id: TableGameId, ending: string): number[] {
	const {starts, won, longest, histogram, blind} = tableStatistics(tableOf(id, ending));
	expect(Object.values(histogram).reduce((sum, count) => sum + count, 0)).toBe(won);
	return [starts, won, longest, blind.placements, blind.won, blind.longest];
}

const setsStored = (id: TableGameId, ending: string): number => {
	const table = tableOf(id, ending);
	let sets = 0;
	for (let number = 0; number < table.index.count; number++) {
		sets += table.setCount(number);
	}

	return sets;
};

/** Computed by programs that are not part of the project; moves count White's that stand, the mating one included. */
describe('the counts of independent solvers of Kriegspiel', () => {
	it.each([
		['KQvK', 144_508, 144_508, 14, 4032, 4032, 18],
		['KRvK', 175_168, 175_168, 29, 4032, 2468, 33],
		['KPvK', 163_328, 113_002, 28, 3024, 120, 21],
	])('%s', (ending, ...wanted) => {
		expect(counts('kriegspiel', ending)).toEqual(wanted);
	});

	it('store as many sets', () => {
		expect(setsStored('kriegspiel', 'KQvK')).toBe(1_837_384);
		expect(setsStored('kriegspiel', 'KRvK')).toBe(507_285);
	});

	it('need on average as many moves', () => {
		const {histogram, won} = tableStatistics(tableOf('kriegspiel', 'KRvK'));
		const sum = Object.entries(histogram).reduce(
			(sum, [moves, count]) => sum + Number(moves) * count,
			0,
		);
		expect((sum / won).toFixed(2)).toBe('14.66');
	});

	it('without the direction of a check', () => {
		expect(counts('kriegspiel-undirected', 'KRvK')).toEqual([175_168, 175_168, 29, 4032, 2468, 33]);
	});

	it('without a word of checks', () => {
		expect(counts('kriegspiel-silent', 'KRvK')).toEqual([175_168, 175_168, 41, 4032, 2468, 50]);
		expect(counts('kriegspiel-silent', 'KQvK')).toEqual([144_508, 144_508, 15, 4032, 4032, 22]);
	});
});

describe('hardestStarts', () => {
	it('gives starts that need the most, with the squares that White reckons with', () => {
		const table = tableOf('kriegspiel', 'KRvK');
		const {known, blind} = hardestStarts(table);
		expect([known?.level, blind?.level]).toEqual([29, 33]);
		expect(table.levelToMove(known!.placement.squares, known!.belief)).toBe(29);
		expect(table.levelToMove(blind!.placement.squares, blind!.belief)).toBe(33);
	});
});
