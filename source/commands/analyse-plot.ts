import type {AnalysedMove, GameAnalysis} from '../analysis/analyse-game.js';
import {sideName} from '../text/men.js';
import {PLOT_LEVELS, plotColumn, type PlotMark, plotMarks, plotRows} from '../text/plot.js';
import {FAULT_WORDS, isNotable, LUCK_WORDS, signOf} from './analyse-words.js';

/** How the plot is drawn. */
export type PlotStyle = {
	/** The most columns. */
	readonly width: number;
	/** ASCII alone, for terminals that have no more. */
	readonly ascii: boolean;
};

const PLOT_HEIGHT = 4;
/** Every so many plies are numbered under the plot. */
const NUMBERED = 10;

/** Returns the row of ply numbers under a plot. */
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

/** Returns the marks of the moves under the plot; a sign stands at the ply before the move, whose knowledge it was. */
const marksOf = (moves: readonly AnalysedMove[]): PlotMark[] =>
	moves.filter(isNotable).map((move) => ({index: move.ply - 1, sign: signOf(move)}));

/** Returns |P| through the game as lines: a heading, the plot, the signs of notable moves under it, and what they mean. */
export function describeSizes(
	{history, sizes, moves}: GameAnalysis,
	{width, ascii}: PlotStyle,
): string[] {
	const counts = sizes.map(({size}) => size);
	const most = Math.max(...counts);
	const sampled = sizes.findIndex(({isExact}) => !isExact);
	const side = sideName(history.seat);
	const title = `How many positions fitted what ${side} knew, after each ply: 1 to ${most}`;
	const note = sampled < 0 ? [] : [`From ply ${sampled} on they are a sample of them.`];
	const marks = marksOf(moves);
	const legend = [...Object.values(FAULT_WORDS), ...Object.values(LUCK_WORDS)]
		.filter(({sign}) => marks.some((mark) => mark.sign === sign))
		.map(({sign, words}) => `${sign} ${words}`);
	return [
		title,
		...note,
		'',
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
