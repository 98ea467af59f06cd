import {isMove} from '../../source/core/act.js';
import {parseFen} from '../../source/core/fen.js';
import {unwrap} from '../../source/core/result.js';
import type {State, Variant} from '../../source/rules/variant.js';

/** Counts the lines of so many moves that stand, by the game's own acts. */
export function perftOf(variant: Variant, fen: string, depth: number): number {
	const count = (state: State, left: number): number => {
		if (left === 0) {
			return 1;
		}

		let sum = 0;
		for (const act of variant.acts(state, state.board.turn)) {
			const ruling = isMove(act) ? variant.step(state, state.board.turn, act) : undefined;
			const isMade =
				ruling?.verdict === 'stands' && ruling.state.outcome?.reason !== 'false-capture';
			sum += isMade ? count(ruling.state, left - 1) : 0;
		}

		return sum;
	};

	const {state} = unwrap(variant.start(unwrap(parseFen(fen)), () => 0));
	return count(state, depth);
}
