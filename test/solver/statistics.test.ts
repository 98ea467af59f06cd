import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {probe} from '../../source/solver/probe.js';
import {hardestStarts} from '../../scripts/theory/hard-starts.js';
import {tableStatistics} from '../../source/solver/statistics.js';
import {buildTables} from '../helpers/tables.js';

const statistics = (ending: string) => tableStatistics(buildTables(ending).get(ending)!);

/** Computed by programs that are not part of the project; the moves include the capture. */
describe('the counts of independent solvers', () => {
	it('KQvK: every start is won, the longest in 23; blind 3,872 of 4,032 placements in 30', () => {
		const {placements, starts, won, longest, blind} = statistics('KQvK');
		expect({placements, starts, won, longest}).toEqual({
			placements: 4032,
			starts: 144_508,
			won: 144_508,
			longest: 23,
		});
		expect(blind).toEqual({placements: 4032, won: 3872, longest: 30});
	});

	it('KRvK: 50,848 of 175,168 starts are won, 144 of them in 16; none blind', () => {
		const {starts, won, longest, histogram, blind} = statistics('KRvK');
		expect({starts, won, longest}).toEqual({starts: 175_168, won: 50_848, longest: 16});
		expect(histogram[16]).toBe(144);
		expect(Object.values(histogram).reduce((sum, count) => sum + count, 0)).toBe(won);
		expect(blind.won).toBe(0);
	});

	it('KvK: nothing is won', () => {
		expect(statistics('KvK')).toEqual({
			material: 'KvK',
			placements: 64,
			starts: 3612,
			won: 0,
			longest: 0,
			histogram: {},
			blind: {placements: 64, won: 0, longest: 0},
		});
	});

	it('KBvK and KNvK: counted like any other', () => {
		for (const ending of ['KBvK', 'KNvK']) {
			const {placements, starts, won} = statistics(ending);
			expect(placements).toBe(4032);
			expect(won).toBeLessThan(starts / 10);
		}
	});
});

describe('hardestStarts', () => {
	it.each(['KQvK', 'KRvK'])('gives starts of %s that need the most', (ending) => {
		const table = buildTables(ending).get(ending)!;
		const {longest, blind} = statistics(ending);
		const {known, blind: unknown} = hardestStarts(table);
		expect(known?.level).toBe(longest);
		expect(unwrap(probe(table, known!.placement, known!.belief)).level).toBe(longest);
		expect(unknown?.level ?? 0).toBe(blind.longest);
	});
});
