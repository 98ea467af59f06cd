import {type Color, COLORS} from '../../core/color.js';
import type {Hindsight} from '../../match/hindsight.js';
import {plotColumn, plotMarks, type PlotMark, plotRows} from '../../text/plot.js';
import {shortCount, thousands} from '../../text/share.js';
import {sideName} from '../../text/men.js';
import type {Line} from '../frame/text-lines.js';
import type {Glyphs} from '../theme/glyphs.js';
import type {Span} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import type {MomentKind} from '../../match/moments.js';
import type {Size} from '../frame/box.js';

/** A narrower plot names sides and numbers in short. */
const NARROW = 50;
/** The most columns that one ply takes. */
const WIDEST_PLY = 3;
/** What is drawn, in words, as far as there is room. */
const LEGENDS = [
	' positions that fit what each side knew (log)',
	' positions that fit (log)',
	' positions that fit',
	' positions',
];
/** Under the ply that is shown, and before the number of a sample. */
export const SHOWN_PLY_SIGN = '^';
export const SAMPLE_SIGN = '~';

/** Returns the sign of a moment that decided a game: in the plot and in the list of moves. */
export const momentSign = (kind: MomentKind, glyphs: Glyphs): string =>
	kind === 'king' ? glyphs.taken : kind === 'loss' ? glyphs.capture : glyphs.intoFog;

/** Returns a row of bars with the column of the ply that is shown told apart. */
function barSpans(row: string, from: number, to: number, {palette}: Theme): readonly Span[] {
	return [
		{text: row.slice(0, from), style: palette.accent},
		{text: row.slice(from, to), style: palette.title},
		{text: row.slice(to), style: palette.accent},
	];
}

/**
 * Returns both sides' numbers of positions as bars on one logarithmic scale, with what decided the game and the
 * ply that is shown marked under them, and how many positions there are at that ply; a sample's number has
 * a tilde. Fills a box at most. Pure.
 */
export function knownPlotLines(
	{sizes, moments}: Hindsight,
	ply: number,
	{width, height}: Size,
	theme: Theme,
): readonly Line[] {
	const {palette, glyphs} = theme;
	const isNarrow = width < NARROW;
	const name = (side: Color): string =>
		isNarrow ? `${sideName(side).slice(0, 1)} ` : ` ${sideName(side)} `;
	const valueOf = (side: Color): string => {
		const {size, isExact} = sizes[side][ply];
		return `${isExact ? '' : SAMPLE_SIGN}${isNarrow ? shortCount(size) : thousands(size)}`;
	};

	const label = name('white').length;
	const room = width - label - (isNarrow ? 6 : 10);
	const count = sizes.white.length;
	const stretch = Math.max(1, Math.min(WIDEST_PLY, Math.floor(room / count)));
	const most = Math.max(...COLORS.flatMap((side) => sizes[side].map(({size}) => size)));
	const bars = Math.max(1, Math.floor((height - 1) / COLORS.length));
	const from = plotColumn(ply * stretch, count * stretch, room);
	const to = plotColumn(ply * stretch + stretch - 1, count * stretch, room) + 1;
	const lines: Line[] = [];
	for (const side of COLORS) {
		const values = sizes[side].flatMap(({size}) => Array.from({length: stretch}, () => size));
		const look = {width: room, height: bars, most, levels: glyphs.plotLevels};
		for (const [index, row] of plotRows(values, look).entries()) {
			const isFoot = index === bars - 1;
			lines.push([
				{text: isFoot ? name(side) : ' '.repeat(label), style: palette.text},
				...barSpans(row, from, to, theme),
				...(isFoot ? [{text: ` ${valueOf(side)}`, style: palette.text}] : []),
			]);
		}
	}

	const marks: PlotMark[] = [
		...moments.map(({ply: at, kind}) => ({index: at * stretch, sign: momentSign(kind, glyphs)})),
		{index: ply * stretch, sign: SHOWN_PLY_SIGN},
	];
	// What is right of the last mark is room for words.
	const foot = plotMarks(marks, count * stretch, room).trimEnd();
	const legend = LEGENDS.find((text) => label + foot.length + text.length <= width) ?? '';
	lines.push([
		{text: ' '.repeat(label), style: palette.text},
		{text: foot, style: palette.warning},
		{text: legend, style: palette.faint},
	]);
	return lines.slice(0, height);
}
