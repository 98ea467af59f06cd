import {type Color, COLORS, opposite} from '../../core/color.js';
import {isAdviser, type SeatId, sideOf} from '../../rules/seat.js';
import {currentView} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import {announceAnswer} from '../../text/requests.js';
import {publicWords} from './umpire-messages.js';

/** Returns what was answered to a request of a side's, as both may hear it: a takeback that only its side was told of was never asked for. */
function answerTo(by: Color, reports: {readonly [side in Color]: SeatReport}): readonly string[] {
	const [own, other] = [by, opposite(by)].map((side) => {
		const {notices, history} = reports[side];
		const last = notices.at(-1);
		return last?.ply === history.plies.length ? last : undefined;
	});
	const isAnswer =
		own?.kind === 'taken-back' ? own.by === by && other?.kind === 'taken-back' : own !== undefined;
	return own === undefined || !isAnswer
		? []
		: [announceAnswer(own.kind, reports[by].names[opposite(by)])];
}

/**
 * Returns what both sides were told of the last turn, where a hand-off to a seat is the first one since; none where the
 * keyboard goes over for a question, and the answer where it goes back with that.
 */
export function handOffWords(white: SeatReport, black: SeatReport, to: SeatId): readonly string[] {
	const isAsked =
		(white.request ?? black.request) !== undefined &&
		currentView(white.history).turn !== sideOf(to);
	const isAnswered = [white, black].some(
		({notices, history}) => notices.at(-1)?.ply === history.plies.length,
	);
	if (isAsked || (isAnswered && isAdviser(to))) {
		return [];
	}

	return isAnswered
		? COLORS.flatMap((by) => answerTo(by, {white, black})).slice(0, 1)
		: publicWords(white, black);
}
