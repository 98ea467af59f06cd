import {adviceFor} from '../../knowledge/advice.js';
import type {SeatReport} from '../../match/seat-report.js';
import {describeAdvice} from '../../text/advice.js';
import {FIRST_GAME_BEGINS, FIRST_GAME_OVER, NO_HINTS} from '../../text/learn.js';
import type {CoachView} from '../drill/plan-view.js';
import {say} from '../told/message.js';

/** Returns what a friendly coach says to a seat before its move, to who asks for a hint, and when it is over: from its report alone. */
export function friendlyCoach(report: SeatReport, isHintAsked = false): CoachView | undefined {
	const {history, moves, outcome, phase, seat} = report;
	const text =
		outcome !== undefined
			? FIRST_GAME_OVER
			: phase.name === 'turn' && phase.seat === seat
				? history.plies.length === 0
					? FIRST_GAME_BEGINS
					: describeAdvice(adviceFor(history, moves), seat)
				: undefined;
	const said = [...say(text, 'accent'), ...say(isHintAsked ? NO_HINTS : undefined)];
	return said.length === 0 ? undefined : {messages: said, belief: [], lit: []};
}
