import {EMPTY, isUnknownMan, manRole, parseAnyManLetter, UNSEEN} from '../core/man.js';
import {parseSquare} from '../core/square.js';
import {isEnemy} from '../knowledge/own-man.js';
import {hiddenRole} from '../knowledge/taken.js';
import {type SeatHistory, type ShownMan, viewBefore} from '../rules/history.js';
import {isSetUp} from '../rules/view.js';
import type {SeatReport} from './seat-report.js';

/** Returns whether a man may stand where it was shown, by what its seat saw then: a set-up may be another one since. */
function mayStand(history: SeatHistory, {square, man, ply}: ShownMan): boolean {
	const {cells, phase} = viewBefore(history, ply);
	const code = cells[square];
	return (
		!isSetUp(phase) &&
		(code === UNSEEN ||
			(isUnknownMan(code) && isEnemy(code, history.seat)) ||
			(!isEnemy(code, history.seat) && manRole(man) === hiddenRole(history.variant)))
	);
}

/** Returns the men that takebacks have left a seat with the knowledge of, as long as nothing before them was taken back too. */
export function shownByTakebacks({
	history,
	notices,
}: Pick<SeatReport, 'history' | 'notices'>): readonly ShownMan[] {
	return notices.flatMap((notice, index) => {
		const isGone = notices
			.slice(index + 1)
			.some(({kind, ply}) => kind === 'taken-back' && ply < notice.ply);
		return notice.kind !== 'taken-back' || isGone
			? []
			: notice.revealed.flatMap((text) => {
					const [man, square] = [parseAnyManLetter(text[0]), parseSquare(text.slice(1))];
					const shown = {man, square: square ?? 0, ply: notice.ply};
					const isKnown = square !== undefined && man !== EMPTY;
					return isKnown && mayStand(history, shown) ? [shown] : [];
				});
	});
}

/** Returns the history of a seat with what takebacks have left it with the knowledge of: the same object where that is nothing. */
export function knownHistory(report: Pick<SeatReport, 'history' | 'notices'>): SeatHistory {
	const {history} = report;
	const shown = shownByTakebacks(report);
	return shown.length === 0 ? history : {...history, shown};
}
