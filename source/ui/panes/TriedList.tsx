import {adviserMoves} from '../../text/turn.js';
import type {Theme} from '../theme/theme.js';
import {pane} from './pane.js';
import {type Line, lineOf, wrapText} from '../frame/text-lines.js';
import {adviserLeft} from '../../knowledge/adviser-left.js';
import {hasTried, triedText} from '../../session/told/tried-in-vain.js';
import type {SeatReport} from '../../match/seat-report.js';
import type {Size} from '../frame/box.js';

type Tried = Pick<SeatReport, 'history' | 'passesTo'>;

/** Returns what the seat has tried in vain in its turn, in order; the last ones when there is no room for all. Pure. */
function triedLines(
	{history, passesTo}: Tried,
	{width, height}: Size,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const left = adviserLeft(history, passesTo !== undefined);
	// Both players keep count of their advisers' moves; an only row is for what was tried.
	const head = left === undefined || (height < 2 && hasTried(history)) ? [] : [adviserMoves(left)];
	const room = Math.max(1, height - head.length);
	const fits = (text: string): boolean => wrapText(text, width).length <= room;
	return [...head, ...wrapText(triedText(history, fits, glyphs.ellipsis), width)]
		.slice(0, height)
		.map((row) => lineOf(row, palette.text));
}

export const TriedList = pane<{readonly report: Tried}>(({report}, size, theme) =>
	triedLines(report, size, theme),
);
