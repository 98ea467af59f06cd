import {UNSEEN} from '../../core/man.js';
import {parseUci} from '../../core/uci.js';
import type {SeatReport} from '../../match/seat-report.js';
import {viewBefore} from '../../rules/history.js';
import {isInVain} from '../../rules/news.js';

/** Returns whether what a seat tries may be refused: who sees the whole board knows what it may do. */
export const mayBeRefused = ({history, umpire}: Pick<SeatReport, 'history' | 'umpire'>): boolean =>
	umpire !== undefined && viewBefore(history, 0).cells.includes(UNSEEN);

/** Returns whether a seat that has tried nothing yet would have a refusal heard by the other side: it may not know that. */
export function isFirstAloud(report: SeatReport): boolean {
	const {history, notices, umpire} = report;
	const {seat, plies, tries = []} = history;
	// Who has tried once knows it, though it was taken back; what was done before the first move is no try.
	const hasMoved = plies.some(({by, move = ''}) => by === seat && parseUci(move) !== undefined);
	const hasTakenBack = notices.some(
		(notice) => notice.kind === 'taken-back' && (notice.by === seat || notice.plies > 1),
	);
	const hasTried = tries.some(
		(tried) => tried.text !== undefined && (isInVain(tried) || parseUci(tried.text) !== undefined),
	);
	return (
		umpire?.isAloud === true && mayBeRefused(report) && !hasMoved && !hasTakenBack && !hasTried
	);
}
