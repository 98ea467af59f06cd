import {canCaptureKing} from '../bot/search/exchange.js';
import {KING} from '../core/man.js';
import type {Move} from '../rules/move.js';
import type {Position} from '../rules/position.js';

export const takesKing = ({board}: Position, move: Move): boolean =>
	(board[(move >> 6) & 63] & 7) === KING;

/** Returns whether the mover's king can be taken right after a move. The position is as it was afterwards. */
export function leavesKing(position: Position, move: Move): boolean {
	if (takesKing(position, move)) {
		return false;
	}

	position.make(move);
	const leaves = canCaptureKing(position);
	position.unmake(move);
	return leaves;
}

/** Returns in what share of the worlds each move leaves the king to be taken. The position is overwritten. */
export function kingRisks(
	position: Position,
	moves: readonly Move[],
	worlds: Int32Array,
	load: (world: number, position: Position) => void,
): Float64Array {
	const risks = new Float64Array(moves.length);
	for (const world of worlds) {
		load(world, position);
		for (const [index, move] of moves.entries()) {
			risks[index] += leavesKing(position, move) ? 1 : 0;
		}
	}

	return risks.map((count) => count / worlds.length);
}
