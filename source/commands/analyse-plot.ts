import type {GameAnalysis} from '../analysis/analyse-game.js';
import type {AnalysedMove} from '../match/analysed-game.js';
import {verdictKey, verdictSign} from '../text/analysis.js';
import {sideName} from '../text/men.js';
import {PLOT_LEVELS, plotColumn, type PlotMark, plotMarks, plotRows} from '../text/plot.js';

/** Returns whether there is something to tell of a move. */
export const isNotable = ({knowledge, truth}: AnalysedMove): boolean =>
	knowledge.fault !== null || truth.luck !== null;

export type PlotStyle = {
	/** The most columns. */
	readonly width: number;
	/** ASCII alone, for terminals that have no more. */
	readonly ascii: boolean;
};

const PLOT_HEIGHT = 4;
/** Every so many plies are numbered under the plot. */
const NUMBERED = 10;

function plyNumbers(count: number, width: number): string {
	let line = '';
	for (let ply = 0; ply < count; ply += NUMBERED) {
		const column = plotColumn(ply, count, width);
		const longer = line.padEnd(column) + String(ply);
		// Numbers that would touch each other or the edge are left out.
		if (ply === 0 || (column > line.length && longer.length <= width)) {
			line = longer;
		}
	}

	return line;
}

/** Returns the row above the plot: the greatest count over its column. */
function highestAbove(counts: readonly number[], most: number, width: number): string {
	const number = String(most);
	const column = plotColumn(counts.indexOf(most), counts.length, width);
	return ' '.repeat(Math.max(0, Math.min(column, width - number.length))) + number;
}

/** Returns |P| through the game as lines: a heading, the plot, the signs of notable moves under it, and what they mean. */
export function describeSizes(
	{history, sizes, moves}: GameAnalysis,
	{width, ascii}: PlotStyle,
): string[] {
	if (sizes.length === 0) {
		return [];
	}

	const counts = sizes.map(({size}) => size);
	const most = Math.max(...counts);
	const sampled = sizes.findIndex(({isExact}) => !isExact);
	const side = sideName(history.seat);
	if (most <= 1) {
		return [`After each ply one position alone fitted what ${side} knew.`];
	}

	const title = `How many positions fitted what ${side} knew, after each ply: 1 to ${most}`;
	const note = sampled < 0 ? [] : [`From ply ${sampled} on they are a sample of them.`];
	// A sign stands at the ply before the move, whose knowledge it was.
	const marks = moves
		.filter(isNotable)
		.map(({ply, knowledge: {fault}, truth: {luck}}): PlotMark => ({
			index: ply - 1,
			sign: verdictSign({fault, luck}) ?? ' ',
		}));
	const legend = verdictKey(marks.map(({sign}) => sign));
	return [
		title,
		...note,
		highestAbove(counts, most, width),
		...plotRows(counts, {
			width,
			height: PLOT_HEIGHT,
			most,
			levels: ascii ? PLOT_LEVELS.ascii : PLOT_LEVELS.blocks,
		}),
		plotMarks(marks, counts.length, width),
		plyNumbers(counts.length, width),
		...(legend.length === 0 ? [] : [legend.join('   ')]),
	].map((line) => line.trimEnd());
}
