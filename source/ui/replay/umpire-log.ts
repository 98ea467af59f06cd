import type {Color} from '../../core/color.js';
import {type HistoryTry, type SeatHistory, viewBefore} from '../../rules/history.js';
import {tryText} from '../../knowledge/move-list.js';
import type {Match} from '../../match/match.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';
import type {View} from '../../rules/view.js';
import {sideName} from '../../text/men.js';
import {describeHeard} from '../../text/umpire.js';
import {gatherTries} from '../game/gather-tries.js';
import {describeOtherTries} from '../game/umpire-messages.js';

/** Returns a side's own tries and questions with what it heard, as it is told of them or as others tell of it. */
const describeOwn = (
	tries: readonly HistoryTry[],
	{cells, viewer}: View,
	variant: string,
	who: string,
	most?: number,
): readonly string[] =>
	gatherTries(
		tries.flatMap(({text, heard}) =>
			text === undefined
				? []
				: [
						{
							name: text.endsWith('?') ? undefined : tryText(cells, text, variant),
							answer: describeHeard(heard, viewer).join(' '),
						},
					],
		),
		who,
		most,
	);

/** Returns what a seat lived of the tries and questions of one turn, which it saw begin so. */
const describeTurn = (
	tries: readonly HistoryTry[],
	view: View,
	variant: string,
	most?: number,
): readonly string[] =>
	tries.at(0)?.by === view.viewer
		? describeOwn(tries, view, variant, 'You', most)
		: describeOtherTries(tries);

/** Returns what came before the seat's own move of ply `index` (0 is the first); the other side's is told with its move. At most `most` tries are named in a row. */
export const triesBefore = (
	history: SeatHistory,
	index: number,
	most?: number,
): readonly string[] => {
	const ply = history.plies.at(index);
	return ply?.tries === undefined || ply.by !== history.seat
		? []
		: describeTurn(ply.tries, viewBefore(history, index), history.variant, most);
};

/** Returns what a seat has lived of the turn that is on, likewise. Made from its report alone. */
export const openTurn = (
	{history}: Pick<SeatReport, 'history'>,
	most?: number,
): readonly string[] => {
	const {tries = [], plies, variant} = history;
	return describeTurn(tries, viewBefore(history, plies.length), variant, most);
};

/** Returns all that was tried and asked in the turn that is on, as the umpire knows it: its mover hears every answer. */
export function openTurnInTruth(match: Match, mover: Color): readonly string[] {
	const {history} = seatReport(match, mover);
	return describeOwn(
		history.tries ?? [],
		viewBefore(history, history.plies.length),
		history.variant,
		sideName(mover),
	);
}

/** Returns how many tries of the turn that is on were refused. */
export const refusalsInTurn = (match: Match, mover: Color): number =>
	(seatReport(match, mover).history.tries ?? []).filter(({heard}) =>
		heard.some(({type}) => type === 'refused' || type === 'nonsense'),
	).length;
