import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {PLOT_LEVELS, plotColumn, plotMarks, plotRows} from '../../source/text/plot.js';

describe('plotRows', () => {
	it('draws powers as even steps', () => {
		const values = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000];
		expect(plotRows(values, {width: 80, most: 10_000_000})).toEqual(['▁▂▃▄▅▆▇█']);
		expect(plotRows(values, {width: 80, most: 10_000_000, levels: PLOT_LEVELS.ascii})).toEqual([
			'_.-~=+*#',
		]);
	});

	it('leaves nothing empty, and a plot of ones on the ground', () => {
		expect(plotRows([1, 0, 1], {width: 9, most: 1})).toEqual(['▁ ▁']);
		expect(plotRows([], {width: 9, most: 1})).toEqual(['']);
		expect(plotRows([1, 2], {width: 0, most: 2})).toEqual(['']);
	});

	it('stacks rows, full ones below', () => {
		expect(plotRows([1, 15, 256], {width: 9, height: 2, most: 256})).toEqual(['  █', '▁██']);
		expect(plotRows([1, 17, 256], {width: 9, height: 2, most: 256})).toEqual([' ▁█', '▁██']);
	});

	it('shows the greatest of the values that share a column', () => {
		expect(plotRows([1, 1, 1, 100, 10, 1], {width: 3, most: 100})).toEqual(['▁█▅']);
	});

	it('is never wider than it may be, and marks stand under their bars', () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({min: 0, max: 300_000}), {minLength: 1, maxLength: 200}),
				fc.integer({min: 1, max: 120}),
				fc.integer({min: 1, max: 4}),
				fc.nat(),
				(values, width, height, at) => {
					const most = Math.max(...values, 1);
					const rows = plotRows(values, {width, height, most});
					expect(rows).toHaveLength(height);
					const index = at % values.length;
					const marks = plotMarks([{index, sign: '^'}], values.length, width);
					for (const row of [...rows, marks]) {
						expect(row).toHaveLength(Math.min(width, values.length));
					}

					expect(marks.indexOf('^')).toBe(plotColumn(index, values.length, width));
					// The greatest of all is full height, wherever it was drawn.
					const top = plotColumn(values.indexOf(most), values.length, width);
					expect(most <= 1 || rows[0][top] === '█').toBe(true);
				},
			),
		);
	});
});

describe('plotMarks', () => {
	it('shows the last of those in one column and none beyond the end', () => {
		const marks = [
			{index: 0, sign: 'a'},
			{index: 1, sign: 'b'},
			{index: 5, sign: 'c'},
			{index: 6, sign: 'd'},
		];
		expect(plotMarks(marks, 6, 3)).toBe('b c');
	});
});
