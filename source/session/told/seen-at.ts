import type {SeatReport} from '../../match/seat-report.js';

/** Returns what a seat had seen and been told after so many plies of its history, as long as the game was played; of a later turn nothing. */
export function seenAt({outcome: _outcome, ...report}: SeatReport, ply: number): SeatReport {
	const {plies, tries: _tries, ...history} = report.history;
	return ply >= plies.length
		? report
		: {...report, history: {...history, plies: plies.slice(0, ply)}};
}
