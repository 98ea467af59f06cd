import {isMove} from '../core/act.js';
import {sideOf} from './seat.js';
import type {State, Variant} from './variant.js';

/**
 * Returns the number of lines of exactly `depth` acts that stand, whoever's they are, as the game itself rules them: in
 * games that are more than moves of men, and where a draw may end them. Seats that need not act do not, nor do advisers. A move that may be taken back counts once
 * it stands. `depth` is a whole number from 0; an ended game has no acts.
 */
export function perftByActs(variant: Variant, state: State, depth: number): number {
	if (depth === 0) {
		return 1;
	}

	let leaves = 0;
	const waiting = variant.needNotAct?.(state) ?? [];
	for (const seat of state.outcome === undefined ? variant.toAct(state) : []) {
		if (waiting.includes(seat) || seat !== sideOf(seat)) {
			continue;
		}

		for (const act of variant.acts(state, seat)) {
			const ruling = variant.step(state, seat, act);
			if (ruling?.verdict === 'stands') {
				leaves += perftByActs(variant, ruling.state, depth - 1);
			} else if (ruling?.verdict === 'answered' && isMove(act)) {
				leaves += perftByActs(variant, ruling.state, depth);
			}
		}
	}

	return leaves;
}
