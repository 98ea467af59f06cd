/** The steps of a bar within one row, the lowest first: block elements, and a set for terminals that only have ASCII. */
export const PLOT_LEVELS = {blocks: '▁▂▃▄▅▆▇█', ascii: '_.-~=+*#'} as const;

/** How a plot is drawn. */
export type PlotLook = {
	/** The most columns that the plot may take; a longer series shares them. */
	readonly width: number;
	/** The rows that the bars may take; 1 when left out. */
	readonly height?: number;
	/** The value of a bar of full height: the greatest of all series that are drawn to one scale. */
	readonly most: number;
	/** Steps of a row, the lowest first. */
	readonly levels?: string;
};

/** Something to point at under a plot. Where several fall into one column the last one given is shown. */
export type PlotMark = {
	/** Which value of the series, from 0. */
	readonly index: number;
	readonly sign: string;
};

/** Returns how many columns a series takes: one a value while they fit. */
const columnsOf = (count: number, width: number): number => Math.min(count, Math.max(0, width));

/** Returns the column, from 0, in which value `index` of a series of `count` is drawn in a plot of `width` columns. */
export const plotColumn = (index: number, count: number, width: number): number =>
	Math.floor((index * columnsOf(count, width)) / count);

/** Returns the greatest value in each column. */
function columnValues(values: readonly number[], width: number): number[] {
	const columns = Array.from({length: columnsOf(values.length, width)}, () => 0);
	if (columns.length > 0) {
		for (const [index, value] of values.entries()) {
			const column = plotColumn(index, values.length, width);
			columns[column] = Math.max(columns[column], value);
		}
	}

	return columns;
}

/** Returns the height of a bar in steps, from 1 for the value 1 to `steps` for `most`, by logarithms; 0 for less than 1. */
function barSteps(value: number, most: number, steps: number): number {
	if (value < 1) {
		return 0;
	}

	// A plot of nothing but ones is flat, on the ground.
	const share = most <= 1 ? 0 : Math.log(value) / Math.log(most);
	return 1 + Math.round(Math.min(1, share) * (steps - 1));
}

/**
 * Returns counts as bars on a logarithmic scale, in rows from the top: 1 has the lowest step, `most` the
 * full height, and what is less than 1 nothing. A column that several values share shows the greatest.
 * Rows are as long as the plot needs, `width` at most. Pure.
 */
export function plotRows(
	values: readonly number[],
	{width, height = 1, most, levels = PLOT_LEVELS.blocks}: PlotLook,
): string[] {
	const steps = height * levels.length;
	const bars = columnValues(values, width).map((value) => barSteps(value, most, steps));
	return Array.from({length: height}, (_, row) => {
		const below = (height - 1 - row) * levels.length;
		return bars
			.map((bar) => (bar <= below ? ' ' : levels[Math.min(bar - below, levels.length) - 1]))
			.join('');
	});
}

/** Returns the row that goes under a plot of `count` values: each mark's sign in its column. Pure. */
export function plotMarks(marks: readonly PlotMark[], count: number, width: number): string {
	const row = Array.from({length: columnsOf(count, width)}, () => ' ');
	for (const {index, sign} of marks) {
		if (index >= 0 && index < count) {
			row[plotColumn(index, count, width)] = sign;
		}
	}

	return row.join('');
}
