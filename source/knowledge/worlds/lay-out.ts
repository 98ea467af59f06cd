import type {Act} from '../../core/act.js';
import {isMan, manRole} from '../../core/man.js';
import type {SeatId} from '../../rules/seat.js';
import type {State, Variant} from '../../rules/variant.js';
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

/** Returns a state after the acts of a set-up by which a seat comes to see what `wanted` shows, as far as there are any. */
export function layOut(variant: Variant, state: State, seat: SeatId, wanted: View): State {
	let laid = state;
	for (let count = 0; count < MOST_ACTS; count++) {
		const now = variant.view(laid, seat);
		const act = variant.acts(laid, seat).find((one) => isNearer(one, now, wanted));
		const ruling = act === undefined ? undefined : variant.step(laid, seat, act);
		if (ruling === undefined) {
			break;
		}

		laid = ruling.state;
	}

	return laid;
}
