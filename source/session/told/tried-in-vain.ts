import {adviserLeft} from '../../knowledge/adviser-left.js';
import {toldTry} from '../../knowledge/move-list.js';
import type {SeatReport} from '../../match/seat-report.js';
import {isRefusal} from '../../rules/news.js';
import {currentView, type HistoryTry, type SeatHistory} from '../../rules/history.js';
import type {View} from '../../rules/view.js';
import {abbreviateAnnouncement} from '../../text/umpire.js';
import {isTakenBack} from './taken-back.js';

/** A try in vain as it is written, and in a word what came of it. */
type InVain = {readonly move: string; readonly answer: string};

const answered = ({move, answer}: InVain): string => `${move} ${answer}`;

/** Returns what a seat has tried in vain in a turn, in order. `cells` is its own board. */
const inVain = (
	tries: readonly HistoryTry[],
	{cells, viewer}: Pick<View, 'cells' | 'viewer'>,
	variant: string,
): readonly InVain[] =>
	tries.flatMap(({by, text, heard}, index) => {
		if (by !== viewer || text === undefined) {
			return [];
		}

		const refusal = heard.find(isRefusal);
		const answer = isTakenBack(tries, index) ? 'back' : refusal && abbreviateAnnouncement(refusal);
		return answer === undefined ? [] : [{move: toldTry(cells, text, variant), answer}];
	});

/** Returns the same, each with the answer: "Qe8 no". */
export const triedInVain = (...turn: Parameters<typeof inVain>): readonly string[] =>
	inVain(...turn).map(answered);

const triedThisTurn = (history: SeatHistory): readonly InVain[] =>
	inVain(history.tries ?? [], currentView(history), history.variant);

/** Returns tries with those that came one after the other and were answered alike as one: "Kd4, Ke4: no". */
const gathered = (tries: readonly InVain[]): string =>
	tries
		.map(({move, answer}, index) =>
			answer === tries[index + 1]?.answer ? `${move}, ` : `${move}: ${answer}; `,
		)
		.join('')
		.slice(0, -2);

/**
 * Returns what a seat has tried in vain in the turn that it is in, in as many words as have room: each try with its answer, or
 * gathered, or as many of the last ones as `fits` behind `ellipsis`.
 */
export function triedText(
	history: SeatHistory,
	fits: (text: string) => boolean,
	ellipsis: string,
): string {
	const tries = triedThisTurn(history);
	if (tries.length === 0) {
		return 'Tried: nothing yet';
	}

	const all = gathered(tries);
	const last = tries.slice(1).map((_, index) => `${ellipsis} ${gathered(tries.slice(index + 1))}`);
	const texts = [`Tried: ${tries.map(answered).join(', ')}`, `Tried: ${all}`, all, ...last];
	return texts.find(fits) ?? texts[texts.length - 1];
}

/** Returns whether a seat has tried anything in vain in the turn that it is in. */
export const hasTried = (history: SeatHistory): boolean => triedThisTurn(history).length > 0;

/** Returns whether there is something to list of what a seat has tried in vain, or of its adviser's moves. */
export const hasTriedInVain = ({
	history,
	passesTo,
}: Pick<SeatReport, 'history' | 'passesTo'>): boolean =>
	hasTried(history) || adviserLeft(history, passesTo !== undefined) !== undefined;
