import {beforeAll, describe, expect, it} from 'vitest';
import type {BeliefTable} from '../../source/solver/belief-table.js';
import {parseSquare} from '../../source/core/square.js';
import {SquareSet} from '../../source/core/square-set.js';
import {checksumOf} from '../../source/solver/table-layout.js';
import {tableStatistics} from '../../source/solver/statistics.js';
import {buildTables} from '../helpers/tables.js';
import {compareWithBruteForce} from './brute-force.js';

/** In a file of its own, because the table takes some seconds and each file builds its tables anew. */
describe('KRRvK', () => {
	let table: BeliefTable;

	beforeAll(() => {
		table = buildTables('KRRvK').get('KRRvK')!;
	}, 120_000);

	it('has the counts of an independent solver: every start won, 100 of them in 14', () => {
		const {placements, starts, won, longest, histogram} = tableStatistics(table);
		expect({placements, starts, won, longest}).toEqual({
			placements: 124_992,
			starts: 4_162_592,
			won: 4_162_592,
			longest: 14,
		});
		expect(histogram[14]).toBe(100);
	});

	it('is word for word what it always was', () => {
		const checksum = checksumOf(table.words).map((half) => (half >>> 0).toString(16));
		expect([table.words.length, ...checksum]).toEqual([3_388_041, '68f8642f', 'a01204aa']);
	});

	it('tells equal rooks not apart', () => {
		const [king, one, other, belief] = ['a1', 'b2', 'h8', 'e5'].map((name) => parseSquare(name)!);
		expect(table.levelToMove([king, one, other], SquareSet.from([belief]))).toBe(14);
		expect(table.levelToMove([king, other, one], SquareSet.from([belief]))).toBe(14);
	});

	it('agrees with a plain forward search', () => {
		const {differences, won, open} = compareWithBruteForce('KRRvK', 2, 20);
		expect(differences).toEqual([]);
		expect(Math.min(won, open)).toBeGreaterThan(4);
	});
});
