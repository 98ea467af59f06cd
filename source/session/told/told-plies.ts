import {ownLength, turnStart} from '../../knowledge/turn-start.js';
import type {SeatHistory} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';

/**
 * Returns the plies (0 is the first) of which a seat is told now: what the other side did since its own last act, or that act
 * as long as it is the last one, and what the seat has done since in its turn without moving; in a set-up of that the last.
 */
export function toldPlies(history: SeatHistory): readonly number[] {
	const {plies} = history;
	const [own, start] = [ownLength(history), turnStart(history)];
	const first = own === start ? Math.max(0, own - 1) : own;
	const [before, since] = [plies.slice(first, start), plies.slice(start)];
	const kept = isSetUp(plies.at(-1)?.view.phase) ? since.slice(-1) : since;
	return [
		...before.map((_, index) => first + index),
		...kept.map((_, index) => plies.length - kept.length + index),
	];
}
