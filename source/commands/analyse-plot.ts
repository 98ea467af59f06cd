import type {GameAnalysis} from '../analysis/analyse-game.js';
import type {AnalysedMove, Fault, Luck} from '../match/analysed-game.js';
import {sideName} from '../text/men.js';
import {PLOT_LEVELS, plotColumn, type PlotMark, plotMarks, plotRows} from '../text/plot.js';

/** What is said of each fault, and its sign under the plot. */
const FAULT_WORDS: {
	readonly [fault in Fault]: {readonly words: string; readonly sign: string};
} = {
	'missed-king': {words: 'king not taken', sign: '!'},
	'king-left': {words: 'king left', sign: 'K'},
	blunder: {words: 'blunder', sign: 'B'},
	mistake: {words: 'mistake', sign: 'm'},
};

const LUCK_WORDS: {
	readonly [luck in Luck]: {readonly words: string; readonly sign: string};
} = {
	bad: {words: 'bad luck', sign: 'x'},
	good: {words: 'lucky', sign: '+'},
};

/** Returns whether there is something to tell of a move. */
export const isNotable = ({knowledge, truth}: AnalysedMove): boolean =>
	knowledge.fault !== null || truth.luck !== null;

/** Returns what is said of a move: "blunder", "bad luck", "lucky mistake". */
export const wordsOf = ({knowledge: {fault}, truth: {luck}}: AnalysedMove): string =>
	[
		...(luck === null ? [] : [LUCK_WORDS[luck].words]),
		...(fault === null ? [] : [FAULT_WORDS[fault].words]),
	].join(' ');

/** Returns the sign of a notable move under the plot: that of its luck, if there was any. */
function signOf({knowledge: {fault}, truth: {luck}}: AnalysedMove): string {
	if (luck !== null) {
		return LUCK_WORDS[luck].sign;
	}

	return fault === null ? ' ' : FAULT_WORDS[fault].sign;
}

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
	// A sign stands at the ply before the move, whose knowledge it was.
	const marks = moves
		.filter(isNotable)
		.map((move): PlotMark => ({index: move.ply - 1, sign: signOf(move)}));
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
