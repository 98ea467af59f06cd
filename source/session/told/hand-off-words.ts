import {type SeatId, sideOf} from '../../rules/seat.js';
import {currentView} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import {publicWords} from './umpire-messages.js';

/**
 * Returns what both sides were told of the last turn, where a hand-off to a seat is the first one since; none where the
 * keyboard goes over for a question, or back with its answer.
 */
export function handOffWords(white: SeatReport, black: SeatReport, to: SeatId): readonly string[] {
	const isAsked =
		(white.request ?? black.request) !== undefined &&
		currentView(white.history).turn !== sideOf(to);
	const isAnswered = [white, black].some(
		({notices, history}) => notices.at(-1)?.ply === history.plies.length,
	);
	return isAsked || isAnswered ? [] : publicWords(white, black);
}
