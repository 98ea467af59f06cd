import type {SeatReport} from '../../match/seat-report.js';
import {historyAt} from '../../rules/history.js';

/** Returns what a seat had seen and been told after so many plies of its history, as long as the game was played; of a later turn nothing. */
export function seenAt({outcome: _outcome, ...report}: SeatReport, ply: number): SeatReport {
	return {...report, history: historyAt(report.history, ply)};
}
