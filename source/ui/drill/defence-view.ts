import {countPlies} from '../../match/acts.js';
import {scoreDrill} from '../../drill/coach.js';
import {knownStart} from '../../drill/knowledge.js';
import type {Match} from '../../match/match.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';
import {countOf} from '../../text/men.js';
import {type Message, say} from '../components/message.js';
import {loneKingView} from '../plan/lone-king-view.js';
import type {CoachState} from './coach-state.js';
import {fiftyMovesText} from './drill-words.js';
import type {Drill} from './drill.js';
import type {CoachView} from './plan-view.js';

/** Returns the lone king's moves so far, as the top line has them. */
export const heldText = ({history, seat}: SeatReport): string =>
	`held ${countOf(history.plies.filter(({by}) => by === seat).length, 'move')}`;

/** Returns what the lone king is told when it is over; White's knowledge is no secret any more. */
function defenceMessages(match: Match, {tables, settings: drill}: Drill): readonly Message[] {
	const {outcome, settings} = match;
	const start = knownStart(settings);
	if (outcome === undefined) {
		// Both sides are told this before the first move.
		const text =
			start === undefined
				? 'White knows nothing of where you start.'
				: 'White was told where you start.';
		const fifty = fiftyMovesText(drill.strategy, drill.ending);
		const told = fifty === undefined ? text : `${text} ${fifty}`;
		return say(countPlies(match) < 2 ? told : undefined, 'accent');
	}

	const {history} = seatReport(match, 'white');
	const {moves, par} = scoreDrill(history, tables, start);
	const limit =
		par === undefined
			? 'The table cannot force anything from this start.'
			: `The table needs at most ${countOf(par, 'move')} from this start.`;
	return say(`White made ${countOf(moves, 'move')}. ${limit}`, 'accent');
}

/** Returns what the lone king is told and shown; the paper's advice when he has asked for it. */
export function defenceView(
	match: Match,
	drill: Drill,
	report: SeatReport,
	{plan}: CoachState,
): CoachView {
	return plan?.ply === report.history.plies.length && report.moves.length > 0
		? loneKingView(report, drill.settings.ending)
		: {messages: defenceMessages(match, drill), belief: [], lit: []};
}
