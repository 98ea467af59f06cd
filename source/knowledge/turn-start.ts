import {parseAct, playsOn} from '../core/act.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';

/** Returns whether ply `index` is an act of the seat's own that is no move and leaves its turn as it was: a man that is revealed, or put down in a set-up. */
function leavesTurn(history: SeatHistory, index: number): boolean {
	const {by, move, view} = history.plies[index];
	const act = by === history.seat && move !== undefined ? parseAct(move) : undefined;
	const before = viewBefore(history, index);
	return (
		act !== undefined && !playsOn(act) && before.turn === view.turn && before.phase === view.phase
	);
}

/**
 * Returns how many plies had been played when the turn that is on began for a seat. What it has done in it since without
 * moving is a ply of its history too, and ends nothing: what was told before holds on.
 */
export function turnStart(history: SeatHistory): number {
	let start = history.plies.length;
	while (start > 0 && leavesTurn(history, start - 1)) {
		start--;
	}

	return start;
}

/** Returns how many plies had been played when a seat had done its last act before the turn that is on, or the one that ended that turn. */
export const ownLength = (history: SeatHistory): number =>
	history.plies.slice(0, turnStart(history)).findLastIndex(({by}) => by === history.seat) + 1;
