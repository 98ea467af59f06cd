import {adviserLeft} from '../../knowledge/adviser-left.js';
import {toldTry} from '../../knowledge/move-list.js';
import type {SeatReport} from '../../match/seat-report.js';
import {isRefusal} from '../../rules/news.js';
import {currentView, type HistoryTry, type SeatHistory} from '../../rules/history.js';
import type {View} from '../../rules/view.js';
import {abbreviateAnnouncement} from '../../text/umpire.js';
import {isTakenBack} from './taken-back.js';

/** Returns what a seat has tried in vain in a turn, in order, each with the answer: "Qe8 no". `cells` is its own board. */
export const triedInVain = (
	tries: readonly HistoryTry[],
	{cells, viewer}: Pick<View, 'cells' | 'viewer'>,
	variant: string,
): readonly string[] =>
	tries.flatMap(({by, text, heard}, index) => {
		const answer = heard.find(isRefusal);
		if (by === viewer && text !== undefined && isTakenBack(tries, index)) {
			return [`${toldTry(cells, text, variant)} back`];
		}

		return by !== viewer || text === undefined || answer === undefined
			? []
			: [`${toldTry(cells, text, variant)} ${abbreviateAnnouncement(answer)}`];
	});

/** Returns the same of the turn that a seat is in. */
export const triedThisTurn = (history: SeatHistory): readonly string[] =>
	triedInVain(history.tries ?? [], currentView(history), history.variant);

/** Returns whether there is something to list of what a seat has tried in vain, or of its adviser's moves. */
export const hasTriedInVain = ({
	history,
	passesTo,
}: Pick<SeatReport, 'history' | 'passesTo'>): boolean =>
	triedThisTurn(history).length > 0 || adviserLeft(history, passesTo !== undefined) !== undefined;
