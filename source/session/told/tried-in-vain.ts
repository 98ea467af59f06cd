import {toldTry} from '../../knowledge/move-list.js';
import {isRefusal} from '../../rules/news.js';
import type {HistoryTry} from '../../rules/history.js';
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
