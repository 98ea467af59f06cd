import {actTexts, type SeatReport} from '../../match/seat-report.js';
import {nothingToAsk} from '../../text/questions.js';
import {toldInTurn} from './move-knowledge.js';

/** Returns why nothing can be asked, where that is so. */
export function whyNothingToAsk(report: SeatReport): string | undefined {
	const {asked = []} = toldInTurn(report.history);
	return actTexts(report).questions.length > 0 ? undefined : nothingToAsk(asked.length > 0);
}
