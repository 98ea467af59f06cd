import {adviceFor, squaresOf} from '../../knowledge/advice.js';
import type {SeatReport} from '../../match/seat-report.js';
import {describeAdvice} from '../../text/advice.js';
import {FIRST_GAME_BEGINS, FIRST_GAME_OVER, NO_HINTS} from '../../text/learn.js';
import type {CoachView} from '../drill/plan-view.js';
import {say} from '../told/message.js';

/** Returns what a friendly coach says to a seat before its move, to who asks for a hint, and when it is over: from its report alone. */
export function friendlyCoach(report: SeatReport, isHintAsked = false): CoachView | undefined {
	const {history, moves, outcome, phase, seat} = report;
	const isTurn = outcome === undefined && phase.name === 'turn' && phase.seat === seat;
	const advice = isTurn && history.plies.length > 0 ? adviceFor(history, moves) : undefined;
	const text =
		outcome !== undefined
			? FIRST_GAME_OVER
			: advice !== undefined
				? describeAdvice(advice, seat)
				: isTurn
					? FIRST_GAME_BEGINS
					: undefined;
	const said = [...say(text, 'accent'), ...say(isHintAsked ? NO_HINTS : undefined)];
	const lit = advice === undefined ? [] : squaresOf(advice);
	return said.length === 0 ? undefined : {messages: said, belief: [], lit};
}
