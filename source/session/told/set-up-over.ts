import {UNSEEN} from '../../core/man.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';
import {sideName} from '../../text/men.js';

/** Returns whether a ply ended a set-up, or a part of it: so who did it was ready. */
export function isReady(history: SeatHistory, index: number): boolean {
	const {phase} = viewBefore(history, index);
	// A king that is placed anew is moved.
	return isSetUp(phase) && phase !== 'kings' && history.plies[index].view.phase !== phase;
}

/** Returns that all is arranged, where a ply of either side's brought that about, to a seat that does not see it. */
export function setUpOver(history: SeatHistory, index: number): readonly string[] {
	const {view} = history.plies[index];
	const {phase, cells} = viewBefore(history, index);
	const isOver = phase !== undefined && view.phase === undefined && cells.includes(UNSEEN);
	return isOver ? [`All is arranged. ${sideName(view.turn)} moves first.`] : [];
}
