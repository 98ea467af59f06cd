import type {HistoryPly, HistoryTry, SeatHistory} from '../../rules/history.js';
import {isInVain} from '../../rules/news.js';
import type {BotQuestion} from '../bot.js';

/** Returns tries without those of a seat that were refused, the same list when there is none. */
function others(
	tries: readonly HistoryTry[] | undefined,
	seat: SeatHistory['seat'],
): readonly HistoryTry[] | undefined {
	const isOwnRefused = (tried: HistoryTry) => tried.by === seat && isInVain(tried);
	return tries?.some(isOwnRefused) === true ? tries.filter((tried) => !isOwnRefused(tried)) : tries;
}

const withTries = <T extends {readonly tries?: readonly HistoryTry[]}>(
	one: T,
	tries: readonly HistoryTry[] | undefined,
): T => (tries === one.tries ? one : {...one, tries});

/** Returns a question in Kriegspiel as one hears it who does not listen when a try of his is refused. */
export function withoutRefusals(question: BotQuestion): BotQuestion {
	const {history} = question;
	const {seat} = history;
	const plies = history.plies.map((ply): HistoryPly => withTries(ply, others(ply.tries, seat)));
	return {
		...question,
		history: withTries({...history, plies}, others(history.tries, seat)),
	};
}
