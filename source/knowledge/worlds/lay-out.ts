import type {Act} from '../../core/act.js';
import {isMan, manRole} from '../../core/man.js';
import type {SeatId} from '../../rules/seat.js';
import type {Table} from '../../rules/table.js';
import type {View} from '../../rules/view.js';

/** The most acts of a set-up: each man taken off and put somewhere else. */
const MOST_ACTS = 64;

/** Returns whether an act of a set-up brings what a seat sees nearer to a view. */
function isNearer(act: Act, now: View, wanted: View): boolean {
	if (act.kind !== 'place' || now.cells[act.square] === wanted.cells[act.square]) {
		return false;
	}

	const code = wanted.cells[act.square];
	return act.role === undefined || (isMan(code) && manRole(code) === act.role);
}

/** Returns a table after the acts of a set-up by which a seat comes to see what `wanted` shows, as far as there are any. */
export function layOut(table: Table, seat: SeatId, wanted: View): Table {
	let laid = table;
	for (let count = 0; count < MOST_ACTS; count++) {
		const now = laid.view(seat);
		const act = laid.tries(seat).find((one) => isNearer(one, now, wanted));
		const acted = act === undefined ? undefined : laid.act(seat, act);
		if (acted === undefined) {
			break;
		}

		laid = acted.table;
	}

	return laid;
}
