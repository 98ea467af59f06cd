import {type Color, COLORS} from '../../core/color.js';
import type {Hindsight} from '../../match/hindsight.js';
import {plotColumn, plotMarks, type PlotMark, plotRows} from '../../text/plot.js';
import {estimated, shortCount, thousands} from '../../text/share.js';
import {sideName} from '../../text/men.js';
import type {Line} from '../frame/text-lines.js';
import type {Glyphs} from '../theme/glyphs.js';
import type {Span} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import type {MomentKind} from '../../match/moments.js';
import type {Size} from '../frame/box.js';

type Known = Hindsight['sizes'][Color][number];

/** A narrower plot names sides and numbers in short. */
const NARROW = 50;
/** From so many rows on there is one between the sides. */
const AIRY = 4;
/** Returns what is drawn, in words, the fewest last, which say of every ply that the scale is logarithmic as long as there is room for two words; `most` is how many positions the highest bar stands for. */
const legends = (most: string): readonly string[] => [
	`positions that fit what each side knew (log), at most ${most}`,
	`positions that fit (log), at most ${most}`,
	'positions that fit (log)',
	'positions (log)',
	'positions',
];
/** Instead of a bar, and of a number, where positions were not counted. */
const UNCOUNTED_SIGN = '?';
/** Returns the same where some were not, though up to `counted` are. */
const legendsOfSome = (most: string, counted: string): readonly string[] => {
	const more = `${UNCOUNTED_SIGN} more than ${counted} may`;
	return [
		`positions that fit what each side knew (log), at most ${most}; ${more}`,
		`positions that fit (log), at most ${most}; ${more}`,
		`positions that fit (log); ${more}`,
		`positions that fit; ${more}`,
		`${more} fit`,
		`${UNCOUNTED_SIGN} over ${counted}`,
		`${UNCOUNTED_SIGN} ${counted}+`,
	];
};
/** Under the ply that is shown, and before the number of a sample. */
export const SHOWN_PLY_SIGN = '^';
export const SAMPLE_SIGN = '~';

/** Returns the sign of a moment that decided a game: in the plot and in the list of moves. */
export const momentSign = (kind: MomentKind, glyphs: Glyphs): string =>
	kind === 'king' ? glyphs.taken : kind === 'loss' ? glyphs.capture : glyphs.intoFog;

/** Returns a row of bars with signs where it has none. */
const overlaid = (bars: string, signs: string): string =>
	Array.from(bars, (bar, column) => (bar === ' ' ? (signs[column] ?? bar) : bar)).join('');

/** Returns a row of bars with the column of the ply that is shown told apart. */
function barSpans(row: string, from: number, to: number, {palette}: Theme): readonly Span[] {
	return [
		{text: row.slice(0, from), style: palette.accent},
		{text: row.slice(from, to), style: palette.title},
		{text: row.slice(to), style: palette.accent},
	];
}

/** Returns the row under the bars: its marks, and in the last gap with room for it what is drawn, in words. */
function footSpans(marks: string, words: readonly string[], {palette}: Theme): readonly Span[] {
	for (const legend of words) {
		const gap = ' '.repeat(legend.length + 2);
		const at = marks.lastIndexOf(gap);
		// Words stand close to the mark before them.
		const start = at < 0 ? at : marks.slice(0, at + gap.length).trimEnd().length + 1;
		if (at >= 0) {
			return [
				{text: marks.slice(0, start), style: palette.warning},
				{text: legend, style: palette.faint},
				{text: marks.slice(start + legend.length).trimEnd(), style: palette.warning},
			];
		}
	}

	return [{text: marks.trimEnd(), style: palette.warning}];
}

/**
 * Returns both sides' numbers of positions as bars on one logarithmic scale, with what decided the game and the
 * ply that is shown marked under them, and how many positions there are at that ply ("now"); a sample's number
 * is rounded and has a tilde, and where none was counted there is a question mark. As wide as its box, and in a high one with a blank row between the sides. Pure.
 */
export function knownPlotLines(
	{sizes, moments, mostCounted}: Hindsight,
	ply: number,
	{width, height}: Size,
	theme: Theme,
): readonly Line[] {
	const {palette, glyphs} = theme;
	const isNarrow = width < NARROW;
	const name = (side: Color): string =>
		isNarrow ? `${sideName(side).slice(0, 1)} ` : ` ${sideName(side)} `;
	const numberText = isNarrow ? shortCount : thousands;
	const countText = (known: Known): string =>
		known === undefined
			? UNCOUNTED_SIGN
			: known.isExact
				? numberText(known.size)
				: SAMPLE_SIGN + numberText(estimated(known.size));
	const valueOf = (side: Color): string =>
		`${isNarrow ? '' : 'now '}${countText(sizes[side][ply])}`;

	const label = name('white').length;
	const room = width - label - (isNarrow ? 6 : 14);
	const count = sizes.white.length;
	const columns = Math.max(count, room);
	/** Returns the first of the columns that a ply takes, before they are put into what room there is. */
	const startOf = (at: number): number => Math.ceil((at * columns) / count);
	const middleOf = (at: number): number => Math.floor((startOf(at) + startOf(at + 1) - 1) / 2);
	const sizeOf = (known: Known): number => known?.size ?? 0;
	const highest = COLORS.flatMap((side) => sizes[side]).reduce((a, b) =>
		sizeOf(b) > sizeOf(a) ? b : a,
	);
	const most = sizeOf(highest);
	const air = height >= AIRY ? 1 : 0;
	const bars = Math.max(1, Math.floor((height - 1 - air) / COLORS.length));
	const from = plotColumn(startOf(ply), columns, room);
	const to = plotColumn(startOf(ply + 1) - 1, columns, room) + 1;
	const lines: Line[] = [];
	for (const side of COLORS) {
		if (side === 'black' && air > 0) {
			lines.push([]);
		}

		const known = Array.from(
			{length: columns},
			(_, column) => sizes[side][Math.floor((column * count) / columns)],
		);
		const values = known.map(sizeOf);
		const uncounted = known.flatMap((one, index) =>
			one === undefined ? [{index, sign: UNCOUNTED_SIGN}] : [],
		);
		const signs = plotMarks(uncounted, columns, room);
		const look = {width: room, height: bars, most, levels: glyphs.plotLevels};
		for (const [index, row] of plotRows(values, look).entries()) {
			const isFoot = index === bars - 1;
			lines.push([
				{text: isFoot ? name(side) : ' '.repeat(label), style: palette.text},
				...barSpans(isFoot ? overlaid(row, signs) : row, from, to, theme),
				...(isFoot ? [{text: ` ${valueOf(side)}`, style: palette.text}] : []),
			]);
		}
	}

	const marks: PlotMark[] = [
		...moments.map(({ply: at, kind}) => ({index: middleOf(at), sign: momentSign(kind, glyphs)})),
		{index: middleOf(ply), sign: SHOWN_PLY_SIGN},
	];
	const words =
		mostCounted === undefined
			? legends(countText(highest))
			: legendsOfSome(countText(highest), numberText(mostCounted));
	const foot = plotMarks(marks, columns, room).padEnd(width - label);
	lines.push([{text: ' '.repeat(label), style: palette.text}, ...footSpans(foot, words, theme)]);
	return lines.slice(0, height);
}
