import {currentView} from '../../rules/history.js';
import {tryText} from '../../knowledge/move-list.js';
import type {SeatReport} from '../../match/seat-report.js';
import {abbreviateAnnouncement} from '../../text/umpire.js';
import type {Theme} from '../theme/theme.js';
import {pane, type Size} from './pane.js';
import {type Line, lineOf, wrapText} from './text-lines.js';

type Tried = Pick<SeatReport, 'history' | 'seat'>;

/** Returns what the seat has tried in vain in its turn, in order; the last ones when there is no room for all. Pure. */
function triedLines(
	{history, seat}: Tried,
	{width, height}: Size,
	{palette}: Theme,
): readonly Line[] {
	const {cells} = currentView(history);
	const tried = (history.tries ?? []).flatMap(({by, text, heard}) => {
		const answer = heard.find(({type}) => type === 'refused' || type === 'nonsense');
		return by !== seat || text === undefined || answer === undefined
			? []
			: [`${tryText(cells, text, history.variant)} ${abbreviateAnnouncement(answer)}`];
	});
	const text = tried.length === 0 ? 'Tried: nothing yet' : `Tried: ${tried.join(', ')}`;
	return wrapText(text, width)
		.slice(-height)
		.map((row) => lineOf(row, palette.text));
}

export const TriedList = pane<{readonly report: Tried}>(({report}, size, theme) =>
	triedLines(report, size, theme),
);
