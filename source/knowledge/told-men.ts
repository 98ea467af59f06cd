import {opposite} from '../core/color.js';
import type {Role} from '../core/man.js';
import type {Square} from '../core/square.js';
import type {SeatHistory} from '../rules/history.js';
import {knownMen} from '../rules/machines/known-men.js';

/**
 * Returns what a seat was told of the other side's men since that side last did something: which stand where, and on which
 * squares none does (undefined). No world of a sample need prove it.
 */
export function toldMen({
	seat,
	plies,
	heardAtStart = [],
}: SeatHistory): ReadonlyMap<Square, Role | undefined> {
	const other = opposite(seat);
	const last = plies.findLastIndex(({by}) => by === other);
	const heard = plies.slice(Math.max(0, last)).flatMap((ply) => ply.heard);
	return knownMen(last < 0 ? [...heardAtStart, ...heard] : heard, other);
}
