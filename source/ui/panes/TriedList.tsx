import {adviserMoves} from '../../text/turn.js';
import type {Theme} from '../theme/theme.js';
import {pane} from './pane.js';
import {type Line, lineOf, wrapText} from '../frame/text-lines.js';
import {adviserLeft} from '../../knowledge/adviser-left.js';
import {triedThisTurn} from '../../session/told/tried-in-vain.js';
import type {SeatReport} from '../../match/seat-report.js';
import type {Size} from '../frame/box.js';

type Tried = Pick<SeatReport, 'history' | 'passesTo'>;

/** Returns what the seat has tried in vain in its turn, in order; the last ones when there is no room for all. Pure. */
function triedLines(
	{history, passesTo}: Tried,
	{width, height}: Size,
	{palette}: Theme,
): readonly Line[] {
	const tried = triedThisTurn(history);
	const text = tried.length === 0 ? 'Tried: nothing yet' : `Tried: ${tried.join(', ')}`;
	const left = adviserLeft(history, passesTo !== undefined);
	const rows = wrapText(text, width);
	// Both players keep count of their advisers' moves; an only row is for what was tried.
	const head = left === undefined || (height < 2 && tried.length > 0) ? [] : [adviserMoves(left)];
	return [...head, ...rows.slice(Math.min(-1, head.length - height))]
		.slice(0, height)
		.map((row) => lineOf(row, palette.text));
}

export const TriedList = pane<{readonly report: Tried}>(({report}, size, theme) =>
	triedLines(report, size, theme),
);
