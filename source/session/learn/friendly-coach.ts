import {adviceFor, squaresOf} from '../../knowledge/advice.js';
import type {KingDanger} from '../../knowledge/worlds/king-danger.js';
import type {SeatReport} from '../../match/seat-report.js';
import {describeAdvice} from '../../text/advice.js';
import {FIRST_GAME_BEGINS, FIRST_GAME_OVER, NO_HINTS} from '../../text/learn.js';
import type {CoachView} from '../drill/plan-view.js';
import {say} from '../told/message.js';

const isOnTurn = ({outcome, phase, seat}: SeatReport): boolean =>
	outcome === undefined && phase.name === 'turn' && phase.seat === seat;

/** Returns whether it is worth while to work out what a seat's king has to fear of men that it does not see. */
export const asksForDanger = (report: SeatReport): boolean =>
	isOnTurn(report) && report.history.plies.length > 0;

/**
 * Returns what a friendly coach says to a seat before its move, to who asks for a hint, and when it is over: from its report
 * alone, and from the `danger` that was worked out from it, as soon as it is.
 */
export function friendlyCoach(
	report: SeatReport,
	{
		isHintAsked = false,
		danger,
	}: {readonly isHintAsked?: boolean; readonly danger?: KingDanger} = {},
): CoachView | undefined {
	const {history, moves, outcome, seat} = report;
	const isTurn = isOnTurn(report);
	const advice = asksForDanger(report) ? adviceFor(history, moves, danger) : [];
	const text =
		outcome !== undefined
			? FIRST_GAME_OVER
			: isTurn && advice.length === 0
				? FIRST_GAME_BEGINS
				: advice.map((one) => describeAdvice(one, seat));
	const said = [...say(text, 'accent'), ...say(isHintAsked ? NO_HINTS : undefined)];
	const lit = advice.flatMap(squaresOf);
	return said.length === 0 ? undefined : {messages: said, belief: [], lit};
}
