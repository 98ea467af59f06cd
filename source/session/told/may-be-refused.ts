import {UNSEEN} from '../../core/man.js';
import type {SeatReport} from '../../match/seat-report.js';
import {viewBefore} from '../../rules/history.js';

/** Returns whether what a seat tries may be refused: who sees the whole board knows what it may do. */
export const mayBeRefused = ({history, umpire}: Pick<SeatReport, 'history' | 'umpire'>): boolean =>
	umpire !== undefined && viewBefore(history, 0).cells.includes(UNSEEN);
